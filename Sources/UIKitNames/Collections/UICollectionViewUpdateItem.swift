public import Tactus

/// What has become of an item. Sections that come and go are told of by their items.
public final class UICollectionViewUpdateItem {
    /// What that is.
    nonisolated public enum Action: Int, Hashable, Sendable, CaseIterable {
        /// It is new.
        case insert
        /// It is gone.
        case delete
        /// It is there, and shown anew.
        case reload
        /// It was carried past others.
        case move
        /// Nothing.
        case none
    }

    private let update: CollectionLayoutUpdate
    /// Where it was; `nil` for a new one.
    public var indexPathBeforeUpdate: IndexPath? { update.pathBefore }
    /// Where it is; `nil` for one that is gone.
    public var indexPathAfterUpdate: IndexPath? { update.pathAfter }
    /// What has become of it.
    public var updateAction: Action {
        switch update.action {
        case .insert: .insert
        case .delete: .delete
        case .reload: .reload
        case .move: .move
        }
    }

    init(_ update: CollectionLayoutUpdate) { self.update = update }
}

/// How things of a layout appear and disappear: stands between it and the collection while those are asked for.
@MainActor final class LayoutTransitions {
    private unowned let layout: UICollectionViewLayout
    /// How what is asked about would show without the layout's answer.
    private(set) var given: CollectionLayoutAttributes?
    private var isBoundsChange = false

    init(of layout: UICollectionViewLayout) { self.layout = layout }

    /// Lets a section ask the layout.
    func extend(_ section: inout CollectionLayoutSection) {
        section.initialLayoutAttributesForAppearing = { [weak self] attributes in
            MainActor.assumeIsolated { self?.initial(attributes) ?? attributes }
        }
        section.finalLayoutAttributesForDisappearing = { [weak self] attributes in
            MainActor.assumeIsolated { self?.final(attributes) ?? attributes }
        }
    }

    /// Lets a collection tell the layout of changes.
    func extend(_ value: inout CollectionLayout) {
        value.willUpdate = { [weak self] updates in
            MainActor.assumeIsolated {
                self?.isBoundsChange = false
                self?.layout.prepare(forCollectionViewUpdates: updates.map(UICollectionViewUpdateItem.init))
            }
        }
        value.willChangeBounds = { [weak self] former in
            MainActor.assumeIsolated {
                self?.isBoundsChange = true
                self?.layout.prepare(forAnimatedBoundsChange: former)
            }
        }
        value.didPrepareAnimations = { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                if self.isBoundsChange {
                    self.layout.finalizeAnimatedBoundsChange()
                } else {
                    self.layout.finalizeCollectionViewUpdates()
                }
            }
        }
    }

    private func initial(_ attributes: CollectionLayoutAttributes) -> CollectionLayoutAttributes {
        given = attributes
        defer { given = nil }
        let answer: UICollectionViewLayoutAttributes? =
            switch attributes.element {
            case .cell(let path): layout.initialLayoutAttributesForAppearingItem(at: path)
            case .header(let section):
                layout.initialLayoutAttributesForAppearingSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            case .footer(let section):
                layout.initialLayoutAttributesForAppearingSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
            case .decoration(let kind, let section, let index):
                layout.initialLayoutAttributesForAppearingDecorationElement(
                    ofKind: kind, at: IndexPath(item: index, section: section))
            case .supplementary(let kind, let path):
                layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            case nil: nil
            }
        return settled(answer, attributes)
    }

    private func final(_ attributes: CollectionLayoutAttributes) -> CollectionLayoutAttributes {
        given = attributes
        defer { given = nil }
        let answer: UICollectionViewLayoutAttributes? =
            switch attributes.element {
            case .cell(let path): layout.finalLayoutAttributesForDisappearingItem(at: path)
            case .header(let section):
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
            case .footer(let section):
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section))
            case .decoration(let kind, let section, let index):
                layout.finalLayoutAttributesForDisappearingDecorationElement(
                    ofKind: kind, at: IndexPath(item: index, section: section))
            case .supplementary(let kind, let path):
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            case nil: nil
            }
        return settled(answer, attributes)
    }

    /// Of what the layout says nothing nothing is animated: it shows as it is.
    private func settled(
        _ answer: UICollectionViewLayoutAttributes?, _ attributes: CollectionLayoutAttributes
    ) -> CollectionLayoutAttributes {
        if let answer { return answer.value }
        var attributes = attributes
        attributes.alpha = 1
        return attributes
    }

    /// How what is asked about would show without the layout's answer, as attributes of a place or kind.
    func proposed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard let given else { return nil }
        attributes.frame = given.frame
        (attributes.alpha, attributes.transform) = (given.alpha, given.transform)
        attributes.zIndex = given.zIndex
        return attributes
    }
}

extension UICollectionViewLayout {
    final func proposed(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        transitions.proposed(UICollectionViewLayoutAttributes(forCellWith: path))
    }

    final func proposed(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        transitions.proposed(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path))
    }
}
