import TactusGeometry
import TactusUI

/// What a layout shows besides items, headers and footers: of which kind, and by which path.
nonisolated struct ElementKey: Hashable, Comparable, Sendable {
    let isDecoration: Bool
    let kind: String
    var path: ItemPath

    init(isDecoration: Bool, kind: String, path: ItemPath) {
        (self.isDecoration, self.kind, self.path) = (isDecoration, kind, path)
    }

    /// The key of what attributes are of; `nil` for an item, a header or a footer.
    init?(_ element: CollectionLayoutAttributes.Element?) {
        switch element {
        case .decoration(let kind, let section, let index):
            self.init(isDecoration: true, kind: kind, path: ItemPath(item: index, section: section))
        case .supplementary(let kind, let path): self.init(isDecoration: false, kind: kind, path: path)
        case .cell, .header, .footer, nil: return nil
        }
    }

    var element: CollectionLayoutAttributes.Element {
        isDecoration
            ? .decoration(kind: kind, section: path.section, index: path.item) : .supplementary(kind: kind, path: path)
    }

    static func < (first: ElementKey, second: ElementKey) -> Bool {
        (first.path, first.kind, first.isDecoration ? 1 : 0) < (second.path, second.kind, second.isDecoration ? 1 : 0)
    }
}

// What a layout shows besides items, headers and footers.
extension CollectionView {
    /// A view of a kind that the layout shows besides; `nil` while it does not show.
    final func element(ofKind kind: String, at path: ItemPath) -> CollectionReusableView? {
        guard storedLayout.elements != nil else { return nil }
        layOutIfFresh()
        return elements[ElementKey(isDecoration: false, kind: kind, path: path)]
    }

    /// Returns the paths of the views of a kind that the layout shows besides, in their order.
    package final func pathsForVisibleElements(ofKind kind: String) -> [ItemPath] {
        elements.keys.filter { !$0.isDecoration && $0.kind == kind }.map(\.path).sorted()
    }

    /// Shows what the layout says of the part of the content that shows, and takes away what it says no more.
    final func layOutElements(_ change: ShownChange?, _ moves: inout [() -> Void]) {
        guard storedLayout.elements != nil || !elements.isEmpty else { return }
        let wanted = wantedElements
        for (key, view) in elements.inOrder(where: { key, _ in wanted[key] == nil }) {
            elements[key] = nil
            guard let change, change.isAnimated else {
                store(view)
                continue
            }
            view.shift(by: change.translation)
            let final = finalAttributes(of: key.element, ofSection: key.path.section, in: change.former) {
                view.fadedAttributes
            }
            depart(view, final)
            if let final {
                moves.append { view.show(as: final) }
                view.finalAttributes = nil
            }
        }
        for (key, attributes) in wanted.inOrder() {
            var former = elements[key]
            // Another layout may have another class for it.
            if key.isDecoration, let view = former, view.kind !== decorationKind(key.kind) {
                store(view)
                former = nil
            }
            guard let view = former ?? makeElement(key) else { continue }
            elements[key] = view
            if view.isHidden { view.isHidden = false }
            layOut(view, at: attributes.frame, as: attributes, key.element, isNew: former == nil, change, &moves)
        }
    }

    /// What the layout says of the part of the content that shows.
    private var wantedElements: [ElementKey: CollectionLayoutAttributes] {
        let all = storedLayout.elements?(geometry.mirrored(bounds, in: geometry.contentWidth)) ?? []
        var wanted: [ElementKey: CollectionLayoutAttributes] = [:]
        for attributes in all where !attributes.isHidden {
            guard let key = ElementKey(attributes.element), wanted[key] == nil else { continue }
            var shown = attributes.withFiniteNumbers
            shown.frame = geometry.mirrored(CollectionGeometry.finite(shown.frame), in: geometry.contentWidth)
            wanted[key] = shown
        }
        return wanted
    }

    private func makeElement(_ key: ElementKey) -> CollectionReusableView? {
        if key.isDecoration {
            guard let view = decorationKind(key.kind).map(makeDecoration) else { return nil }
            insertSubview(view, at: 0)
            return view
        }
        guard !asksForNothing,
            let view = dataSource?.collectionView(self, supplementaryViewOfKind: key.kind, at: key.path)
        else { return nil }
        view.collectionView = self
        insertSubview(view, aboveSubview: cellMark)
        return view
    }

    /// Takes all of them away, to be asked for anew.
    final func storeElements() {
        for (_, view) in elements.inOrder() { store(view) }
        elements = [:]
    }

    /// Notes what is of an item, or of a section, by its new path; what was of one that is gone is on its way out.
    final func carryElements(by change: CollectionChange, from former: CollectionGeometry, animated: Bool) {
        let views = elements
        elements = [:]
        for (key, view) in views.inOrder() {
            if let path = carried(key, by: change, from: former) {
                var new = key
                new.path = path
                if let other = elements.updateValue(view, forKey: new) { store(other) }
            } else if animated {
                depart(
                    view,
                    finalAttributes(of: key.element, ofSection: key.path.section, in: former) { view.fadedAttributes })
            } else {
                store(view)
            }
        }
    }

    /// The path that something has after a change; decorations stay what they are.
    private func carried(
        _ key: ElementKey, by change: CollectionChange, from former: CollectionGeometry
    ) -> ItemPath? {
        guard !key.isDecoration else { return key.path }
        if let item = former.item(at: key.path) { return change.new(of: item).map(geometry.path(of:)) }
        guard change.sections.indices.contains(key.path.section) else { return key.path }
        return change.sections[key.path.section].map { ItemPath(item: key.path.item, section: $0) }
    }
}
