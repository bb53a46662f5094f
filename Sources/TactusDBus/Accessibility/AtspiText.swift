#if DBus
    /// A text as assistive tools ask for it: by offsets that count Unicode's scalars.
    nonisolated struct AtspiText: Hashable, Sendable {
        /// Parts of a text that are asked for.
        enum Granularity: Int, CaseIterable {
            case character, word, sentence, line, paragraph

            /// The part that a boundary of AT-SPI's older calls ends.
            init?(boundary: Int) {
                switch boundary {
                case 0: self = .character
                case 1, 2: self = .word
                case 3, 4: self = .sentence
                case 5, 6: self = .line
                default: return nil
                }
            }
        }

        /// How many bytes of a text are told; what lies beyond is not.
        static let longestText = 256 << 10

        let scalars: [Unicode.Scalar]

        init(_ text: String) { scalars = Array(text.unicodeScalars.prefix(Self.longestText)) }

        var count: Int { scalars.count }

        var string: String { string(in: 0..<count) }

        func string(in range: Range<Int>) -> String {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[range])
            return String(text)
        }

        /// The part that two numbers of a call mean: an end below 0 is that of the text, and what lies outside of it
        /// does not count.
        func range(_ start: Int, _ end: Int) -> Range<Int> {
            let last = end < 0 ? count : min(end, count)
            let first = min(max(start, 0), count)
            return first..<max(first, last)
        }

        // MARK: Bytes

        /// Where a scalar begins, in bytes of UTF-8.
        func byteOffset(of index: Int) -> Int {
            scalars.prefix(max(index, 0)).reduce(0) { $0 + UTF8.width($1) }
        }

        /// Which scalar begins at a byte, or holds it.
        func index(ofByte offset: Int) -> Int {
            var byte = 0
            for (index, scalar) in scalars.enumerated() {
                byte += UTF8.width(scalar)
                if byte > offset { return index }
            }
            return count
        }

        // MARK: Parts

        /// The part at an offset; an empty one at the end of the text. Words and sentences go to the beginning of the
        /// next ones.
        func part(_ granularity: Granularity, at offset: Int) -> Range<Int> {
            guard offset >= 0, offset < count else {
                let end = min(max(offset, 0), count)
                guard granularity != .character, end == count, count > 0 else { return end..<end }
                let last = part(granularity, at: count - 1)
                let isLine = granularity == .line || granularity == .paragraph
                return isLine && scalars[count - 1] == "\n" ? end..<end : last
            }
            var start = offset
            while start > 0, !begins(granularity, at: start) { start -= 1 }
            var end = offset + 1
            while end < count, !begins(granularity, at: end) { end += 1 }
            return start..<end
        }

        /// The part before the one at an offset, and the one after it; empty where there is none.
        func part(_ granularity: Granularity, beside offset: Int, isBefore: Bool) -> Range<Int> {
            let part = part(granularity, at: offset)
            if isBefore { return part.lowerBound == 0 ? 0..<0 : self.part(granularity, at: part.lowerBound - 1) }
            return part.upperBound >= count ? count..<count : self.part(granularity, at: part.upperBound)
        }

        private func begins(_ granularity: Granularity, at index: Int) -> Bool {
            switch granularity {
            case .character: return true
            case .word: return Self.isOfWord(scalars[index]) && !Self.isOfWord(scalars[index - 1])
            case .line, .paragraph: return scalars[index - 1] == "\n"
            case .sentence:
                guard !scalars[index].properties.isWhitespace else { return false }
                if scalars[index - 1] == "\n" { return true }
                var last = index - 1
                let isSpaced = scalars[last].properties.isWhitespace
                while last > 0, scalars[last].properties.isWhitespace { last -= 1 }
                return Self.wideEnds.contains(scalars[last]) || isSpaced && Self.ends.contains(scalars[last])
            }
        }

        private static let ends: Set<Unicode.Scalar> = [".", "!", "?", "…", "؟"]
        /// Ends of sentences that no space follows.
        private static let wideEnds: Set<Unicode.Scalar> = ["。", "！", "？"]

        private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "'"
                || scalar == "’" || scalar.properties.generalCategory == .nonspacingMark
        }

        // MARK: Changes

        /// What has become of a text: a part that is gone, and then one that has come, both at the same offset.
        struct Change: Hashable, Sendable {
            let offset: Int
            let deleted: String
            let inserted: String
            let deletedCount: Int
            let insertedCount: Int
        }

        /// What has become of an older text; `nil` for nothing.
        ///
        /// - Parameters:
        ///   - old: The older text.
        ///   - caret: Where the caret is now. Where letters are the same on both sides, as in the second of two that
        ///     are typed, what came ends there.
        /// - Returns: What went and what came.
        func change(since old: AtspiText, caret: Int) -> Change? {
            guard scalars != old.scalars else { return nil }
            let shorter = min(count, old.count)
            var start = 0
            while start < shorter, scalars[start] == old.scalars[start] { start += 1 }
            var tail = 0
            while tail < shorter, scalars[count - 1 - tail] == old.scalars[old.count - 1 - tail] { tail += 1 }
            tail = min(tail, count - caret >= shorter - start ? count - caret : shorter - start)
            start = min(start, shorter - tail)
            return Change(
                offset: start, deleted: old.string(in: start..<(old.count - tail)),
                inserted: string(in: start..<(count - tail)), deletedCount: old.count - tail - start,
                insertedCount: count - tail - start)
        }
    }
#endif
