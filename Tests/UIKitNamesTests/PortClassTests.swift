import Foundation
import Testing

/// What `Scripts/port` makes of classes: their initializers, ends and observers.
@Suite("Scripts/port: classes")
struct PortClassTests {
    private func expect(_ text: String, becomes ported: String, output: String = "", status: Int32 = 0) throws {
        let tests = PortTests()
        try tests.withFile(text) { path in
            let outcome = try tests.port([path])
            let name = String(path.split(separator: "/").last ?? "")
            let said = outcome.output.split(separator: "\n").map { line in
                line.range(of: name).map { String(line[$0.upperBound...]) } ?? String(line)
            }
            #expect(said.joined(separator: "\n") == output && outcome.status == status)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == ported)
        }
    }

    @Test("UK-68: what extends a value has no convenience, and no members of a class")
    func values() throws {
        try expect(
            """
            import UIKit
            extension UIColor {
                convenience init(hex: Int) { self.init(white: 0, alpha: 1) }
                class var brand: UIColor { UIColor(hex: 3) }
            }
            extension UIImage {
                convenience init?(color: UIColor) { self.init() }
            }

            """,
            becomes: """
                import UIKitNames
                extension UIColor {
                    init(hex: Int) { self.init(white: 0, alpha: 1) }
                    static var brand: UIColor { UIColor(hex: 3) }
                }
                extension UIImage {
                    convenience init?(color: UIColor) { self.init() }
                }

                """)
    }

    @Test("UK-68: a cell made of a cell of one's own, and a page made of a generic one, are what those are made of")
    func chains() throws {
        try expect(
            """
            import UIKit
            class BaseCell: UICollectionViewCell {}
            class PhotoCell: BaseCell {
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            class Host<Content>: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
            }
            class Page: Host<UILabel> {
                deinit { print("gone") }
                override func didReceiveMemoryWarning() {
                    super.didReceiveMemoryWarning()
                }
            }

            """,
            becomes: """
                import UIKitNames
                class BaseCell: UICollectionViewCell {}
                class PhotoCell: BaseCell {
                    required init(frame: CGRect) { super.init(frame: frame) }
                }
                class Host<Content>: UIViewController {
                    override init() { super.init() }
                }
                class Page: Host<UILabel> {
                    isolated deinit { print("gone") }
                }

                """, output: ":12: note: took out didReceiveMemoryWarning: a desktop tells of no shortage")
    }

    @Test("UK-68: what a class is made of is looked for in all files that are given")
    func files() throws {
        let tests = PortTests()
        try tests.withFile("import UIKit\nclass Base: UICollectionViewCell {}\n") { base in
            let text =
                "import UIKit\nclass Cell: Base {\n    override init(frame: CGRect) { super.init(frame: frame) }\n}\n"
            try tests.withFile(text) { path in
                _ = try tests.port([base, path])
                #expect(try String(contentsOfFile: path, encoding: .utf8).contains("required init(frame: CGRect)"))
            }
        }
    }

    @Test("UK-68: an object of a type parameter, and colours of a catalogue, are left to a person")
    func leftToAPerson() throws {
        let text = """
            class Card<Content: UIView>: UIView {
                let content = Content()
                let color = UIColor(named: "Brand")
            }

            """
        try expect(
            text, becomes: text,
            output: """
                :2: Content(…) makes an object of a type that nobody knows yet: take a closure that makes it, init(make: () -> Content)
                :3: UIColor(named: write the colour in code, UIColor { traits in … } for light and dark: there are no asset catalogues
                """, status: 1)
    }

    @Test("UK-74: an observer of the bounds or the frame overrides boundsDidChange(from:)")
    func sizes() throws {
        try expect(
            """
            class Round: UIView {
                override var bounds: CGRect { didSet { layer.cornerRadius = bounds.height / 2 } }
                func other() {}
            }
            class Framed: UIView {
                override var frame: CGRect {
                    didSet {
                        if oldValue.size != frame.size { turn() }
                    }
                }
                deinit { turn() }
            }

            """,
            becomes: """
                class Round: UIView {
                    override func boundsDidChange(from oldValue: CGRect) { super.boundsDidChange(from: oldValue); layer.cornerRadius = bounds.height / 2 }
                    func other() {}
                }
                class Framed: UIView {
                    override func boundsDidChange(from oldValue: CGRect) {
                        super.boundsDidChange(from: oldValue)
                            if oldValue.size != frame.size { turn() }
                    }
                    isolated deinit { turn() }
                }

                """)
    }

    @Test("UK-75: fields begin without a border, as do those of one's own class")
    func fields() throws {
        try expect(
            """
            class Field: UITextField {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                }
            }
            let name = UITextField()
            let city = UITextField(frame: .zero)

            """,
            becomes: """
                class Field: UITextField {
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        borderStyle = .none
                    }
                }
                let name = UITextField(borderStyle: .none)
                let city = UITextField(borderStyle: .none, frame: .zero)

                """)
    }

    @Test("UK-72: a method that is called later has a name, by which it is forgotten")
    func later() throws {
        try expect(
            """
            class Page: UIViewController {
                func typed() {
                    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(search), object: nil)
                    perform(#selector(search), with: nil, afterDelay: 0.5)
                    let back = view.transform.inverted()
                    token = scroll.observe(\\UIScrollView.contentOffset) { _, _ in }
                }
                @objc func search() {}
            }

            """,
            becomes: """
                class Page: UIViewController {
                    func typed() {
                        cancelPreviousPerformRequests(withTarget: self, identifier: "search")
                        perform(Page.search, with: nil, afterDelay: 0.5, identifier: "search")
                        let back: CGAffineTransform = view.transform.inverted()
                        token = scroll.observe(\\.contentOffset) { _, _ in }
                    }
                    func search() {}
                }

                """)
    }

    @Test("UK-112: what overrides a text, a font or a colour says that it is never nil")
    func overridden() throws {
        try expect(
            """
            import UIKit
            class Hinted: UITextView {
                override var text: String! { didSet { hint.isHidden = !text.isEmpty } }
                override var font: UIFont? { didSet { hint.font = font } }
                override init(frame: CGRect, textContainer: NSTextContainer?) {
                    super.init(frame: frame, textContainer: textContainer)
                }
            }
            class Note: UITextView {
                init() { super.init(frame: .zero, textContainer: nil) }
            }
            class Badge: UILabel {
                override var text: String? {
                    get { super.text }
                    set { super.text = newValue }
                }
            }
            class Page: UIViewController {
                override var title: String? { didSet {} }
            }

            """,
            becomes: """
                import UIKitNames
                class Hinted: UITextView {
                    override var text: String { didSet { hint.isHidden = !text.isEmpty } }
                    override var font: UIFont { didSet { hint.font = font } }
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                    }
                }
                class Note: UITextView {
                    init() { super.init(frame: .zero) }
                }
                class Badge: UILabel {
                    override var text: String {
                        get { super.text }
                        set { super.text = newValue }
                    }
                }
                class Page: UIViewController {
                    override var title: String? { didSet {} }
                }

                """)
    }

    @Test("UK-114: a view of a picture that is made of one is made by its frame; titles of refresh controls stay")
    func pictures() throws {
        try expect(
            """
            import UIKit
            class Sticker: UIImageView {
                override init(image: UIImage?) {
                    super.init(image: image)
                    isUserInteractionEnabled = true
                }
            }
            class Empty: UIImageView {
                init() { super.init(image: nil) }
            }
            class Star: UIImageView {
                override init(image: UIImage?) { super.init(image: image) }
            }
            refreshControl.attributedTitle = NSAttributedString(string: "Checking")
            datePicker.locale = locale
            view.textContainer.maximumNumberOfLines = 0
            view.textContainer.lineBreakMode = .byWordWrapping

            """,
            becomes: """
                import UIKitNames
                class Sticker: UIImageView {
                    init(image: UIImage?) {
                        super.init(frame: .zero)
                        self.image = image
                        sizeToFit()
                        isUserInteractionEnabled = true
                    }
                }
                class Empty: UIImageView {
                    init() { super.init(frame: .zero) }
                }
                class Star: UIImageView {
                    init(image: UIImage?) { super.init(frame: .zero); self.image = image; sizeToFit() }
                }
                refreshControl.attributedTitle = NSAttributedString(string: "Checking")

                """,
            output: """
                :15: note: took out datePicker.locale = locale: it is so anyway, or a desktop decides it
                :16: note: took out view.textContainer.maximumNumberOfLines = 0: it is so anyway, or a desktop decides it
                :17: note: took out view.textContainer.lineBreakMode = .byWordWrapping: it is so anyway, or a desktop decides it
                """)
    }

    @Test("UK-123: a recognizer that takes more than a target hands it on, and a layout keeps its own contexts")
    func recognizers() throws {
        try expect(
            """
            import UIKit
            class AxisPan: UIPanGestureRecognizer {
                let axis: Int
                init(axis: Int, target: Any?, action: Selector?) {
                    self.axis = axis
                    super.init(target: target, action: action)
                }
            }
            class Monitor: UIGestureRecognizer {
                override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
            }
            class Page: UIViewController {
                let monitor = Monitor(target: nil, action: nil)
                func load() { view.addGestureRecognizer(AxisPan(axis: 1, target: self, action: #selector(panned(_:)))) }
                @objc func panned(_ pan: AxisPan) {}
            }
            class Layout: UICollectionViewLayout {
                override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
                    super.invalidationContext(forBoundsChange: newBounds)
                }
            }
            class Card: UIPresentationController {
                override var adaptivePresentationStyle: UIModalPresentationStyle { .none }
            }

            """,
            becomes: """
                import UIKitNames
                class AxisPan: UIPanGestureRecognizer {
                    let axis: Int
                    init<Target: AnyObject>(axis: Int, target: Target, action: @escaping @MainActor (Target) -> @MainActor (AxisPan) -> Void) {
                        self.axis = axis
                        super.init(); addTarget(target, action: action)
                    }
                }
                class Monitor: UIGestureRecognizer {
                    override init() { super.init() }
                }
                class Page: UIViewController {
                    let monitor = Monitor()
                    func load() { view.addGestureRecognizer(AxisPan(axis: 1, target: self, action: Page.panned(_:))) }
                    func panned(_ pan: AxisPan) {}
                }
                class Layout: UICollectionViewLayout {
                    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
                        super.invalidationContext(forBoundsChange: newBounds)
                    }
                }
                class Card: UIPresentationController {
                }

                """,
            output: """
                :23: note: took out adaptivePresentationStyle: what stands for it in a narrow window its delegate says
                """)
    }
}
