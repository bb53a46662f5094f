import CPango
import TactusGeometry

/// Breaks text into lines and sets it: makes ``TextLayout``s.
///
/// A typesetter knows the fonts of the system and keeps the layouts that were asked for lately, since setting a line
/// takes some 0.1 ms and drawing it again a hundredth of that. The typesetter, its layouts and the canvases they are
/// drawn on belong to one thread, any one; an application has one typesetter. The first text of a process waits for the
/// list of fonts: 5 ms, or 20 when the system has not read it lately.
///
/// Scripts are set as they are written: letters that join, marks, lines read from the right, and lines that end where
/// the language lets them. Characters that a font lacks are taken from others, emoji in colour. Any text can be set;
/// what a null character stands for is shown as missing. A paragraph of more than 32,768 bytes, fewer for large
/// letters, is broken into several.
///
/// ![Eight scripts and emoji](text-scripts)
public final class Typesetter {
    private var contexts: TextContexts
    private var layouts = RecentValues<Request, TextLayout>(capacity: 1024) { $0.broken.weight }
    private var texts = RecentValues<Request, BrokenText>(capacity: 1024) { $0.weight }
    private var metrics = RecentValues<Font, FontMetrics>(capacity: 64)
    /// The fonts of the process that all of that was set with, see ``Font/register(file:)``.
    private var fonts = FontConfiguration.generation

    /// How often a layout was asked for, and how often a text had to be broken into lines for that.
    package private(set) var statistics = Statistics()

    /// What a typesetter counts.
    package struct Statistics: Hashable, Sendable {
        /// How many layouts were asked for.
        package var requests = 0
        /// How many of them were not there.
        package var misses = 0
        /// How many texts were broken into lines.
        package var breaks = 0
        /// How often all fonts were looked for anew.
        package var renewals = 0
    }

    /// Everything that a layout depends on.
    private struct Request: Hashable {
        var text: StyledText
        var options: TextOptions

        /// Strings are equal that are spelled otherwise, such as `é` by one scalar and by two: their places are not.
        static func == (left: Request, right: Request) -> Bool {
            left.options == right.options && left.text == right.text
                && left.text.string.hasSameBytes(as: right.text.string)
        }
    }

    /// Creates a typesetter for the fonts of the system.
    ///
    /// - Parameter language: The language of text that does not say, as in `ja`, `zh-Hant` or `pt_BR.UTF-8`; `nil` for
    ///   the one of the process, which is none for a program that does not call `setlocale`.
    public init(language: String? = nil) {
        contexts = TextContexts(owning: TextContexts.makeFontMap(), language: language, followsProcess: true)
    }

    /// Creates a typesetter for the fonts that a fontconfig file lists, and no others.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - language: The language of text that does not say; `nil` for the one of the process.
    /// - Throws: ``GraphicsError/unusableFontConfiguration(path:)``.
    package init(fontConfiguration path: String, language: String? = nil) throws(GraphicsError) {
        let fontMap = TextContexts.makeFontMap()
        contexts = TextContexts(owning: fontMap, language: language, followsProcess: false)
        try FontConfiguration.use(file: path, in: fontMap)
    }

    /// Sets a text.
    ///
    /// Lines end at line breaks and, where a maximum width is given, between words, or inside a word that is too long
    /// for a line. Asking again for the same gives the same object, unless much else was asked for in between.
    ///
    /// - Parameters:
    ///   - text: The text. A null character, which Pango would take for its end, is shown as missing.
    ///   - font: The font of all of it.
    ///   - alignment: How lines lie in the box.
    ///   - maximumWidth: The width of the box in points, which no line exceeds; `nil` lets lines be as long as they
    ///     are. A width below zero, or that is not a number, counts as zero.
    ///   - maximumLines: How many lines there may be; what is left out is replaced by an ellipsis. `nil` for no limit.
    /// - Returns: The layout.
    public func layout(
        _ text: String, font: Font, alignment: TextAlignment = .natural, maximumWidth: Double? = nil,
        maximumLines: Int? = nil
    ) -> TextLayout {
        layout(
            StyledText(text),
            TextOptions(font: font, alignment: alignment, maximumWidth: maximumWidth, maximumLines: maximumLines))
    }

    /// Sets a text with attributes.
    ///
    /// Asking again for the same gives the same object, unless much else was asked for in between; for another
    /// alignment, or another width that all lines have room in, nothing is broken anew.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - options: What its parts do not say themselves, and the room that it has.
    /// - Returns: The layout.
    public func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout {
        renewFonts()
        let request = Request(text: text, options: options.normalized)
        statistics.requests += 1
        return layouts.value(for: request) { request in
            statistics.misses += 1
            return TextLayout(brokenText(for: request), request.options)
        }
    }

    /// Sets a text, smaller where it would not fit otherwise.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - options: What its parts do not say themselves, and the room that it has.
    ///   - minimumScale: How small it may become, as a part of the size that it has: from 0.01 to 1.
    /// - Returns: The largest layout that leaves nothing out and is not wider than its box, else the one at the
    ///   smallest size. ``TextLayout/scale`` tells which.
    public func layout(_ text: StyledText, _ options: TextOptions, shrinkingTo minimumScale: Double) -> TextLayout {
        guard let width = options.maximumWidth, minimumScale < 1 else { return layout(text, options) }
        func attempt(_ scale: Double) -> TextLayout {
            var smaller = options
            smaller.scale *= scale
            return layout(text, smaller)
        }
        let scale = ShrinkSearch(minimum: minimumScale).largestScale {
            let layout = attempt($0)
            return !layout.isTruncated && layout.size.width <= width + 0.001
        }
        return attempt(scale)
    }

    /// The measures of a font.
    ///
    /// The first time they are found in some 0.1 ms.
    ///
    /// - Parameter font: The font.
    /// - Returns: Its measures, in points.
    public func metrics(of font: Font) -> FontMetrics {
        renewFonts()
        return metrics.value(for: font) { contexts.metrics(of: $0, scale: 1) }
    }

    /// The lines of a text: those of before where they would be the same.
    private func brokenText(for request: Request) -> BrokenText {
        var request = request
        // Between the sides lines are placed later; but room for the gaps of justified ones is found with them.
        if request.options.alignment != .justified { request.options.alignment = .natural }
        if let width = request.options.maximumWidth {
            var unlimited = request
            unlimited.options.maximumWidth = nil
            if let text = texts.keptValue(for: unlimited), text.fits(width) { return text }
        }
        return texts.value(for: request) { request in
            statistics.breaks += 1
            return BrokenText(request.text, request.options, in: contexts)
        }
    }

    /// Forgets what was set before the process learnt of more fonts, or with too many of them. Who has a layout keeps
    /// it as it is.
    private func renewFonts() {
        guard fonts != FontConfiguration.generation || contexts.isFull else { return }
        fonts = FontConfiguration.generation
        contexts = contexts.successor
        statistics.renewals += 1
        layouts.removeAll()
        texts.removeAll()
        metrics.removeAll()
    }
}

extension BrokenText {
    /// How much of what is kept it takes up: 1 for what a label shows, more for long texts.
    fileprivate var weight: Int { 1 + text.count / 1024 + lines.count / 16 }
}
