import TactusGeometry

/// How the elements of a drawing lie in one another, found without drawing any: what is drawn on a picture of its own
/// that is as large as the whole, and what goes through all pixels again.
///
/// The library sets no limit for that: two hundred translucent groups in one another are two hundred such pictures.
struct SVGOutline {
    /// How many pictures there are at a time, at most.
    private(set) var depth = 1
    /// How much work all pixels make, in goings through them.
    private(set) var passes = 1
    /// Whether it gives names to pieces that may have elements in them, which are not seen here.
    private(set) var hidesElements = false

    /// What an element costs, or all of what is in it.
    private struct Cost {
        var depth = 0
        var passes = 0
    }

    private var costs: [Cost] = []
    /// What each element has in it, and refers to.
    private var children: [[Int]] = []
    private var references: [[String]] = []
    private var ids: [String: Int] = [:]
    /// Whether a sheet of styles makes layers: of any element.
    private var hasLayerStyles = false

    init(_ contents: [UInt8]) {
        hidesElements = !Self.isPlain(contents)
        var reader = XMLTags(contents)
        var open: [Int] = []
        var roots: [Int] = []
        while let tag = reader.next() {
            switch tag {
            case .entity(let text):
                if text.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) { hidesElements = true }
            case .end: _ = open.popLast()
            case .start(let name, let attributes, let isEmpty):
                let index = add(name, attributes)
                if let outer = open.last { children[outer].append(index) } else { roots.append(index) }
                if !isEmpty { open.append(index) }
                if name.elementsEqual("style".utf8) { noteStyles(reader.textAhead) }
            }
        }
        if hasLayerStyles {
            for index in costs.indices where costs[index].depth == 0 { costs[index] = Cost(depth: 1, passes: 1) }
        }
        let sums = sums()
        for root in roots {
            depth = max(depth, 1 + sums[root].depth)
            passes = Self.sum(passes, sums[root].passes)
        }
    }

    /// Whether letters of the signs that XML is written with are one byte each, as in UTF-8.
    private static func isPlain(_ contents: [UInt8]) -> Bool {
        let head = String(decoding: contents.prefix { $0 != UInt8(ascii: ">") }.prefix(256), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let start = head[...].range(ofFirst: "encoding") else { return true }
        let name = head[start...].split { "='\" ?".contains($0) }.first?.lowercased() ?? "utf-8"
        return ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859", "windows-125"].contains { name.hasPrefix($0) }
    }

    // MARK: Elements

    private mutating func add(_ name: ArraySlice<UInt8>, _ attributes: [XMLTags.Attribute]) -> Int {
        let element = String(decoding: name, as: UTF8.self)
        var isLayer = element == "pattern" || element == "mask"
        var named: [String] = []
        var size = 1.0
        for attribute in attributes {
            let value = String(decoding: attribute.value, as: UTF8.self)
            let key = String(decoding: attribute.name, as: UTF8.self)
            if Self.counted.contains(key), Self.isHidden(value) { hidesElements = true }
            switch key {
            case "id": if ids[value] == nil { ids[value] = costs.count }
            case "href": if value.first == "#" { named.append(String(value.dropFirst())) }
            case "opacity": isLayer = isLayer || (Double(value) ?? 0) < 1
            case "filter", "mask", "clip-path", "mix-blend-mode", "isolation": isLayer = isLayer || value != "none"
            case "style": isLayer = isLayer || Self.makesLayer(value)
            case "radius", "order":
                size = value.split { $0 == " " || $0 == "," }.reduce(1) { $0 * max(abs(Double($1) ?? 1), 1) }
            default: break
            }
            var rest = value[...]
            while let start = rest.range(ofFirst: "url(") {
                rest = rest[start...].drop { "'\"# ".contains($0) }
                named.append(String(rest.prefix { !")'\"".contains($0) }))
            }
        }
        var cost = Cost(depth: isLayer ? 1 : 0, passes: isLayer ? 1 : 0)
        if element.hasPrefix("fe") { cost.passes += Self.passes(of: element, size) }
        costs.append(cost)
        children.append([])
        references.append(named)
        return costs.count - 1
    }

    /// The attributes whose values count.
    private static let counted: Set = [
        "id", "href", "opacity", "filter", "mask", "clip-path", "mix-blend-mode", "isolation", "style", "radius",
        "order", "fill", "stroke", "marker", "marker-start", "marker-mid", "marker-end",
    ]

    /// Whether a value has names in it that stand for something else than a sign of XML.
    private static func isHidden(_ value: String) -> Bool {
        value.split(separator: "&", omittingEmptySubsequences: false).dropFirst().contains { part in
            !["amp;", "quot;", "apos;", "lt;", "gt;"].contains { part.hasPrefix($0) }
        }
    }

    /// How often a step of a filter goes through all pixels, or how many goings through take as long, as measured.
    private static func passes(of filter: String, _ size: Double) -> Int {
        switch filter {
        case "feTurbulence": 128
        case "feMorphology": Int(min(8 * size, 1e6))
        case "feConvolveMatrix": Int(min(size * size, 1e6))
        default: 16
        }
    }

    private mutating func noteStyles(_ text: ArraySlice<UInt8>) {
        hasLayerStyles = hasLayerStyles || Self.makesLayer(String(decoding: text, as: UTF8.self))
    }

    /// Whether styles may have what they are for drawn on a picture of its own.
    private static func makesLayer(_ style: String) -> Bool {
        style.split { ";{}".contains($0) }.contains { rule in
            let parts = rule.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
            guard parts.count == 2 else { return false }
            switch parts[0] {
            case "opacity": return (Double(parts[1]) ?? 0) < 1
            case "filter", "mask", "clip-path", "mix-blend-mode", "isolation": return parts[1] != "none"
            default: return false
            }
        }
    }

    // MARK: Sums

    /// What each element costs with all that it has in it and refers to. What refers to itself costs nothing more: it
    /// is not drawn.
    private func sums() -> [Cost] {
        var sums = [Cost?](repeating: nil, count: costs.count)
        var isEntered = [Bool](repeating: false, count: costs.count)
        for root in costs.indices {
            var waiting = [root]
            while let element = waiting.last {
                guard sums[element] == nil else {
                    waiting.removeLast()
                    continue
                }
                let inside = children[element] + references[element].compactMap { ids[$0] }
                if !isEntered[element] {
                    isEntered[element] = true
                    waiting += inside.filter { !isEntered[$0] }
                    continue
                }
                var total = Cost()
                for other in inside {
                    guard let sum = sums[other] else { continue }
                    total.depth = max(total.depth, sum.depth)
                    total.passes = Self.sum(total.passes, sum.passes)
                }
                sums[element] = Cost(
                    depth: total.depth + costs[element].depth,
                    passes: Self.sum(total.passes, costs[element].passes))
                waiting.removeLast()
            }
        }
        return sums.map { $0 ?? Cost() }
    }

    /// A sum that ends at what nobody waits for.
    private static func sum(_ left: Int, _ right: Int) -> Int { min(left + right, 1 << 40) }
}

extension Substring {
    /// Where what follows a text begins, at its first occurrence.
    fileprivate func range(ofFirst text: String) -> Index? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return index(start, offsetBy: text.count) }
            formIndex(after: &start)
        }
        return nil
    }
}
