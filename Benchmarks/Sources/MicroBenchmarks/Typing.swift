import Tactus

/// Keys in texts of all sizes: a letter at an end of the text, taken back, each with its frame.
enum Typing {
    static func counts() -> [Figure] {
        let (small, large) = (Page(bytes: 1000), Page(bytes: 10_000_000))
        return [true, false].map { isAtEnd in
            small.go(toEnd: isAtEnd)
            large.go(toEnd: isAtEnd)
            return Figure(
                name: "allocations of a key at the \(isAtEnd ? "end" : "beginning") of 10 MB, against 1 kB",
                value: Measuring.allocations { large.type($0) } / Measuring.allocations { small.type($0) }, unit: "",
                limit: Limits.keyInALargeText)
        }
    }

    static func times() -> [Figure] {
        let (small, large) = (Page(bytes: 1000), Page(bytes: 10_000_000))
        var figures: [Figure] = []
        for isAtEnd in [true, false] {
            small.go(toEnd: isAtEnd)
            large.go(toEnd: isAtEnd)
            let (less, more) = Measuring.microseconds(calls: 40) {
                small.type($0)
            } and: {
                large.type($0)
            }
            let place = isAtEnd ? "end" : "beginning"
            figures.append(Figure(name: "a key at the \(place) of 1 kB", value: less, unit: "µs", limit: nil))
            figures.append(
                Figure(
                    name: "the same in 10 MB, times as long", value: more / less, unit: "",
                    limit: Limits.keyInALargeText))
        }
        return figures + hugeText()
    }

    /// A text of 100 MB is opened, edited at both ends, scrolled and searched.
    private static func hugeText() -> [Figure] {
        var page: Page?
        func figure(_ name: String, _ body: () -> Void) -> Figure {
            Figure(
                name: "100 MB: \(name)", value: Measuring.cpuMilliseconds(rounds: 1, body), unit: "ms", limit: nil)
        }
        let source = Page.lines(bytes: 100_000_000)
        return [
            figure("opened") { page = Page(source) },
            figure("a key at the end") { page?.type(0) },
            figure("a key at the beginning") {
                page?.go(toEnd: false)
                page?.type(0)
            },
            figure("scrolled by 100 pages") { page?.scroll(pages: 100) },
            figure("searched for what its end has") {
                page?.insert("the last words")
                precondition(page?.finds("the last words") == true, "what is there was not found")
            },
        ]
    }

    /// A window that a text fills.
    private final class Page {
        private let bench = Bench()
        private let view: TextView

        convenience init(bytes: Int) { self.init(Self.lines(bytes: bytes)) }

        init(_ text: String) {
            view = TextView(frame: bench.window.bounds)
            bench.window.addSubview(view)
            view.textBuffer = TextBuffer(text)
            view.becomeFirstResponder()
            go(toEnd: true)
        }

        static func lines(bytes: Int) -> String {
            String(repeating: String(repeating: "words and ", count: 8) + "\n", count: bytes / 81)
        }

        func go(toEnd: Bool) {
            let place = toEnd ? view.textBuffer.count : 0
            view.selection = TextSelection(caret: place)
            view.scrollRangeToVisible(place..<place)
            bench.platform.takeTurn()
        }

        func type(_ call: Int) {
            if call % 2 == 0 { view.insertText("x") } else { view.deleteBackward() }
            bench.platform.takeTurn()
        }

        func insert(_ text: String) {
            go(toEnd: true)
            view.insertText(text)
            bench.platform.takeTurn()
        }

        func scroll(pages: Int) {
            for page in 1...pages {
                view.contentOffset = Point(x: 0, y: Double(page) * view.bounds.height)
                bench.platform.takeTurn()
            }
        }

        func finds(_ text: String) -> Bool { view.textBuffer.range(of: text) != nil }
    }
}
