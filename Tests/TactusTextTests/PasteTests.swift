import FakeCompositor
import TactusControls
import TactusEditing
import TactusGeometry
import TactusPlatform
import TactusTesting
import TactusUI
import Testing

@testable import TactusText

/// Pastes of any size from another program, which writes them to a pipe as it likes.
@MainActor
@Suite("Pastes that take their time")
struct PasteTests {
    private let window = Window(title: "Paste", size: Size(width: 300, height: 200))
    private let textView = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    private let pair: CompositorPair

    /// What the other program writes to.
    @MainActor
    private final class Writer {
        var pipe: PeerPipe?
    }
    private let writer = Writer()

    init() throws {
        window.addSubview(textView)
        pair = try CompositorPair(window: window)
        let finger = pair.seat.finger(id: 0)
        finger.down(at: Point(x: 30, y: 30), on: pair.surface)
        finger.up()
        pair.settle()
        let writer = writer
        pair.seat.peer.copy(["text/plain;charset=utf-8"]) { writer.pipe = $1 }
        pair.settle()
        textView.paste(nil)
        pair.settle()
    }

    private func write(_ bytes: [UInt8]) {
        #expect(writer.pipe?.write(bytes) == bytes.count)
        pair.settle()
    }

    private var button: Button? { textView.pasteBar?.subviews.compactMap { $0 as? Button }.first }

    @Test("TI-51: text comes in pieces, which may cut characters, while the text is edited; it is one step of undo")
    func pieces() throws {
        let paste = try #require(textView.currentPaste)
        write(Array("Zo".utf8) + [0xC3])
        #expect(paste.byteCount == 3 && textView.text == "")
        textView.insertText("typed ")
        write([0xAB] + Array(" 👩‍👧".utf8).prefix(6))
        write(Array(Array(" 👩‍👧".utf8).dropFirst(6)))
        for _ in 0..<40 { write([UInt8](repeating: 0x61, count: 50_000)) }
        #expect(!paste.isOver && paste.byteCount > 2_000_000 && textView.text == "typed ")
        writer.pipe = nil
        pair.settle()
        #expect(paste.isOver && textView.currentPaste == nil)
        #expect(textView.textBuffer.count == 6 + paste.byteCount)
        #expect(textView.text.hasPrefix("typed Zoë 👩‍👧a"))
        textView.undoManager?.undo()
        #expect(textView.text == "typed ")
        try pair.verify()
    }

    @Test("TI-52: what takes more than half a second shows, and its button cancels it", arguments: [false, true])
    func cancelling(byKey: Bool) throws {
        write(Array("never".utf8))
        #expect(textView.pasteBar == nil)
        pair.advance(by: .milliseconds(600))
        let bar = try #require(textView.pasteBar)
        #expect(bar.frame.maxY <= textView.bounds.maxY)
        if byKey {
            for isPressed in [true, false] { pair.seat.keyboard.key(1, isPressed: isPressed) }
        } else {
            let button = try #require(button)
            let point = button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            let finger = pair.seat.finger(id: 0)
            finger.down(at: point, on: pair.surface)
            finger.up()
        }
        pair.settle()
        #expect(textView.pasteBar == nil && textView.currentPaste == nil && textView.text == "")
        #expect(writer.pipe?.write([0x61]) == nil, "nobody reads any more")
        textView.paste(nil)
        pair.settle()
        write(Array("again".utf8))
        writer.pipe = nil
        pair.settle()
        #expect(textView.text == "again")
    }

    @Test("TI-52: another paste takes the place of one that is on its way")
    func another() {
        let first = textView.currentPaste
        write(Array("first".utf8))
        textView.paste(nil)
        pair.settle()
        #expect(first?.isOver == true && first?.error == .cancelled)
        write(Array("second".utf8))
        writer.pipe = nil
        pair.settle()
        #expect(textView.text == "second")
    }
}

@MainActor
@Suite("Pastes that are too large")
struct PasteLimitTests {
    private let host = TestHost(size: Size(width: 300, height: 200))

    @Test("TI-53: what is more than the limit is not pasted, which is said until somebody has read it")
    func limit() throws {
        let textView = TextView(frame: host.window.bounds)
        textView.text = "kept"
        host.window.addSubview(textView)
        let item = ItemProvider.text(String(repeating: "x", count: 101))
        textView.beginPaste(try item.content(as: .text), limit: 100, in: host.application)
        host.settle()
        #expect(textView.text == "kept")
        let bar = try #require(textView.pasteBar)
        let button = try #require(bar.subviews.compactMap { $0 as? Button }.first)
        #expect(button.title == "OK")
        host.finger().tap(at: button.convert(Point(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        host.settle()
        #expect(textView.pasteBar == nil)
    }

    @Test("TI-53: a field takes no more than 16 megabytes")
    func field() {
        let field = TextField(frame: Rect(x: 0, y: 0, width: 300, height: 44))
        host.window.addSubview(field)
        host.application.pasteboard.setString(String(repeating: "x", count: TextPaste.mostBytesOfLine + 1))
        field.paste(nil)
        host.settle()
        #expect(field.text == "")
        host.application.pasteboard.setString("short\ntext")
        field.paste(nil)
        host.settle()
        #expect(field.text == "short text")
    }

    @Test("TI-51: no character is cut between two pieces, and what is none becomes U+FFFD at once")
    func characters() {
        let whole = Array("aé€😀".utf8)
        for count in 0...whole.count {
            let complete = TextPaste.completeCount(of: Array(whole.prefix(count)))
            #expect(String(validating: whole.prefix(complete), as: UTF8.self) != nil && count - complete < 4)
        }
        #expect(TextPaste.completeCount(of: [0x80, 0x80, 0x80, 0x80]) == 4)
    }

    @Test("TI-51: a text that is copied is read in pieces, of which none is all of it, and nothing is lost")
    func copied() throws {
        let text = String(repeating: "aé€😀", count: 40_000)
        let textView = TextView(frame: host.window.bounds)
        textView.text = text
        host.window.addSubview(textView)
        textView.selectAll(nil)
        textView.copy(nil)
        let pasteboard = host.application.pasteboard
        for stream in [try pasteboard.content(as: .text), try ItemProvider.text(text).content(as: .text)] {
            var (bytes, pieces, isOver): ([UInt8], Int, Bool) = ([], 0, false)
            while !isOver {
                stream.next { result in
                    guard let piece = try? result.get() else { return isOver = true }
                    #expect(piece.count <= 64 << 10)
                    bytes += piece
                    pieces += 1
                }
            }
            #expect(pieces == 7 && bytes == Array(text.utf8))
        }
    }

    @Test("TI-52: the bar of a paste that was refused")
    func picture() throws {
        let host = TestHost(size: Size(width: 300, height: 130), scale: 2)
        host.window.backgroundColor = .systemBackground
        let textView = TextView(frame: host.window.bounds)
        textView.text = "Dear diary,"
        host.window.addSubview(textView)
        let item = ItemProvider.text(String(repeating: "x", count: 2 << 20))
        textView.beginPaste(try item.content(as: .text), limit: 1 << 20, in: host.application)
        host.settle()
        try GoldenImages().expect(host.picture, named: "textview-paste")
    }
}
