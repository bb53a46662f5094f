import Tactus

/// The counter: choosing tickets, and what follows a sale.
final class KioskWindow: Window {
    /// How long nobody touches the counter before it asks whether there is still somebody.
    static let patience = Duration.seconds(30)

    private let orderPage: OrderPage
    private var sale: SalePage?
    /// What a counter would send.
    private(set) var receipts: [Receipt] = []
    private var idleTimer: ScheduledTimer?
    private var ticketNumber = 100

    init(_ brand: Brand) {
        orderPage = OrderPage(brand)
        super.init(title: "Tickets", size: Size(width: 1280, height: 800))
        name = "counter"
        backgroundColor = .systemGroupedBackground
        traitOverrides.theme = brand.theme
        orderPage.onPay = { [weak self] in self?.sell() }
        let root = ViewController()
        root.view = orderPage
        rootViewController = root
    }

    override func layoutSubviews() {
        for page in [orderPage, sale].compactMap({ $0 as View? }) {
            page.frame = bounds
            page.layoutMargins = Look.margins(forWidth: bounds.width)
        }
        orderPage.isNarrow = bounds.width < Look.narrow
    }

    /// Every touch anywhere on the counter shows that there is somebody.
    override func sendEvent(_ event: Event) {
        if event.type == .touches { somebodyIsThere() }
        super.sendEvent(event)
    }

    /// Forgets the order.
    func startOver() {
        idleTimer?.invalidate()
        idleTimer = nil
        rootViewController?.dismiss(animated: true)
        sale?.removeFromSuperview()
        sale = nil
        orderPage.order = Order()
    }

    private func sell() {
        ticketNumber += 1
        let sale = SalePage(orderPage.order, number: ticketNumber)
        sale.onEnd = { [weak self] receipt in
            if let receipt { self?.receipts.append(receipt) }
            self?.startOver()
        }
        self.sale = sale
        sale.alpha = 0
        addSubview(sale)
        View.animate(duration: .milliseconds(250)) { sale.alpha = 1 }
    }

    private func somebodyIsThere() {
        rootViewController?.dismiss(animated: true)
        idleTimer?.invalidate()
        idleTimer = windowScene?.application?.schedule(after: Self.patience) { [weak self] in self?.ask() }
    }

    private func ask() {
        guard sale != nil || !orderPage.order.isEmpty else { return }
        let prompt = IdlePrompt()
        prompt.onTimeout = { [weak self] in self?.startOver() }
        rootViewController?.present(prompt, animated: true)
    }
}
