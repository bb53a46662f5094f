import TactusGeometry
import TactusLayout

/// A view or guide that takes part in an engine.
final class LayoutNode {
    /// The identity of the view or guide.
    let key: ObjectIdentifier
    /// The view; `nil` for a guide.
    weak var view: View?
    /// The guide; `nil` for a view.
    weak var guide: LayoutGuide?
    /// How far the sides of the view lie beyond those that the variables stand for: ``View/alignmentRectInsets`` and
    /// ``View/alignmentInset``.
    let alignment: Insets
    /// How much of that at the left, and as much at the right, is part of what the content wants.
    let contentInset: Double
    /// The left edge, in the container.
    let x: LayoutSolver.Variable
    /// The upper edge, in the container.
    let y: LayoutSolver.Variable
    let width: LayoutSolver.Variable
    let height: LayoutSolver.Variable

    /// Whether it is told where it is, and does not ask.
    var isPinned = false
    /// What the frame or the insets say: x, y, width, height.
    var facts: [LayoutSolver.ConstraintID] = []
    /// What the content wants, by axis.
    var content: [LayoutAxis: LayoutContent] = [:]
    /// Whether the content's height follows from the width, or may, as long as there is no width to ask with.
    var hasFlexibleHeight = false
    /// The constraints about its baselines.
    var baselines: [LayoutEntry] = []
    /// How many constraints and other nodes need it.
    var useCount = 0
    /// Whether the engine is setting its frame.
    var isBeingLaidOut = false
    /// Whether its view was given another frame than the solver says.
    var isDisplaced = false

    init(_ item: any LayoutItem, in solver: inout LayoutSolver) {
        key = ObjectIdentifier(item)
        view = item as? View
        guide = item as? LayoutGuide
        contentInset = view?.alignmentInset ?? 0
        alignment =
            (view?.alignmentRectInsets ?? .zero) + Insets(top: 0, left: contentInset, bottom: 0, right: contentInset)
        // A view of no size has margins all the same: what its guides leave is less than nothing.
        let mayBeNegative = guide.map { $0.purpose != .own && $0.purpose != .content } ?? false
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable(isNonnegative: !mayBeNegative)
        height = solver.makeVariable(isNonnegative: !mayBeNegative)
    }

    var item: (any LayoutItem)? { view ?? guide }
    var variables: [LayoutSolver.Variable] { [x, y, width, height] }
}

/// What a view's content wants in one direction.
struct LayoutContent {
    /// That the view is not larger.
    var hugging: LayoutSolver.ConstraintID
    /// That it is not smaller.
    var resistance: LayoutSolver.ConstraintID
}

/// A constraint in an engine.
final class LayoutEntry {
    let constraint: LayoutConstraint
    let id: LayoutSolver.ConstraintID
    /// The nodes that it is about, and all between them and what contains them.
    let nodes: [LayoutNode]
    /// What alignment and baselines add to the left side, less to the right.
    var offset: Double
    /// What of it is not about baselines.
    var alignment = 0.0

    init(_ constraint: LayoutConstraint, _ id: LayoutSolver.ConstraintID, _ nodes: [LayoutNode], offset: Double) {
        self.constraint = constraint
        self.id = id
        self.nodes = nodes
        self.offset = offset
    }
}

/// What a constraint of the solver is for.
enum LayoutOrigin {
    /// A constraint that somebody activated.
    case constraint(LayoutConstraint)
    /// A view's frame, as far as this attribute.
    case frame(LayoutNode, LayoutAttribute)
    /// The insets of a guide's view.
    case insets(LayoutNode)
    /// A view's content.
    case content(LayoutNode)
    /// The size that a tree is asked to have.
    case fitting
}
