/// The direction of reading.
nonisolated public enum LayoutDirection: Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft

    /// The direction in which a language is written.
    ///
    /// - Parameter locale: The name of a language or a locale, as in `ar`, `he_IL.UTF-8` or `az_Arab`.
    public init(locale: String) {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
        let scripts: Set = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]
        let languages: Set = [
            "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
        ]
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            self = scripts.contains(script) ? .rightToLeft : .leftToRight
        } else {
            self = parts.first.map(languages.contains) == true ? .rightToLeft : .leftToRight
        }
    }
}

extension View {
    /// The purpose of a view, as far as it decides whether it is mirrored where one reads from the right.
    nonisolated public enum SemanticContentAttribute: Hashable, Sendable, CaseIterable {
        /// As what is around it: mirrored.
        case unspecified
        /// Playing, winding: not mirrored.
        case playback
        /// Directions in space, as aligning text left or right: not mirrored.
        case spatial
        /// Always from left to right.
        case forceLeftToRight
        /// Always from right to left.
        case forceRightToLeft
    }

    /// Whether the view is mirrored where one reads from the right: leading and trailing between what is inside it, its
    /// margins, and the order of a `StackView`. It holds for this view alone, not for views inside it.
    public final var semanticContentAttribute: SemanticContentAttribute {
        get { layoutState?.semantic ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            madeLayoutState.semantic = newValue
            readingDirectionDidChange()
        }
    }

    /// The direction of reading in this view: what ``semanticContentAttribute`` demands, else
    /// ``TraitCollection/layoutDirection`` of its traits.
    public final var effectiveLayoutDirection: LayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: inheritedDirection
        }
    }

    private final var inheritedDirection: LayoutDirection {
        if let known = knownTraitState { return known.collection.layoutDirection }
        var view = self
        while true {
            if let direction = view.traits?.effective?.layoutDirection { return direction }
            guard let above = view.parent ?? view.maskOwner else { break }
            view = above
        }
        return view.outerTraitState.collection.layoutDirection
    }

    /// Lays out anew what is directly inside, the other way round.
    final func readingDirectionDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        guard let layoutState else { return }
        (root ?? top).layoutState?.engine?.insetsDidChange()
        guard !layoutState.constraints.isEmpty else { return }
        for constraint in layoutState.constraints where constraint.isDirectional {
            constraint.engine?.remove(constraint)
        }
        setNeedsConstraints()
    }
}
