import TactusTesting
import Testing
import UIKitNames

/// What programs written for UIKit take for granted of names of types.
@MainActor
@Suite("Habits: what something is")
struct TypeHabitTests {
    private final class Shelf: UIViewController, UIDropInteractionDelegate {
        var answers: [Bool] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addInteraction(UIDropInteraction(delegate: self))
        }

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: UIDropSession) -> Bool {
            answers = [
                [UTType.plainText.identifier], [UTType.image.identifier, UTType.text.identifier],
                [UTType.image.identifier], ["public.utf8-plain-text"], ["text/plain;charset=utf-8"], ["public.movie"],
                [UTType.item.identifier], [],
            ].map { session.hasItemsConforming(toTypeIdentifiers: $0) }
            return true
        }

        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {}
    }

    @Test("UK-106: a drop of text is text of any kind, and no picture")
    func drops() {
        let page = Shelf()
        let host = TestHost(playing: page)
        let drag = host.beginDrag([NSItemProvider(object: "words" as NSString)], at: CGPoint(x: 10, y: 10))
        drag.move(to: CGPoint(x: 100, y: 100))
        #expect(page.answers == [true, true, false, true, true, false, true, false])
        drag.leave()
    }

    @Test("UK-106: types are found by their names, and items are asked by them")
    func names() {
        #expect(UTType("public.png") == .png && UTType("public.sound") == nil)
        let words = NSItemProvider(object: "words" as NSString)
        #expect(words.hasItemConformingToTypeIdentifier(UTType.plainText.identifier))
        #expect(!words.hasItemConformingToTypeIdentifier(UTType.png.identifier))
    }

    @Test("actions and menus with a picture have a second line too")
    func subtitles() {
        let action = UIAction(title: "Mail", subtitle: "to all", image: nil, attributes: .destructive) { _ in }
        let menu = UIMenu(title: "Send", subtitle: "soon", image: UIImage(systemName: "star"), children: [action])
        #expect(action.subtitle == "to all" && menu.subtitle == "soon" && menu.image != nil)
    }
}
