import Glibc
import TactusGeometry
import TactusGraphics
import TactusPictures
import TactusPlatform
import TactusText

// What other programs and other runs have written: states, copied texts, shapes, themes of icons, texts with data.

func playState(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(StateArchive.Damage) {
        let archive = try StateArchive(text: text)
        expect((try? StateArchive(text: archive.text)) == archive, "a state that was written is read as it was")
    } catch {
        expectSentence(error.reason)
    }
    do throws(StateStorageError) {
        let values = try StateValue.values(of: text)
        expect((try? StateValue.values(of: StateValue.text(of: values))) == values, "settings are read as written")
    } catch {
        expectSentence("\(error)")
    }
}

func playCopiedText(_ bytes: [UInt8]) {
    guard let text = StyledText(encoded: bytes) else { return }
    expect(StyledText(encoded: text.encoded) == text, "a copied text is read as it was written")
    guard text.string.utf8.count < 2048 else { return }
    var options = TextOptions(font: .systemFont(ofSize: 17))
    options.maximumWidth = 200
    let size = Typesetter().layout(text, options).bounds.size
    expect(size.width.isFinite && size.height.isFinite, "measures are numbers")
}

func playShape(_ bytes: [UInt8]) {
    guard let path = Path(svgPath: String(decoding: bytes, as: UTF8.self)) else { return }
    let box = path.bounds
    expect(!box.width.isNaN && !box.height.isNaN, "a shape has measures")
    guard let bitmap = try? Bitmap(size: PixelSize(width: 16, height: 16)) else { return }
    let canvas = Canvas(bitmap)
    canvas.fill(path, with: .black)
    canvas.stroke(path, with: .red, width: 2)
    _ = path.contains(Point(4, 4))
}

/// Plays bytes as the index of a theme that has icons, and as that of one which it inherits from.
func playIconTheme(_ bytes: [UInt8]) {
    guard let folder = Scratch(["Theme/16", "Other/16"]) else { return }
    folder.write(bytes, to: "Theme/index.theme")
    folder.write(Array(bytes.reversed()), to: "Other/index.theme")
    for name in ["Theme/16/folder.png", "Other/16/file.svg"] { folder.write([0], to: name) }
    let theme = IconTheme(named: "Theme", searchPath: [folder.path])
    for (icon, size, scale) in [("folder", 16, 1), ("file", 48, 2), ("folder-open", 1 << 40, 1), ("../folder", 0, 0)] {
        guard let path = theme.path(of: icon, size: size, scale: scale) else { continue }
        expect(path.hasPrefix(folder.path) && !path.contains(".."), "an icon is in its theme: \(path)")
    }
}

func playData(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    var end = text.startIndex
    for match in DataDetectorTypes.all.matches(in: text) {
        expect(match.range.lowerBound >= end && !match.range.isEmpty, "what is found does not overlap")
        expect(match.target.contains(":"), "what is found has a scheme: \(match.target)")
        end = match.range.upperBound
    }
}

/// A folder of files for one input.
final class Scratch {
    let path: String
    private let folders: [String]
    private var files: [String] = []

    /// Makes a folder with others in it; those outside come first.
    init?(_ folders: [String]) {
        var template = Array("/tmp/tactus-fuzz-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template).map({ String(cString: $0) }) else { return nil }
        path = made
        var all: [String] = []
        for folder in folders {
            var place = made
            for part in folder.split(separator: "/") {
                place += "/" + part
                if mkdir(place, 0o700) == 0 { all.append(place) }
            }
        }
        self.folders = all
    }

    func write(_ bytes: [UInt8], to name: String) {
        guard let file = fopen(path + "/" + name, "wb") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
        files.append(path + "/" + name)
    }

    deinit {
        for file in files { unlink(file) }
        for folder in folders.reversed() { rmdir(folder) }
        rmdir(path)
    }
}
