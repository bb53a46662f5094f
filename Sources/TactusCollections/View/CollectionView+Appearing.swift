import TactusGeometry
import TactusUI

// How things begin to show in an animated change, and how they cease to.
extension CollectionView {
    /// How something shows at first, by its section.
    ///
    /// - Parameters:
    ///   - element: What it is.
    ///   - section: Its section.
    ///   - attributes: How it would begin; asked for where the section has a say.
    /// - Returns: How it begins; `nil` where the section has none.
    final func initialAttributes(
        of element: CollectionLayoutAttributes.Element, ofSection section: Int,
        _ attributes: () -> CollectionLayoutAttributes
    ) -> CollectionLayoutAttributes? {
        guard geometry.parts.indices.contains(section) else { return nil }
        return asked(geometry.parts[section].layout.initialLayoutAttributesForAppearing, element, attributes)
    }

    /// How something shows at last, by the section that it was in.
    final func finalAttributes(
        of element: CollectionLayoutAttributes.Element, ofSection section: Int, in former: CollectionGeometry,
        _ attributes: () -> CollectionLayoutAttributes
    ) -> CollectionLayoutAttributes? {
        guard former.parts.indices.contains(section) else { return nil }
        return asked(former.parts[section].layout.finalLayoutAttributesForDisappearing, element, attributes)
    }

    private func asked(
        _ closure: (@Sendable (CollectionLayoutAttributes) -> CollectionLayoutAttributes)?,
        _ element: CollectionLayoutAttributes.Element, _ attributes: () -> CollectionLayoutAttributes
    ) -> CollectionLayoutAttributes? {
        guard let closure else { return nil }
        var given = attributes()
        given.element = element
        var answer = closure(given).withFiniteNumbers
        answer.frame = CollectionGeometry.finite(answer.frame)
        if answer.element == nil { answer.element = element }
        return answer
    }

    /// How the cell of an item that is gone shows at last; `nil` where its section has no say.
    final func finalAttributes(ofItem old: Int, in former: CollectionGeometry) -> CollectionLayoutAttributes? {
        finalAttributes(of: .cell(former.laidPath(of: old)), ofSection: former.section(of: old), in: former) {
            var attributes = former.attributes(ofItem: old, in: bounds)
            attributes.alpha = 0
            return attributes
        }
    }

    /// How a header or footer shows at last; `nil` where its section has no say.
    final func finalAttributes(
        of key: BoundaryKey, _ view: CollectionReusableView, in former: CollectionGeometry
    ) -> CollectionLayoutAttributes? {
        guard former.parts.indices.contains(key.section) else { return nil }
        return finalAttributes(of: key.element, ofSection: key.section, in: former) { view.fadedAttributes }
    }

    /// A view that stands for a section is on its way out.
    final func depart(_ view: CollectionReusableView, _ final: CollectionLayoutAttributes?) {
        view.finalAttributes = final
        view.isFading = final == nil
        departing.append(view)
    }

    /// The layout has not been told yet that all is on its way.
    final func endPreparing() {
        guard isPreparingAnimations else { return }
        isPreparingAnimations = false
        storedLayout.didPrepareAnimations?()
    }

    // MARK: Another size

    /// Whether the collection is laid out for another size in the closure of an animation.
    final var isResizedByAnimation: Bool {
        View.inheritedAnimationDuration > .zero && change == nil && window != nil && geometry.numberOfItems > 0
            && currentEnvironment != geometry.environment
    }

    /// Brings what shows to where it is in another size, by the animation that gives it that size: what comes into
    /// sight comes from where it was, and what goes out of it goes there.
    final func layOutResized(_ layOut: () -> Void) {
        let duration = View.inheritedAnimationDuration
        if let willChangeBounds = storedLayout.willChangeBounds {
            isPreparingAnimations = true
            willChangeBounds(formerBounds ?? bounds)
        }
        formerBounds = nil
        View.performWithoutAnimation {
            change = ShownChange(mapping: .keeping(geometry.counts), former: geometry, isAnimated: true)
            inheritedMoves = []
            layOut()
        }
        let moves = inheritedMoves ?? []
        inheritedMoves = nil
        let leaving = departing
        for move in moves { move() }
        for view in leaving where view.alpha != 0 && view.isFading { view.alpha = 0 }
        if !leaving.isEmpty { app?.schedule(after: duration) { [weak self] in self?.finish(leaving) } }
        endPreparing()
    }
}

extension BoundaryKey {
    /// What it is of a layout.
    nonisolated var element: CollectionLayoutAttributes.Element {
        boundary == .header ? .header(section: section) : .footer(section: section)
    }
}

extension CollectionLayoutAttributes.Element {
    /// The section that it is of.
    nonisolated var section: Int {
        switch self {
        case .cell(let path): path.section
        case .header(let section), .footer(let section): section
        case .decoration(_, let section, _): section
        case .supplementary(_, let path): path.section
        }
    }
}

extension CollectionReusableView {
    /// How the view shows, and transparent.
    final var fadedAttributes: CollectionLayoutAttributes {
        var attributes = CollectionLayoutAttributes(frame: Rect(origin: .zero, size: bounds.size))
        (attributes.center, attributes.transform) = (center, transform)
        (attributes.zIndex, attributes.alpha) = (Int(zPosition), 0)
        return attributes
    }

    /// A view on its way out goes along with the content.
    final func shiftAway(by way: Vector, in collectionView: CollectionView) {
        guard superview === collectionView else { return }
        shift(by: way)
        if let frame = finalAttributes?.frame { finalAttributes?.frame = frame.offsetBy(way) }
    }
}
