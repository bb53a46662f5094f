// The words in which a field is described.
extension TextField {
    /// Why editing has ended.
    nonisolated public enum DidEndEditingReason: Int, Hashable, Sendable {
        /// The text stays.
        case committed = 0
        /// What was entered was given up, by Escape in a field that is restored.
        case cancelled = 1
    }

    /// The line around a field.
    nonisolated public enum BorderStyle: Hashable, Sendable, CaseIterable {
        /// None, and no background.
        case none
        /// A thin line, with corners.
        case line
        /// A filled plate without a line.
        case bezel
        /// A line with round corners.
        case roundedRect
    }

    /// When something beside the text shows.
    nonisolated public enum ViewMode: Hashable, Sendable, CaseIterable {
        /// Never.
        case never
        /// While the field is edited.
        case whileEditing
        /// While it is not.
        case unlessEditing
        /// Always.
        case always
    }
}
