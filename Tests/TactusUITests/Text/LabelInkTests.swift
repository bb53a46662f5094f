import Glibc
import TactusControls
import TactusGeometry
import TactusGraphics
import TactusTesting
import TactusUI
import Testing

/// Compares what labels paint in their own size with what they paint where there is room all around.
@MainActor
@Suite("The ink of labels")
struct LabelInkTests {
    /// Texts whose letters reach far: up, down and to the sides.
    nonisolated private static let texts = [
        "Ågjpq|Ç", "ÅÊĂǺ", "Ẫ ệ Ữ ỗ Ặng", "Ȃ̈̈ g̱̣ A̋̊̋", "إسبريسو", "فعَّالٌ شيءٍ ـلّٰهِ", "ऋषियों को ङ्क्ष्म", "น้ำที่ปู่ฎุ้", "f",
        "Wj/f", "👍🏽", "j",
    ]
    nonisolated private static let sizes = [9.0, 11, 13, 17, 40]
    nonisolated private static let scales = [1, 1.25, 1.5, 2, 3.0]

    /// The pixels of a part of a scene that have ink, and how much that is: a black pixel counts as 1.
    private static func ink(around area: Rect, in host: TestHost, _ scale: Double) -> (sum: Double, box: PixelRect) {
        host.settle()
        let picture = host.picture
        let columns = Int(area.minX * scale)..<min(Int(area.maxX * scale), picture.size.width)
        var (sum, left, right, top, bottom) = (0, Int.max, Int.min, Int.max, Int.min)
        for y in Int(area.minY * scale)..<min(Int(area.maxY * scale), picture.size.height) {
            picture.withRow(y) { row in
                var x = columns.lowerBound
                while x < columns.upperBound {
                    let ink = 255 - Int(row[x] >> 8 & 0xFF)
                    sum += ink
                    if ink > 64 {
                        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
                    }
                    x += 1
                }
            }
        }
        let box = left > right ? .zero : PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
        return (Double(sum) / 255, box)
    }

    /// What is cut, as sentences.
    private static func losses(fonts: [Font], texts: [String], scales: [Double]) -> [String] {
        var losses: [String] = []
        for scale in scales {
            let host = TestHost(size: Size(width: 700, height: 400), scale: scale)
            host.window.backgroundColor = .white
            let label = Label()
            label.textColor = .black
            label.textAlignment = .left
            host.window.addSubview(label)
            for font in fonts {
                for size in sizes {
                    for text in texts {
                        (label.text, label.font) = (text, font)
                        label.font.size = size
                        if let loss = loss(of: label, in: host, scale) { losses.append(loss) }
                    }
                }
            }
        }
        return losses
    }

    private static func loss(of label: Label, in host: TestHost, _ scale: Double) -> String? {
        let name = "“\(label.text)” in \(label.font.family) at \(label.font.size), \(scale)×"
        label.sizeToFit()
        let own = label.bounds.size
        guard own == label.intrinsicContentSize else { return "\(name): \(own) is not the intrinsic size" }
        let room = (label.font.size * 2).rounded(.up)
        label.frame = Rect(x: room, y: room, width: own.width, height: own.height)
        let area = label.frame.insetBy(dx: -room, dy: -room)
        let shown = ink(around: area, in: host, scale)
        label.frame = area
        let whole = ink(around: area, in: host, scale)
        guard whole.sum > 0 else { return "\(name) has no ink" }
        let lost = (whole.box.width - shown.box.width, whole.box.height - shown.box.height)
        let isCut = (lost.0 > 0 || lost.1 > 0) && whole.sum - shown.sum > 0.5
        guard isCut || whole.sum - shown.sum > max(1, whole.sum * 0.06) else { return nil }
        return "\(name): \((whole.sum - shown.sum).rounded()) of \(whole.sum.rounded()) pixels, \(lost)"
    }

    @Test("TX-36: Latin letters with what stands above and below them, and Arabic", arguments: scales)
    func pinned(scale: Double) {
        let losses = Self.losses(
            fonts: [.systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .bold)],
            texts: Array(Self.texts.prefix(6)) + ["f", "Wj/f", "j"], scales: [scale])
        #expect(losses.isEmpty, "\(losses.count): \(losses.prefix(12).joined(separator: "\n"))")
    }

    fileprivate static func compareScripts() {
        let folders = ["/usr/share/fonts/truetype/noto/", "/usr/share/fonts/google-noto/", "/usr/share/fonts/noto/"]
        let names = [
            "NotoSansArabic-Regular", "NotoNastaliqUrdu-Regular", "NotoSansDevanagari-Regular", "NotoSansThai-Regular",
            "NotoSerifDisplay-BoldItalic", "NotoSansTelugu-Regular", "NotoSansKhmer-Regular",
        ]
        try? PinnedFonts.install()
        var fonts: [Font] = []
        for name in names {
            let paths: [String] = folders.map { folder in "\(folder)\(name).ttf" }
            let path = paths.first { path in access(path, R_OK) == 0 }
            let slant = name.hasSuffix("Italic") ? Font.Slant.italic : .upright
            guard let path,
                let font = try? Font(file: path, size: 17, weight: slant == .italic ? .bold : .regular, slant: slant)
            else { continue }
            fonts.append(font)
        }
        guard fonts.count >= 4 else {
            return fail("only \(fonts.map(\.family)) are installed: fonts-noto-core is needed")
        }
        let all = Self.texts + ["ٹیکسٹ کی سیاہی", "తెలుగు క్ష్మ", "ភាសាខ្មែរ ក្ស្រ"]
        let found = losses(fonts: fonts, texts: all, scales: [1, 1.5])
        if !found.isEmpty { fail("\(found.count):\n\(found.prefix(20).joined(separator: "\n"))") }
    }

    private static func fail(_ words: String) {
        let bytes = Array("\(words)\n".utf8)
        _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
        exit(1)
    }
}

/// In a process of its own, since fonts that a process knows it knows in every test.
@Suite("Ink of labels in fonts of other scripts")
struct LabelInkExitTests {
    @Test("TX-36: fonts of other scripts, letters that lean, and a hand that goes far down")
    func scripts() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await LabelInkTests.compareScripts()
        }
        if let result, result.exitStatus != .exitCode(0) {
            Issue.record("\(String(decoding: result.standardErrorContent, as: UTF8.self))")
        }
    }
}
