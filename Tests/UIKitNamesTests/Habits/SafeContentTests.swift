import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of forms that scroll below a bar.
@MainActor
@Suite("Habits: forms that scroll below a bar")
struct SafeContentTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    private final class Form: UIViewController {
        let (scroll, stack) = (UIScrollView(), UIStackView())
        override func viewDidLoad() {
            super.viewDidLoad()
            stack.axis = .vertical
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
            for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
            view.addSubview(scroll)
            scroll.addSubview(stack)
            for _ in 0..<10 {
                let row = UIView()
                row.heightAnchor.constraint(equalToConstant: 100).isActive = true
                stack.addArrangedSubview(row)
            }
            let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: view.topAnchor),
                scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                stack.topAnchor.constraint(equalTo: content.topAnchor),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
            ])
        }
    }

    @Test("SV-38: content with margins that is higher than its scroll view is as high as what is in it, and stays so")
    func form() {
        let form = Form()
        host.window.rootViewController = UINavigationController(rootViewController: form)
        host.advance(by: .seconds(1))
        #expect(form.scroll.adjustedContentInset.top > 0 && form.stack.safeAreaInsets == .zero)
        #expect(form.stack.frame.height == 1040 && form.scroll.contentSize.height == 1040)
        form.scroll.contentOffset.y = 150
        host.advance(by: .seconds(1))
        #expect(form.stack.frame.height == 1040 && form.stack.arrangedSubviews.first?.frame.minY == 20)
        form.scroll.contentInsetAdjustmentBehavior = .never
        form.scroll.contentOffset = .zero
        host.advance(by: .seconds(1))
        #expect(form.stack.safeAreaInsets.top > 0 && form.stack.safeAreaInsets.bottom == 0)
        form.scroll.contentInsetAdjustmentBehavior = .always
        host.advance(by: .seconds(1))
        #expect(form.stack.safeAreaInsets == .zero)
    }

    @Test("SV-38: a view that reaches out at an edge that nothing covers is safe there")
    func reachingOut() {
        let page = UIViewController()
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400)), UIView())
        inner.frame = CGRect(x: -30, y: 0, width: 500, height: 700)
        page.view.addSubview(outer)
        outer.addSubview(inner)
        host.window.rootViewController = UINavigationController(rootViewController: page)
        host.settle()
        #expect(inner.safeAreaInsets.top > 0 && inner.safeAreaInsets.bottom == 0)
        #expect(inner.safeAreaInsets.left == 0 && inner.safeAreaInsets.right == 0)
    }
}
