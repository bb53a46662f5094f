import Glibc
import Tactus

/// A coloured dot with its number under every finger.
///
///     TouchDots           opens the window
///     TouchDots --trace   also prints a line for every change of a touch
@main
final class TouchDots: ApplicationDelegate {
    private let trace: TouchTrace?

    convenience init() {
        // Before there is an application: whoever mistypes an option need not have a compositor.
        let options = CommandLine.arguments.dropFirst()
        guard options.isEmpty || options == ["--trace"] else {
            fputs("usage: TouchDots [--trace]\n", fdopen(STDERR_FILENO, "w"))
            exit(2)
        }
        self.init(isTraced: !options.isEmpty)
    }

    init(isTraced: Bool) { trace = isTraced ? TouchTrace() : nil }

    func applicationDidFinishLaunching(_ application: Application) {
        if let trace { application.addDeliveryObserver(trace) }
        application.open(DotsWindow())
    }
}

/// The window, which is also the view that the fingers touch.
final class DotsWindow: Window {
    private var dots: [Touch: Dot] = [:]
    private let hint = Label(text: "Touch with all your fingers")

    init() {
        super.init(title: "Touch Dots", size: Size(width: 800, height: 600))
        isMultipleTouchEnabled = true  // without it the second finger would find the window taken
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        hint.numberOfLines = 0
        addSubview(hint)
    }

    override func layoutSubviews() {
        let size = hint.sizeThatFits(Size(width: max(bounds.width - 48, 0), height: .infinity))
        hint.frame = Rect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        if hint.alpha == 1 { View.animate(duration: .milliseconds(300), curve: .linear) { [hint] in hint.alpha = 0 } }
        for touch in touches.sorted(by: { $0.number < $1.number }) {
            let dot = Dot(number: touch.number)
            dot.center = touch.location(in: self)
            dots[touch] = dot
            addSubview(dot)
        }
    }

    override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
        // Moving a view is all there is to it: the toolkit repaints what the dot uncovers and what it covers.
        for touch in touches { dots[touch]?.center = touch.location(in: self) }
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
        for touch in touches { dots.removeValue(forKey: touch)?.removeFromSuperview() }
    }

    override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
        touchesEnded(touches, with: event)
    }
}

/// What is seen of one finger.
final class Dot: View {
    private static let colors: [UInt32] = [0xE8505B, 0xF9A03F, 0xF9D65C, 0x7BC950, 0x3FA7D6, 0x9B6DD7]

    init(number: UInt64) {
        super.init(frame: Rect(x: 0, y: 0, width: 96, height: 96))
        isUserInteractionEnabled = false  // a finger that lands on a dot touches the window beneath it
        backgroundColor = Color(hex: Dot.colors[Int(number % UInt64(Dot.colors.count))])
        cornerRadius = 48
        let label = Label(text: "\(number)", frame: bounds)
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textAlignment = .center
        label.textColor = .darkText  // the dots are light wherever they are
        addSubview(label)
    }
}

/// Prints `began|moved|ended|cancelled ID X Y` for every sample, as the frames of input hold it; an event would tell
/// the motion between two frames of the display as one. A pointer counts as a finger while a button is down.
final class TouchTrace: DeliveryObserver {
    private var count = 0
    private var numbers: [AnyHashable: Int] = [:]
    private var pressed: Set<UInt32> = []

    func application(_ application: Application, didReach stage: DeliveryStage) {
        guard case .frame(let frame) = stage else { return }
        switch frame.contents {
        case .contacts(let samples):
            for sample in samples { tell(word(for: sample.change), of: sample.contact, at: sample.location) }
        case .pointer(let samples):
            for sample in samples { tell(word(for: sample.change), of: frame.seat, at: sample.location) }
        case .gesture, .keys, .tablet: break
        }
    }

    private func word(for change: ContactSample.Change) -> String {
        switch change {
        case .down: "began"
        case .moved: "moved"
        case .up: "ended"
        case .cancelled: "cancelled"
        }
    }

    private func word(for change: PointerSample.Change) -> String? {
        let wasUp = pressed.isEmpty
        if case .button(let code, true) = change { pressed.insert(code) }
        if case .button(let code, false) = change { pressed.remove(code) }
        if change == .left { pressed = [] }
        if wasUp { return pressed.isEmpty ? nil : "began" }
        if pressed.isEmpty { return change == .left ? "cancelled" : "ended" }
        return change == .moved ? "moved" : nil
    }

    private func tell(_ word: String?, of finger: AnyHashable, at place: Point) {
        guard let word else { return }
        if word == "began" { (count, numbers[finger]) = (count + 1, count + 1) }
        print(word, numbers[finger, default: 0], Int(place.x.rounded()), Int(place.y.rounded()))
    }
}
