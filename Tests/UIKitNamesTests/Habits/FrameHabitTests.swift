import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of where views are.
@MainActor
@Suite("Habits: frames, guides and stacks")
struct FrameHabitTests {
    let host = TestHost(size: CGSize(width: 400, height: 600))

    final class Noting: UIViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("will")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log.append("is")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log.append("did")
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            log.append("safe \(view.safeAreaInsets.top)")
        }
        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            log.append("margins")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            log.append("willLayout")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            log.append("didLayout")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("size \(size.width)x\(size.height) from \(view.bounds.width)")
            coordinator.animate(alongsideTransition: { _ in self.log.append("along \(self.view.bounds.width)") }) { _ in
                self.log.append("done")
            }
        }
    }

    @Test("what is turned, magnified and moved takes up the box around it, and comes back; the anchor moves the frame")
    func rotation() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        host.window.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.minX - 125) < 0.001 && abs(view.frame.minY - 75) < 0.001)
        #expect(abs(view.frame.width - 50) < 0.001 && abs(view.frame.height - 100) < 0.001)
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 150, y: 125))
        let p = view.convert(CGPoint(x: 0, y: 0), to: host.window)
        #expect(abs(p.x - 175) < 0.001 && abs(p.y - 75) < 0.001)
        view.transform = .identity
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        #expect(view.frame == CGRect(x: 70, y: 75, width: 200, height: 100))
        view.transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
        #expect(view.frame == CGRect(x: 60, y: 75, width: 200, height: 100))
        view.transform = CGAffineTransform.identity.concatenating(CGAffineTransform(translationX: 5, y: 6))
        #expect(view.transform.tx == 5 && view.transform.ty == 6 && view.transform.a == 1)
        view.transform = view.transform.inverted()
        #expect(view.transform.tx == -5)
        view.transform = .identity
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: 150, y: 125, width: 100, height: 50))
        view.layer.position = CGPoint(x: 0, y: 0)
        #expect(view.center == CGPoint(x: 0, y: 0) && view.frame.origin == CGPoint(x: 0, y: 0))
    }

    @Test("safe areas and margins add up from controller to view, by what is kept and what is not")
    func safeAreas() {
        let page = Noting()
        let host = TestHost(playing: page)
        page.log = []
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 0))
        host.settle()
        #expect(page.log.contains("safe 20.0"))
        let sub = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
        page.view.addSubview(sub)
        host.settle()
        #expect(sub.safeAreaInsets == UIEdgeInsets(top: 15, left: 10, bottom: 0, right: 0))
        #expect(sub.layoutMargins == UIEdgeInsets(top: 23, left: 18, bottom: 8, right: 8))
        sub.insetsLayoutMarginsFromSafeArea = false
        #expect(sub.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        sub.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(sub.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(sub.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        sub.insetsLayoutMarginsFromSafeArea = true
        sub.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 9)
        #expect(sub.layoutMargins == UIEdgeInsets(top: 15, left: 17, bottom: 0, right: 9))
        #expect(page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 20, width: 310, height: 543))
        #expect(sub.layoutMarginsGuide.layoutFrame == CGRect(x: 17, y: 15, width: 74, height: 85))
        let child = UIViewController()
        page.addChild(child)
        child.view.frame = page.view.bounds
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        #expect(child.view.safeAreaInsets.top == 20)
        child.additionalSafeAreaInsets.top = 7
        #expect(child.view.safeAreaInsets.top == 27)
        #expect(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1) != .zero)
        #expect(
            child.view.bounds.inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
                == CGRect(x: 20, y: 10, width: 260, height: 528))
    }

    @Test("a controller loads, comes, is laid out once and is there; another size comes before, along and after")
    func life() {
        let page = Noting()
        let host = TestHost(playing: page)
        host.advance(by: .milliseconds(500))
        #expect(
            page.log.filter { $0 != "margins" && !$0.hasPrefix("safe") } == [
                "load", "will", "is", "willLayout", "didLayout", "did",
            ])
        page.log = []
        host.resize(to: CGSize(width: 568, height: 320))
        host.advance(by: .seconds(1))
        #expect(
            page.log.filter { $0 != "margins" } == [
                "size 568.0x320.0 from 320.0", "along 568.0", "willLayout", "didLayout", "done",
            ])
    }

    func box(_ w: CGFloat, _ h: CGFloat) -> UIView {
        let v = UIView()
        v.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            v.widthAnchor.constraint(equalToConstant: w), v.heightAnchor.constraint(equalToConstant: h),
        ])
        return v
    }

    @Test("what is bound to the content makes it large, what is bound to the frame stays in sight")
    func contentGuides() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let content = UIView()
        let badge = UIView()
        for v in [content, badge] {
            v.translatesAutoresizingMaskIntoConstraints = false
            scroll.addSubview(v)
        }
        host.window.addSubview(scroll)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -10),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 900),
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -5),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        host.settle()
        #expect(scroll.contentSize == CGSize(width: 300, height: 920))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        host.settle()
        #expect(badge.frame == CGRect(x: 275, y: 105, width: 20, height: 20))
        #expect(content.frame.minY == 10)
    }

    @Test("a scroll view begins below what covers it, and adds insets of its own")
    func adjusted() {
        final class D: UIScrollViewDelegate {
            var n = 0
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { n += 1 }
        }
        let page = UIViewController()
        let d = D()
        let scroll = UIScrollView()
        scroll.delegate = d
        page.view.addSubview(scroll)
        scroll.frame = page.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 320, height: 2000)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let host = TestHost(playing: page)
        host.settle()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -44))
        #expect(d.n >= 1)
        scroll.contentInset.top = 10
        #expect(scroll.adjustedContentInset.top == 54)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset.top == 54)
    }

    @Test("a view is as high as what is inside in a width, and as large as its constraints")
    func fitting() {
        let view = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "some words ", count: 30)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
        ])
        let fit = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(fit.width == 200 && fit.height > 100)
        let text = label.sizeThatFits(CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude))
        #expect(abs(fit.height - text.height - 20) <= 1)
        #expect(
            UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 13)).sizeThatFits(CGSize(width: 5, height: 5))
                == CGSize(width: 12, height: 13))
        let fixed = box(33, 44)
        #expect(fixed.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 33, height: 44))
    }

    @Test("subviews change places, are found, and take their constraints along")
    func hierarchy() {
        let root = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        for (i, v) in [a, b, c].enumerated() {
            v.tag = i + 1
            root.addSubview(v)
        }
        root.bringSubviewToFront(a)
        #expect(root.subviews == [b, c, a])
        root.sendSubviewToBack(a)
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == [c, b, a])
        root.insertSubview(a, belowSubview: b)
        #expect(root.subviews == [c, a, b])
        root.insertSubview(c, aboveSubview: b)
        #expect(root.subviews == [a, b, c])
        root.insertSubview(c, at: 0)
        #expect(root.subviews == [c, a, b])
        root.addSubview(c)
        #expect(root.subviews == [a, b, c])
        #expect(root.viewWithTag(2) === b && root.viewWithTag(9) == nil)
        #expect(b.isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: b))
        let d = UIView()
        b.addSubview(d)
        a.addSubview(d)
        #expect(b.subviews == [] && d.superview === a)
        let guide = UILayoutGuide()
        guide.identifier = "g"
        root.addLayoutGuide(guide)
        #expect(guide.owningView === root && root.layoutGuides.contains(guide))
        root.removeLayoutGuide(guide)
        #expect(guide.owningView == nil)
        let con = a.widthAnchor.constraint(equalToConstant: 5)
        con.identifier = "w"
        con.isActive = true
        #expect(a.constraints == [con] && con.firstItem === a && con.firstAttribute == .width && con.relation == .equal)
        let eq = a.leadingAnchor.constraint(equalTo: b.leadingAnchor)
        eq.isActive = true
        #expect(root.constraints.contains(eq) && eq.secondItem === b)
        b.removeFromSuperview()
        #expect(!root.constraints.contains(eq) && !eq.isActive)
        root.subviews.forEach { $0.removeFromSuperview() }
        #expect(root.subviews.isEmpty)
    }
}
