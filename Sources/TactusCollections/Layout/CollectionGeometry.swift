import TactusControls
import TactusGeometry

/// Where everything of a ``CollectionView`` lies, in points of its content.
///
/// Sections know their items; this places sections below each other. What is asked in a frame takes the time of a few
/// hundred additions at most, however many items and sections there are.
///
/// All is *laid* in points that are counted from where reading begins, x across and y along the way that the content
/// scrolls, and *shown* in points of the content: see `shown(_:)`. A layout that scrolls sideways is one that was
/// turned over on its way to the screen, and nothing else.
nonisolated struct CollectionGeometry: Sendable {
    /// What stands above or below a section.
    enum Boundary: Comparable, Sendable, CaseIterable {
        case header
        case footer
    }

    /// A section with its items.
    struct Part: Sendable {
        let layout: CollectionLayoutSection
        var geometry: any CollectionSectionGeometry
        let count: Int
        /// The room around its items, as it is laid.
        let insets: Insets
        var header: Double
        var footer: Double

        /// Whether items, header or footer may have to be measured when they show.
        var hasEstimates: Bool {
            layout.header.map { $0.height == nil } == true || layout.footer.map { $0.height == nil } == true
                || (geometry as? GroupGeometry)?.hasEstimates ?? true
        }

        /// How much of the section's height is above its items.
        var top: Double { header + insets.top }

        /// The height of the section in points; without items, that of header and footer alone.
        var height: Double {
            guard count > 0 else { return header + footer }
            return max(top + geometry.contentSize.height + insets.bottom + footer, 0)
        }
    }

    /// How high headers and footers are taken to be before they are measured.
    static let estimatedBoundary = 36.0

    let layout: CollectionLayout
    let environment: CollectionLayoutEnvironment
    /// Whether what is at the left by its layout is at the right.
    let isMirrored: Bool
    /// Whether sections are beside each other.
    let isHorizontal: Bool
    /// The room for sections, as they are laid.
    let room: Size
    private(set) var parts: [Part] = []
    /// How many items there are before each section, and in all.
    private(set) var firstItems: [Int] = [0]
    private var starts = RowOffsets(count: 0, estimate: 0)
    /// How large all is, where the layout says it; sections lie on one another then.
    private(set) var wholeSize: Size?
    /// Whether there are decorations in any section.
    private(set) var hasDecorations = false
    /// Whether anything may have to be measured when it shows.
    private(set) var hasEstimates = false
    /// Whether anything shows otherwise than by its frame alone.
    private(set) var hasAttributes = false
    /// Whether that is otherwise when the content is scrolled.
    private(set) var followsScrolling = false

    /// The cells that stand for items which are still to come, in their order: paths do not count them.
    var placeholders: [Int] = []

    init(
        _ layout: CollectionLayout, counts: [Int], in environment: CollectionLayoutEnvironment,
        isMirrored: Bool = false, placeholders: [Int] = []
    ) {
        self.init(layout, environment, isMirrored: isMirrored)
        self.placeholders = placeholders
        parts.reserveCapacity(counts.count)
        for (index, count) in counts.enumerated() { parts.append(part(index, count: count)) }
        place()
    }

    private func part(_ index: Int, count: Int) -> Part {
        var section = layout.provider(index, environment).withFiniteNumbers
        if isHorizontal { section.orthogonalScrollingBehavior = .none }
        return Part(
            layout: section, geometry: geometry(of: section, count: count), count: count,
            insets: laid(section.contentInsets),
            header: section.header.map { $0.height ?? Self.estimatedBoundary } ?? 0,
            footer: section.footer.map { $0.height ?? Self.estimatedBoundary } ?? 0)
    }

    private func geometry(of section: CollectionLayoutSection, count: Int) -> any CollectionSectionGeometry {
        let insets = laid(section.contentInsets)
        let inner = Size(width: max(room.width - insets.horizontal, 0), height: room.height)
        var surroundings = environment
        surroundings.contentSize = isHorizontal ? inner.transposed : inner
        switch section.content {
        case .group(let group):
            return GroupGeometry(
                isHorizontal ? group.transposed : group, count: count, in: inner, spacing: section.interGroupSpacing,
                isHorizontal: section.orthogonalScrollingBehavior != .none, estimate: section.estimatedItemHeight)
        case .geometry(let make):
            return isHorizontal ? TransposedGeometry(make(count, surroundings)) : make(count, surroundings)
        case .laid(let make): return make(count, inner)
        }
    }

    private mutating func place() {
        wholeSize = saidSize
        starts = RowOffsets(count: parts.count, estimate: 0)
        firstItems = [0]
        firstItems.reserveCapacity(parts.count + 1)
        hasDecorations = parts.contains { !$0.layout.decorationItems.isEmpty }
        hasEstimates = parts.contains(where: \.hasEstimates)
        hasAttributes = parts.contains(where: \.hasAttributes)
        followsScrolling = hasAttributes && parts.contains(where: \.followsScrolling)
        for (index, part) in parts.enumerated() {
            firstItems.append(firstItems[index] + part.count)
            starts.setHeight(extent(of: index), of: index)
        }
    }

    private func extent(of section: Int) -> Double {
        let height = parts[section].height
        let spacing = section < parts.count - 1 && layout.interSectionSpacing.isFinite ? layout.interSectionSpacing : 0
        return height.isFinite ? max(height + spacing, 0) : 0
    }

    // MARK: Counting

    var numberOfItems: Int { firstItems[parts.count] }
    var counts: [Int] { parts.map(\.count) }

    /// How high everything is, as it is laid.
    var height: Double { wholeSize.map { isHorizontal ? $0.width : $0.height } ?? starts.height }

    /// Where a section begins, as it is laid.
    func start(of section: Int) -> Double { wholeSize == nil ? starts.offset(of: section) : 0 }

    func path(of item: Int) -> ItemPath {
        let section = section(of: item)
        let first = firstItems[section]
        guard !placeholders.isEmpty else { return ItemPath(item: item - first, section: section) }
        let others = placeholders.count { $0 >= first && $0 < item }
        return ItemPath(item: item - first - others, section: section)
    }

    /// Where an item is among the cells of its section.
    func laidPath(of item: Int) -> ItemPath {
        let section = section(of: item)
        return ItemPath(item: item - firstItems[section], section: section)
    }

    func section(of item: Int) -> Int {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if firstItems[middle + 1] <= item { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The number of an item among all; `nil` where there is none.
    func item(at path: ItemPath) -> Int? {
        guard parts.indices.contains(path.section), (0..<parts[path.section].count).contains(path.item) else {
            return nil
        }
        guard !placeholders.isEmpty else { return firstItems[path.section] + path.item }
        let item = item(behind: path)
        return item < firstItems[path.section + 1] && !placeholders.contains(item) ? item : nil
    }

    /// The number of the item at a path, or of what would come there.
    func item(behind path: ItemPath) -> Int {
        var item = firstItems[path.section] + path.item
        for placeholder in placeholders where placeholder >= firstItems[path.section] && placeholder <= item {
            item += 1
        }
        return min(item, firstItems[path.section + 1])
    }

    /// The number of what is somewhere among the cells of a section; `nil` where there is none.
    func item(atLaid path: ItemPath) -> Int? {
        guard parts.indices.contains(path.section), (0..<parts[path.section].count).contains(path.item) else {
            return nil
        }
        return firstItems[path.section] + path.item
    }

    /// How many items sections have, without those that are still to come.
    var dataCounts: [Int] {
        guard !placeholders.isEmpty else { return counts }
        return parts.indices.map { section in
            parts[section].count - placeholders.count(where: items(of: section).contains)
        }
    }

    func items(of section: Int) -> Range<Int> { firstItems[section]..<firstItems[section + 1] }

    // MARK: Places

    /// The sections that show in a part of the content.
    func sections(in rect: Rect) -> Range<Int> {
        let rect = laid(rect)
        return sections(from: rect.minY, to: rect.maxY)
    }

    /// The sections that lie in a part of the height, as they are laid.
    func sections(from top: Double, to bottom: Double) -> Range<Int> {
        guard bottom > 0, top < height else { return 0..<0 }
        guard wholeSize == nil else { return parts.indices }
        guard let first = starts.row(at: top), let last = starts.row(at: bottom.nextDown) else { return 0..<0 }
        return first..<(last + 1)
    }

    func laidFrame(ofSection section: Int) -> Rect {
        Rect(x: 0, y: start(of: section), width: room.width, height: parts[section].height)
    }

    /// Where the items of a section are laid: the box that its geometry counts from.
    func laidBox(ofSection section: Int) -> Rect {
        let part = parts[section]
        return Rect(
            x: part.insets.left, y: start(of: section) + part.top,
            width: max(room.width - part.insets.horizontal, 0), height: part.geometry.contentSize.height)
    }

    /// Where the items of a section show.
    func box(ofSection section: Int) -> Rect { shown(laidBox(ofSection: section)) }

    func isOrthogonal(_ section: Int) -> Bool { parts[section].layout.orthogonalScrollingBehavior != .none }

    /// Where an item is laid; in a section that scrolls by itself, in that section's own content.
    func laidFrame(ofItem item: Int) -> Rect {
        let section = section(of: item)
        let frame = Self.finite(parts[section].geometry.frameForItem(at: item - firstItems[section]))
        return isOrthogonal(section) ? frame : frame.offsetBy(laidBox(ofSection: section).origin - .zero)
    }

    /// Where an item shows; in a section that scrolls by itself, in that section's own content.
    func frame(ofItem item: Int) -> Rect {
        let frame = laidFrame(ofItem: item)
        guard isMirrored || isHorizontal else { return frame }
        let section = section(of: item)
        return isOrthogonal(section) ? mirrored(frame, in: parts[section].geometry.contentSize.width) : shown(frame)
    }

    /// The items of a section that lie in a part of the content; for a section that scrolls sideways, a part of its own
    /// content.
    func items(of section: Int, in rect: Rect) -> [Int] {
        let part = parts[section]
        guard part.count > 0 else { return [] }
        let isOrthogonal = isOrthogonal(section)
        let origin = isOrthogonal ? Point.zero : laidBox(ofSection: section).origin
        let first = firstItems[section]
        let rect = isOrthogonal ? mirrored(rect, in: part.geometry.contentSize.width) : laid(rect)
        return part.geometry.indexesForItems(in: rect.offsetBy(.zero - origin)).lazy
            .filter { (0..<part.count).contains($0) }.map { first + $0 }
    }

    func laidFrame(of boundary: Boundary, ofSection section: Int) -> Rect? {
        let part = parts[section]
        let (start, width) = (start(of: section), room.width)
        switch boundary {
        case .header:
            return part.layout.header == nil ? nil : Rect(x: 0, y: start, width: width, height: part.header)
        case .footer:
            return part.layout.footer == nil
                ? nil
                : Rect(x: 0, y: start + part.height - part.footer, width: width, height: part.footer)
        }
    }

    /// Where the plate behind a section's items shows.
    func backgroundFrame(ofSection section: Int) -> Rect? {
        guard let background = parts[section].layout.background, parts[section].count > 0 else { return nil }
        return shown(laidBox(ofSection: section).inset(by: laid(background.contentInsets)))
    }

    /// Where a decoration of a section shows; `nil` where there is none, or no room for it.
    func frame(ofDecoration index: Int, ofSection section: Int) -> Rect? {
        guard parts.indices.contains(section), parts[section].layout.decorationItems.indices.contains(index),
            parts[section].height > 0
        else { return nil }
        let insets = laid(parts[section].layout.decorationItems[index].contentInsets)
        let frame = Self.finite(laidFrame(ofSection: section).inset(by: insets))
        return frame.width > 0 && frame.height > 0 ? shown(frame) : nil
    }

    // MARK: Measures

    func isEstimated(_ item: Int) -> Bool {
        let section = section(of: item)
        return parts[section].geometry.isEstimated(at: item - firstItems[section])
    }

    /// Notes how high a cell is, as it is laid.
    ///
    /// - Returns: By how much the section grows.
    @discardableResult
    mutating func setHeight(_ height: Double, ofItem item: Int) -> Double {
        let section = section(of: item)
        parts[section].geometry.setHeight(height, forItemAt: item - firstItems[section])
        return starts.setHeight(extent(of: section), of: section)
    }

    func isEstimated(_ boundary: Boundary, ofSection section: Int) -> Bool {
        let layout = parts[section].layout
        return switch boundary {
        case .header: layout.header.map { $0.height == nil } ?? false
        case .footer: layout.footer.map { $0.height == nil } ?? false
        }
    }

    /// Notes how high a header or footer is, as it is laid.
    ///
    /// - Returns: By how much the section grows.
    @discardableResult
    mutating func setHeight(_ height: Double, of boundary: Boundary, ofSection section: Int) -> Double {
        switch boundary {
        case .header: parts[section].header = height
        case .footer: parts[section].footer = height
        }
        return starts.setHeight(extent(of: section), of: section)
    }

    // MARK: Change

    /// The same layout for other items, or another room as wide as it is laid: what stayed takes its measures along.
    func changed(_ change: CollectionChange, in environment: CollectionLayoutEnvironment? = nil) -> CollectionGeometry {
        var next = CollectionGeometry(layout, environment ?? self.environment, isMirrored: isMirrored)
        var former: [Int: Int] = [:]
        for (old, new) in change.sections.enumerated() { if let new { former[new] = old } }
        var first = 0
        for (index, count) in change.newCounts.enumerated() {
            let items = first..<(first + count)
            if environment == nil, let part = samePart(index, items: items, former: former[index], change) {
                next.parts.append(part)
            } else {
                next.parts.append(newPart(next.part(index, count: count), items, former: former[index], change))
            }
            first += count
        }
        next.place()
        if !placeholders.isEmpty { next.placeholders = placeholders.compactMap { change.new(of: $0) }.sorted() }
        return next
    }

    private init(_ layout: CollectionLayout, _ environment: CollectionLayoutEnvironment, isMirrored: Bool) {
        self.layout = layout
        self.environment = environment
        self.isMirrored = isMirrored
        isHorizontal = layout.scrollDirection == .horizontal
        room = isHorizontal ? environment.contentSize.transposed : environment.contentSize
    }

    /// The section as it was, if all of its items stayed in it, and nothing else came.
    private func samePart(_ index: Int, items: Range<Int>, former: Int?, _ change: CollectionChange) -> Part? {
        guard let former, former == index, parts[former].count == items.count else { return nil }
        let runs = change.runs(in: items)
        let isSame =
            items.isEmpty || runs.count == 1 && runs[0].old == firstItems[former] && runs[0].count == items.count
        return isSame && !change.reloaded.contains(where: items.contains) ? parts[former] : nil
    }

    private func newPart(_ empty: Part, _ items: Range<Int>, former: Int?, _ change: CollectionChange) -> Part {
        let (runs, first) = (change.runs(in: items), items.lowerBound)
        var part = empty
        if let former {
            if part.layout.header?.height == nil, part.layout.header != nil { part.header = parts[former].header }
            if part.layout.footer?.height == nil, part.layout.footer != nil { part.footer = parts[former].footer }
        }
        for run in runs { carry(run, into: &part, first: first, change) }
        return part
    }

    private func carry(_ run: CollectionChange.Run, into part: inout Part, first: Int, _ change: CollectionChange) {
        var old = run.old
        let end = run.old + run.count
        while old < end {
            let section = section(of: old)
            let stop = min(firstItems[section + 1], end)
            let start = firstItems[section]
            var heights: [(Int, Double)] = []
            parts[section].geometry.forEachHeight(in: (old - start)..<(stop - start)) { heights.append(($0, $1)) }
            for (item, height) in heights {
                let new = run.new + item + start - run.old
                if part.geometry.isEstimated(at: new - first), !change.reloaded.contains(new) {
                    part.geometry.setHeight(height, forItemAt: new - first)
                }
            }
            old = stop
        }
    }
}
