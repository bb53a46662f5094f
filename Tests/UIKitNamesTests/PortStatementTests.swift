import Testing

extension PortTests {
    @Test("of several statements on a line only those are taken out that say what is so anyway")
    func statements() throws {
        let text = """
            import UIKit
            final class Card: UIView {
                func prepare() {
                    layer.contentsScale = 2; layer.opacity = 0.5; layer.drawsAsynchronously = true
                    layer.contentsScale = 2; layer.name = "a;b"
                    layer.contentsScale = 2
                }
            }

            """
        let ported = """
            import UIKitNames
            final class Card: UIView {
                func prepare() {
                    layer.opacity = 0.5
                    layer.contentsScale = 2; layer.name = "a;b"
                }
            }

            """
        try withFile(text) { path in
            let outcome = try port([path])
            #expect(outcome.output.split(separator: "\n").count == 3 && outcome.status == 0)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == ported)
        }
    }

    @Test("UK-100: a view that draws by the rectangle that it is given has its bounds, but where parts are marked")
    func drawn() throws {
        let text = """
            import UIKit
            final class Disc: UIView {
                override func draw(_ dirtyRect: CGRect)
                {
                    super.draw(dirtyRect)
                    UIBezierPath(ovalIn: dirtyRect).fill()
                }
            }
            final class Bar: UIView { override func draw(_ rect: CGRect) { UIRectFill(rect) } }
            final class Frame: UIView {
                override func draw(_ rect: CGRect) {
                    super.draw(rect)
                    UIBezierPath(rect: bounds).stroke()
                }
            }
            final class Sheet: UIView {
                func mark(_ part: CGRect) { setNeedsDisplay(part) }
                override func draw(_ rect: CGRect) {
                    UIRectFill(rect)
                }
            }

            """
        let push = "UIGraphicsPushContext(canvas)"
        let pop = "defer { UIGraphicsPopContext() }"
        let ported = """
            import UIKitNames
            final class Disc: UIView {
                override func draw(_ dirtyRect: CGRect, in canvas: Canvas)
                {
                    \(push)
                    \(pop)
                    let dirtyRect = bounds
                    super.draw(dirtyRect, in: canvas)
                    UIBezierPath(ovalIn: dirtyRect).fill()
                }
            }
            final class Bar: UIView { override func draw(_ rect: CGRect, in canvas: Canvas) { \(push); \(pop); let rect = bounds; UIRectFill(rect) } }
            final class Frame: UIView {
                override func draw(_ rect: CGRect, in canvas: Canvas) {
                    \(push)
                    \(pop)
                    super.draw(rect, in: canvas)
                    UIBezierPath(rect: bounds).stroke()
                }
            }
            final class Sheet: UIView {
                func mark(_ part: CGRect) { setNeedsDisplay(part) }
                override func draw(_ rect: CGRect, in canvas: Canvas) {
                    \(push)
                    \(pop)
                    UIRectFill(rect)
                }
            }

            """
        try withFile(text) { path in
            let outcome = try port([path])
            #expect(outcome == Outcome(status: 0, output: ""))
            let text = try String(contentsOfFile: path, encoding: .utf8)
            #expect(text == ported)
        }
    }

    @Test("modules and classes of Apple's systems are named, with what there is instead")
    func foreign() throws {
        let text = """
            import UIKit
            import Combine
            import MapKit
            final class Ruler: CALayer {}
            func ask(_ menu: UIMenuController, _ layer: CALayer) {
                layer.actions = ["position": NSNull()]
                CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
                UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
            final class Delegate: NSObject {
                func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
                    .portrait
                }
            }

            """
        try withFile(text) { path in
            let outcome = try port([path])
            let left = outcome.output.split(separator: "\n").filter { !$0.contains(" note: ") }
            #expect(outcome.status == 1 && left.count == 5)
            for word in ["import Combine: ", "import MapKit: ", "no subclasses", "UIMenuController: ", "settings of a"]
            {
                #expect(left.contains { $0.contains(word) }, "\(word)")
            }
            #expect(outcome.output.contains("application(_:supportedInterfaceOrientationsFor:): a desktop decides it"))
            let ported = try String(contentsOfFile: path, encoding: .utf8)
            #expect(ported.contains("CATransaction.setDisableActions(true)"))
            #expect(!ported.contains("actions =") && !ported.contains("UIInterfaceOrientationMask"))
        }
    }

    @Test("a perspective, which layers have none of, is left to a person")
    func perspective() throws {
        try withFile("import UIKit\nfunc turn(_ t: inout CATransform3D) { t.m34 = -1 / 500 }\n") { path in
            let outcome = try port([path])
            #expect(outcome.output.contains(":2: .m34: take it out: layers are flat") && outcome.status == 1)
        }
    }
}
