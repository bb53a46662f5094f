import Testing

@testable import TactusUI

@Suite("The path of a hovering pointer")
struct HoverPathTests {
    private typealias Path = HoverPath<String>

    @Test("RC-28: coming in is told outermost first, leaving innermost first")
    func order() {
        var path = Path()
        #expect(
            path.receive(.moved(over: ["window", "list", "row"])) == [
                .entered("window"), .entered("list"), .entered("row"),
            ])
        #expect(path.receive(.left) == [.exited("row"), .exited("list"), .exited("window")])
    }

    @Test("RC-28: only what is different comes and goes; the rest has moved")
    func difference() {
        var path = Path()
        _ = path.receive(.moved(over: ["window", "list", "row", "icon"]))
        #expect(
            path.receive(.moved(over: ["window", "list", "other row", "label"])) == [
                .exited("icon"), .exited("row"),
                .moved("window"), .moved("list"), .entered("other row"), .entered("label"),
            ])
    }

    @Test("RC-27: a view that was moved to another place in the tree is still the view under the pointer")
    func reparented() {
        var path = Path()
        _ = path.receive(.moved(over: ["window", "list", "row"]))
        #expect(path.receive(.moved(over: ["window", "row"])) == [.exited("list"), .moved("window"), .moved("row")])
    }

    @Test("RC-27: nothing is told while a button is down")
    func pressed() {
        var path = Path()
        _ = path.receive(.moved(over: ["window", "list"]))
        #expect(path.receive(.pressed) == [])
        #expect(path.receive(.moved(over: ["window", "form"])) == [])
        #expect(path.views == ["window", "list"])
    }

    @Test("RC-27: released inside it goes on, released outside it ends")
    func released() {
        var path = Path()
        _ = path.receive(.moved(over: ["window", "list"]))
        _ = path.receive(.pressed)
        #expect(
            path.receive(.released(over: ["window", "form"])) == [.exited("list"), .moved("window"), .entered("form")])
    }

    @Test(
        "RC-27: a pointer that is taken away cancels, innermost first",
        arguments: [([], .lost), ([.pressed], .lost), ([.pressed], .left)]
            as [([HoverPath<String>.Input], HoverPath<String>.Input)])
    func lost(before: [HoverPath<String>.Input], loss: HoverPath<String>.Input) {
        var path = Path()
        _ = path.receive(.moved(over: ["window", "list"]))
        for input in before { _ = path.receive(input) }
        #expect(path.receive(loss) == [.cancelled("list"), .cancelled("window")])
        #expect(path.receive(.moved(over: ["window"])) == [.entered("window")])
    }

    @Test("RC-27: a view that has left its window hears no more")
    func removed() {
        var path = Path()
        _ = path.receive(.moved(over: ["window", "list", "row"]))
        let removals = [path.remove("list"), path.remove("list")]
        #expect(removals == [true, false])
        #expect(path.receive(.left) == [.exited("row"), .exited("window")])
    }
}
