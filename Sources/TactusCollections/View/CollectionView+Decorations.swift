import TactusGeometry
import TactusUI

/// A decoration, and of which section.
nonisolated struct DecorationKey: Hashable, Sendable {
    let section: Int
    /// Which one of the section's list.
    let index: Int
}

/// The decorations of a collection.
struct ShownDecorations {
    /// Those that show.
    var views: [DecorationKey: CollectionReusableView] = [:]
    /// As what views of a class are kept to be shown again.
    private var kinds: [ObjectIdentifier: ReuseKind] = [:]
    /// The kinds that nobody has registered, and that were reported.
    var unknown: Set<String> = []

    mutating func kind(of viewClass: CollectionReusableView.Type) -> ReuseKind {
        if let kind = kinds[ObjectIdentifier(viewClass)] { return kind }
        let kind = ReuseKind { viewClass.init(frame: .zero) }
        kinds[ObjectIdentifier(viewClass)] = kind
        return kind
    }
}

// Views behind sections.
extension CollectionView {
    /// The views of decorations that show, in no order.
    public final var visibleDecorationViews: [CollectionReusableView] {
        Array(decorations.views.values) + elements.filter(\.key.isDecoration).map(\.value)
    }

    /// Places the decorations of the sections that show, and takes the others away.
    final func layOutDecorations(
        _ attributes: ShownAttributes?, _ change: ShownChange?, _ moves: inout [() -> Void]
    ) {
        guard geometry.hasDecorations || !decorations.views.isEmpty else { return }
        let sections = geometry.sections(in: bounds)
        for (key, view) in decorations.views where !sections.contains(key.section) || decorationFrame(key) == nil {
            decorations.views[key] = nil
            store(view)
        }
        var isOtherOrder = change != nil
        for section in sections {
            for (index, item) in geometry.parts[section].layout.decorationItems.enumerated() {
                let key = DecorationKey(section: section, index: index)
                guard let frame = decorationFrame(key), let kind = decorationKind(item.elementKind) else { continue }
                let own = attributes?.decorations[key]
                if own?.isHidden == true {
                    decorations.views.removeValue(forKey: key).map(store)
                    continue
                }
                let former = decorations.views[key]
                let isNew = former?.kind !== kind
                if isNew, let former { store(former) }
                let view = (isNew ? nil : former) ?? makeDecoration(kind)
                decorations.views[key] = view
                if isNew { isOtherOrder = true }
                if view.isHidden { view.isHidden = false }
                layOut(
                    view, at: frame, as: own,
                    .decoration(kind: item.elementKind, section: section, index: index), isNew: isNew, change, &moves)
            }
        }
        if isOtherOrder { orderDecorations() }
    }

    /// Where a decoration lies; `nil` where there is none, or no room for it.
    private func decorationFrame(_ key: DecorationKey) -> Rect? {
        guard let frame = geometry.frame(ofDecoration: key.index, ofSection: key.section),
            decorationKind(geometry.parts[key.section].layout.decorationItems[key.index].elementKind) != nil
        else { return nil }
        return frame
    }

    final func decorationKind(_ name: String) -> ReuseKind? {
        if let viewClass = storedLayout.decorationClasses[name] { return decorations.kind(of: viewClass) }
        if decorations.unknown.insert(name).inserted {
            report(
                "no class is registered for decorations of kind \"\(name)\", which do not show; call "
                    + "register(_:forDecorationViewOfKind:) of the layout")
        }
        return nil
    }

    final func makeDecoration(_ kind: ReuseKind) -> CollectionReusableView {
        let view = spare(of: kind) ?? kind.make()
        view.kind = kind
        view.collectionView = self
        view.isUserInteractionEnabled = false
        return view
    }

    /// How a decoration shows at last; `nil` where its section has no say.
    private func finalAttributes(
        of key: DecorationKey, _ view: CollectionReusableView, in former: CollectionGeometry
    ) -> CollectionLayoutAttributes? {
        guard former.parts.indices.contains(key.section) else { return nil }
        let items = former.parts[key.section].layout.decorationItems
        guard items.indices.contains(key.index) else { return nil }
        return finalAttributes(
            of: .decoration(kind: items[key.index].elementKind, section: key.section, index: key.index),
            ofSection: key.section, in: former
        ) { view.fadedAttributes }
    }

    /// Brings decorations behind everything else, the greater ``CollectionLayoutDecoration/zIndex`` in front.
    private func orderDecorations() {
        func order(_ key: DecorationKey) -> (Int, Int, Int) {
            (geometry.parts[key.section].layout.decorationItems[key.index].zIndex, key.section, key.index)
        }
        for (_, view) in decorations.views.sorted(by: { order($0.key) > order($1.key) }) {
            insertSubview(view, at: 0)
        }
    }

    /// Notes decorations by the new numbers of their sections.
    ///
    /// - Parameters:
    ///   - former: What they were of; `nil` where the change is not animated.
    ///   - new: Returns which section one has become; `nil` for one that is gone.
    final func carryDecorations(from former: CollectionGeometry?, _ new: (Int) -> Int?) {
        let views = decorations.views
        decorations.views = [:]
        for (key, view) in views {
            if let section = new(key.section) {
                decorations.views[DecorationKey(section: section, index: key.index)] = view
            } else {
                depart(view, former.flatMap { finalAttributes(of: key, view, in: $0) })
            }
        }
    }
}
