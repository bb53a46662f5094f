/// A report on the gestures of a view, made without touching it by ``GestureEnvironment/audit(_:)``.
///
/// Its ``description`` is a report for people, its ``dot`` a graph for `dot -Tsvg`.
nonisolated public struct GestureAudit: Hashable, Sendable {
    /// A recognizer that a touch of the view meets.
    nonisolated public struct Recognizer: Hashable, Sendable {
        /// The kind and the name of the recognizer, as explanations say it.
        public var title: String
        /// The view it belongs to.
        public var view: String
        /// Whether it takes touches at present.
        public var isEnabled: Bool
    }

    /// Two things that have to do with one another.
    nonisolated public struct Pair: Hashable, Sendable {
        /// The one.
        public var first: String
        /// The other.
        public var second: String
    }

    /// A stated failure requirement.
    nonisolated public struct Requirement: Hashable, Sendable {
        /// The title of the recognizer that waits.
        public var waiting: String
        /// The title of the recognizer whose failure it waits for.
        public var required: String
        /// Whether the requirement is ignored, because it closes a ring.
        public var isIgnored: Bool
    }

    /// The view that was looked at.
    public var view: String
    /// The recognizers of the view and of all above it, in the order in which they get a touch.
    public var recognizers: [Recognizer]
    /// The pairs that can never recognize the same touch: the first to recognize prevents the other.
    public var exclusivePairs: [Pair]
    /// The views that would not let a recognizer begin, if they were asked now: first the view, then the recognizer.
    public var vetoes: [Pair]
    /// The requirements stated among or by these recognizers.
    public var requirements: [Requirement]
    /// The views inside the one that was looked at which reach out of their superview, and that superview. What is
    /// outside takes no touch.
    public var unreachable: [Pair]
    /// The views inside the one that was looked at that are drawn above a sibling, by their ``View/zPosition``, and
    /// touched after it: first the one that is seen, then the one that is touched where both are.
    public var misordered: [Pair]
}

nonisolated extension GestureAudit: CustomStringConvertible {
    /// The findings, a line each under a heading; headings without findings are left out.
    public var description: String {
        let sections = [
            (
                "recognizers that a touch of \(view) meets, in order",
                recognizers.map { "\($0.title) on \($0.view)" + ($0.isEnabled ? "" : " (disabled)") }
            ),
            ("never both", exclusivePairs.map { "\($0.first) and \($0.second)" }),
            (
                "waiting",
                requirements.map {
                    "\($0.waiting) waits for \($0.required) to fail"
                        + ($0.isIgnored ? " (ignored: it closes a ring)" : "")
                }
            ),
            ("vetoes", vetoes.map { "view \($0.first) does not let \($0.second) begin" }),
            ("partly out of reach", unreachable.map { "\($0.first) reaches out of \($0.second)" }),
            (
                "drawn in another order than touched",
                misordered.map { "\($0.first) is drawn above \($0.second), which is touched instead" }
            ),
        ]
        return sections.filter { !$0.1.isEmpty }
            .map { "\($0.0):\n" + $0.1.map { "  \($0)\n" }.joined() }
            .joined()
    }

    /// The stated requirements as a directed graph in the language of Graphviz, from the one that waits to the one that
    /// must fail; ignored ones are dashed.
    public var dot: String {
        let edges = requirements.map { requirement in
            "  \(Self.quoted(requirement.waiting)) -> \(Self.quoted(requirement.required))"
                + (requirement.isIgnored ? " [style=dashed];\n" : ";\n")
        }
        return "digraph requirements {\n\(edges.joined())}\n"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }
        return "\"\(escaped.joined())\""
    }
}
