import LoggingViews
import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit say of views that are lifted for a drag.
@MainActor
@Suite("Habits: what is lifted for a drag")
struct LiftHabitTests {
    private final class Box: UIView, UIDragInteractionDelegate {
        var log = Log()
        var preview: ((Box) -> UITargetedDragPreview?)?
        convenience init(_ frame: CGRect, _ log: Log) {
            self.init(frame: frame)
            self.log = log
            backgroundColor = .blue
            addInteraction(UIDragInteraction(delegate: self))
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
        ) -> [UIDragItem] {
            log.add("items")
            return [UIDragItem(itemProvider: NSItemProvider(object: "box" as NSString))]
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: UIDragSession
        ) -> UITargetedDragPreview? {
            log.add("preview")
            return preview.map { $0(self) } ?? UITargetedDragPreview(view: self)
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: UIDragAnimating, session: UIDragSession
        ) {
            animator.addAnimations { self.alpha = 0.5 }
            animator.addCompletion { self.log.add("lifted \($0 == .end)") }
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: UIDragSession) {
            log.add("begin")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: UIDragSession, didEndWith operation: UIDropOperation
        ) {
            log.add("end \(operation)")
            alpha = 1
        }
    }

    private func lift(_ box: Box, on host: TestHost) -> Finger {
        let finger = host.finger()
        finger.down(at: CGPoint(x: 50, y: 50))
        host.advance(by: .seconds(1))
        finger.move(to: CGPoint(x: 150, y: 250), over: .milliseconds(300))
        host.advance(by: .milliseconds(300))
        return finger
    }

    private func color(_ host: TestHost, _ x: Int, _ y: Int) -> UIColor {
        host.picture.color(at: PixelPoint(x: x, y: y))
    }

    @Test("UK-63: a lift asks for what shows, lets something happen along, begins, and ends")
    func sequence() {
        let (page, log) = (UIViewController(), Log())
        page.view.backgroundColor = .white
        let host = TestHost(playing: page)
        let box = Box(CGRect(x: 0, y: 0, width: 100, height: 100), log)
        page.view.addSubview(box)
        host.settle()
        let finger = lift(box, on: host)
        let told = log.take()
        let order = ["items", "preview", "begin", "lifted true"].map { told.firstIndex(of: $0) ?? -1 }
        #expect(order.first == 0 && order == order.sorted() && Set(order).count == 4 && box.alpha == 0.5)
        finger.up()
        host.advance(by: .seconds(1))
        #expect(log.take() == ["end cancel"] && box.alpha == 1)
    }

    @Test("UK-63: another view, a part of it, or nothing shows while it is dragged, around a point if that is said")
    func previews() {
        let (page, log) = (UIViewController(), Log())
        page.view.backgroundColor = .white
        let host = TestHost(playing: page)
        let box = Box(CGRect(x: 0, y: 0, width: 100, height: 100), log)
        page.view.addSubview(box)
        host.settle()
        box.preview = { box in
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            badge.backgroundColor = .red
            return UITargetedDragPreview(
                view: badge, parameters: UIDragPreviewParameters(),
                target: UIDragPreviewTarget(container: box, center: CGPoint(x: 50, y: 50)))
        }
        var finger = lift(box, on: host)
        #expect(color(host, 150, 250).isAlmost(.red) && color(host, 150, 270).isAlmost(.white))
        finger.up()
        host.advance(by: .seconds(1))
        box.preview = { box in
            let parameters = UIDragPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 40, y: 40, width: 20, height: 20))
            return UITargetedDragPreview(view: box, parameters: parameters)
        }
        finger = lift(box, on: host)
        #expect(!color(host, 150, 250).isAlmost(.white) && color(host, 150, 270).isAlmost(.white))
        finger.up()
        host.advance(by: .seconds(1))
        box.preview = { _ in nil }
        finger = lift(box, on: host)
        #expect(color(host, 150, 250).isAlmost(.white))
        finger.up()
    }
}
