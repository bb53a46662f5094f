import Foundation
import Testing

/// What `Scripts/port` makes of names that are taken, helpers that make views, and what says nothing here.
@Suite("Scripts/port: names, helpers, and what goes")
struct PortNamesTests {
    private func expect(_ text: String, becomes ported: String, _ notes: [String]) throws {
        try PortTests().withFile(text) { path in
            let outcome = try PortTests().port([path])
            #expect(outcome.output.split(separator: "\n").map { String($0.dropFirst(path.count)) } == notes)
            #expect(outcome.status == 0)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == ported)
        }
    }

    @Test("a property whose name is taken gets another one, and a parameter or a layer's of that name keeps it")
    func names() throws {
        let text = """
            import UIKit
            class Card: UIView {
                var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }
                var name = ""
                func update(name: String) {
                    self.name = name
                    print("name \\(name)")
                }
                func clear() { name = "" }
            }
            class Page: UIViewController {
                let card = Card(frame: .zero)
                func show(_ person: Person) {
                    card.name = person.name
                    title = card.name
                }
            }

            """
        let ported = """
            import UIKitNames
            class Card: UIView {
                var ownCornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = ownCornerRadius } }
                var ownName = ""
                func update(name: String) {
                    self.ownName = name
                    print("name \\(name)")
                }
                func clear() { ownName = "" }
            }
            class Page: UIViewController {
                let card = Card(frame: .zero)
                func show(_ person: Person) {
                    card.ownName = person.name
                    title = card.ownName
                }
            }

            """
        try expect(
            text, becomes: ported,
            [
                ":3: note: renamed cornerRadius of Card to ownCornerRadius: views and controllers have one here",
                ":4: note: renamed name of Card to ownName: views and controllers have one here",
            ])
    }

    @Test("helpers that make views belong to the main actor; models and what has a superclass stay as they are")
    func helpers() throws {
        let text = """
            import UIKit
            enum Factory {
                static func label() -> UILabel { UILabel() }
            }
            struct Item: Hashable {
                let color: UIColor
            }
            class Page: UIViewController {
                let label = UILabel()
            }
            func makeButton() -> UIButton { UIButton(type: .system) }
            func double(_ number: Int) -> Int { 2 * number }

            """
        let ported = text.replacing("import UIKit\n", with: "import UIKitNames\n")
            .replacing("enum Factory", with: "@MainActor enum Factory")
            .replacing("func makeButton", with: "@MainActor func makeButton")
        try expect(text, becomes: ported, [])
    }

    @Test("what says nothing here goes, and is told; keys of animations are texts; a layer of another class is behind")
    func whatGoes() throws {
        let text = """
            import UIKit
            class Glow: UIView {
                override class var layerClass: AnyClass { CAGradientLayer.self }
                func start() {
                    layer.contentsScale = 2
                    let move = CABasicAnimation(keyPath: #keyPath(CALayer.position))
                    move.toValue = NSValue(cgPoint: CGPoint(x: 1, y: 2))
                    (layer as! CAGradientLayer).add(move, forKey: nil)
                }
            }

            """
        let ported = """
            import UIKitNames
            class Glow: UIView {
                func start() {
                    let move = CABasicAnimation(keyPath: "position")
                    move.toValue = (CGPoint(x: 1, y: 2))
                    (layer.backingLayer(CAGradientLayer.self)).add(move, forKey: nil)
                }
            }

            """
        try expect(
            text, becomes: ported,
            [
                ":3: note: took out layerClass: its layer is behind all that is inside: layer.backingLayer(_:)",
                ":5: note: took out layer.contentsScale = 2: it is so anyway, or a desktop decides it",
            ])
    }

    @Test("a button is told its method, and layers are laid out by their views")
    func methodsAndLayers() throws {
        let text = """
            import UIKit
            class Ring: UIView {
                let item = UIBarButtonItem()
                override func layoutSublayers(of layer: CALayer) {
                    super.layoutSublayers(of: layer)
                    item.target = self
                    item.action = #selector(save(_:))
                }
                @objc func save(_ sender: UIBarButtonItem) {}
            }

            """
        let ported = """
            import UIKitNames
            class Ring: UIView {
                let item = UIBarButtonItem()
                override func layoutSubviews() {
                    super.layoutSubviews()
                    item.target = self
                    item.setAction(Ring.save(_:))
                }
                func save(_ sender: UIBarButtonItem) {}
            }

            """
        try expect(text, becomes: ported, [])
    }

    @Test("a program that has a Canvas of its own draws on the toolkit's all the same")
    func ownCanvas() throws {
        let text = """
            class Canvas: UIView {
                override func draw(_ rect: CGRect) {}
            }

            """
        try expect(
            text, becomes: text.replacingOccurrences(of: "CGRect)", with: "CGRect, in canvas: Tactus.Canvas)"), [])
    }

    @Test("UK-53: a delegate of text views is any of them, since each says how it wants addresses")
    func anyDelegate() throws {
        let text = """
            class Page: UIView, UITextViewDelegate {
                weak var delegate: UITextViewDelegate?
                func pass(_ delegate: UITextViewDelegate) { self.delegate = delegate }
            }

            """
        let ported = """
            class Page: UIView, UITextViewDelegate {
                weak var delegate: (any UITextViewDelegate)?
                func pass(_ delegate: any UITextViewDelegate) { self.delegate = delegate }
            }

            """
        try expect(text, becomes: ported, [])
    }

    @Test("UK-14: the key of a press is there, and is asked for as if it might not be")
    func pressedKeys() throws {
        let text = """
            class Page: UIViewController {
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    for press in presses {
                        guard let key = press.key else { continue }
                        if press.key?.keyCode == .keyboardA { print(key) }
                    }
                    if let key = presses.first?.key { print(presses.first?.key?.characters ?? "", key) }
                }
            }

            """
        let ported = """
            class Page: UIViewController {
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    for press in presses {
                        guard let key = Optional(press.key) else { continue }
                        if press.key.keyCode == .keyboardA { print(key) }
                    }
                    if let key = presses.first?.key { print(presses.first?.key.characters ?? "", key) }
                }
            }

            """
        try expect(text, becomes: ported, [])
    }

    @Test("copies have no zone, a slider's value is a Double, and a placeholder is drawn on a canvas")
    func formsOfOverrides() throws {
        let text = """
            class Attributes: UICollectionViewLayoutAttributes {
                override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
            }
            func limit(_ pan: UIPanGestureRecognizer, _ tap: UITapGestureRecognizer) {
                pan.allowedTouchTypes = [UITouch.TouchType.direct.rawValue as NSNumber]
                tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            }
            class Thumb: UISlider {
                override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
                    super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
                }
            }
            class Field: UITextField {
                override func drawPlaceholder(in rect: CGRect) {
                    super.drawPlaceholder(in: rect.insetBy(dx: 5, dy: 0))
                }
            }

            """
        try PortTests().withFile(text) { path in
            #expect(try PortTests().port([path]).status == 0)
            let new = try String(contentsOfFile: path, encoding: .utf8)
            #expect(new.contains("override func copy() -> Any { super.copy() }") && new.contains("value: Double)"))
            #expect(new.contains("pan.allowedTouchTypes = [UITouch.TouchType.direct]\n"))
            #expect(new.contains("tap.allowedTouchTypes = [UITouch.TouchType.pencil]\n"))
            #expect(new.contains("drawPlaceholder(in rect: CGRect, on canvas: Canvas)"))
            #expect(new.contains("super.drawPlaceholder(in: rect.insetBy(dx: 5, dy: 0), on: canvas)"))
        }
    }
}
