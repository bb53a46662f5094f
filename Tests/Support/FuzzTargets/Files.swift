import CompositorScripts
import FakeCompositor
import TactusGeometry
import TactusGraphics
import TactusPictures
import TactusPlatform
import TactusWayland
import WaylandScanning

// What is read from files and command lines: each either makes sense, or is refused with a sentence.

func playProtocolXML(_ bytes: [UInt8]) {
    do throws(ScanError) { _ = try ProtocolParser.parse(source(bytes)) } catch { expectSentence(error.description) }
}

func playDefinitions(_ bytes: [UInt8]) {
    do throws(ScanError) {
        _ = try DefinitionParser.parse(source(bytes), name: "fuzz")
    } catch {
        expectSentence(error.description)
    }
    do throws(ScanError) { _ = try Manifest(parsing: source(bytes)) } catch { expectSentence(error.description) }
}

func playScript(_ bytes: [UInt8]) {
    do throws(ScriptError) { _ = try Script(parsing: text(bytes)) } catch { expectSentence(error.description) }
}

func playFault(_ bytes: [UInt8]) {
    do throws(ScriptError) { _ = try Fault(parsing: text(bytes)) } catch { expectSentence(error.description) }
}

func playOptions(_ bytes: [UInt8]) {
    let words = text(bytes)
    _ = try? OutputText(parsing: words[...])
    _ = try? GlobalOffer(parsing: words, changing: .everything)
}

func playRecording(_ bytes: [UInt8]) {
    do throws(InputTraceError) {
        let trace = try InputTrace(parsing: bytes, mappedTo: Size(width: 800, height: 600))
        // What was read can be written, and is read again as the same.
        let written = trace.lines.joined(separator: "\n")
        let again = try? InputTrace(parsing: written, mappedTo: Size(width: 800, height: 600))
        expect(again?.events.count == trace.events.count, "a trace that was written is read as it was: \(written)")
    } catch {
        expectSentence(error.description)
    }
    let lines = text(bytes).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let recording = try? InputRecording(lines: lines) {
        expect((try? InputRecording(lines: recording.lines)) == recording, "a recording is read as it was written")
    }
}

func playCursorThemes(_ bytes: [UInt8]) {
    expect(CursorThemeFiles.inherited(in: bytes).allSatisfy { !$0.isEmpty }, "a theme has a name")
}

func playPicture(_ bytes: [UInt8]) {
    let shownSize = bytes.count % 2 == 0 ? nil : Size(width: 40, height: 40)
    do throws(ImageError) {
        let picture = try Image(data: bytes, shownSize: shownSize, pixelLimit: 1 << 20)
        expect(
            picture.size.width * picture.size.height <= Double(1 << 20), "a picture is not larger than was asked for")
    } catch {
        expectSentence(error.description)
    }
}

func playKeymap(_ bytes: [UInt8]) {
    let keys = KeyInterpreter(locale: "C.UTF-8")
    keys.setKeymap(bytes)
    for code in [UInt32(1), 30, 42, 57, 255, 767, .max] {
        _ = keys.press(code)
        keys.update(ModifierMasks(depressed: code, latched: 1, locked: code >> 1, layout: code & 7))
    }
}

func playCompose(_ bytes: [UInt8]) {
    guard let composer = Composer(text: bytes) else { return }
    // Letters, Compose, and dead accents, which sequences begin with.
    for symbol in [UInt32(0xFF20), 0x61, 0xFE51, 0x65, 0xFE50, 0xFE51, 0x20, 0xFF20, 0xFF20, 0x2D, 0x3E, .max, 0] {
        switch composer.feed(symbol) {
        case .composed(let text): expect(text.utf8.count < 4096, "what is composed is short")
        case .nothing, .unfinished, .cancelled: break
        }
    }
    composer.cancel()
}

private func source(_ bytes: [UInt8]) -> SourceText {
    var source = SourceText(file: "fuzz", text: "")
    source.bytes = bytes
    return source
}

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Ends the program when something does not hold: that is how a fuzzer notices.
func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    guard !condition else { return }
    preconditionFailure(sentence())
}

func expectSentence(_ sentence: String) {
    expect(!sentence.isEmpty && sentence.utf8.count < 4096, "an error is said, and shortly: \(sentence)")
}
