// Objects that equal themselves alone: they are found in arrays, and are keys of dictionaries.

extension LayoutConstraint: nonisolated Hashable {
    /// Whether both are the same object.
    nonisolated public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: nonisolated Hashable {
    /// Whether both are the same object.
    nonisolated public static func == (left: LayoutGuide, right: LayoutGuide) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NavigationItem: nonisolated Hashable {
    /// Whether both are the same object.
    nonisolated public static func == (left: NavigationItem, right: NavigationItem) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension MenuElement: nonisolated Hashable {
    /// Whether both are the same object.
    nonisolated public static func == (left: MenuElement, right: MenuElement) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PropertyAnimator: nonisolated Hashable {
    /// Whether both are the same object.
    nonisolated public static func == (left: PropertyAnimator, right: PropertyAnimator) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PresentationController: nonisolated Hashable {
    /// Whether both are the same object.
    nonisolated public static func == (left: PresentationController, right: PresentationController) -> Bool {
        left === right
    }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UndoHistory: nonisolated Hashable {
    /// Whether both are the same object.
    nonisolated public static func == (left: UndoHistory, right: UndoHistory) -> Bool { left === right }

    /// Hashes the object's identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
