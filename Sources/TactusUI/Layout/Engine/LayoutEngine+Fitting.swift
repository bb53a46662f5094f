public import TactusGeometry
import TactusLayout

extension View {
    /// A size for ``layoutSizeFitting(_:horizontal:vertical:)`` that asks for as little as can be.
    nonisolated public static let compressedFittingSize = Size.zero
    /// A size for ``layoutSizeFitting(_:horizontal:vertical:)`` that asks for as much as the constraints allow.
    nonisolated public static let expandedFittingSize = Size(width: 10_000, height: 10_000)

    /// Returns the size that the constraints inside the view give it when it would like to be of another one.
    /// Nothing is placed.
    ///
    /// ```swift
    /// let height = card.layoutSizeFitting(Size(width: 320, height: 0), horizontal: .required).height
    /// ```
    ///
    /// Costs a system of its own with all constraints inside the view.
    ///
    /// - Parameters:
    ///   - target: The size to come near to, in points. It must be finite.
    ///   - horizontal: How important its width is.
    ///   - vertical: How important its height is.
    /// - Returns: The size, in points.
    public final func layoutSizeFitting(
        _ target: Size, horizontal: LayoutPriority = .fittingSizeLevel, vertical: LayoutPriority = .fittingSizeLevel
    ) -> Size {
        StackRoom.check("layoutSizeFitting(_:)", of: self)
        let engine = LayoutEngine(root: self, fitting: target)
        var shared: [LayoutConstraint] = []
        LayoutPass.updateConstraints(in: self)
        forEachInside { shared += $0.constraints }
        return engine.fit(shared, target, horizontal, vertical)
    }
}

extension LayoutEngine {
    /// Solves the constraints by themselves.
    fileprivate func fit(
        _ constraints: [LayoutConstraint], _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
    ) -> Size {
        let node = node(of: root)
        for (variable, extent, priority) in [
            (node.width, max(target.width - node.alignment.horizontal, 0), horizontal),
            (node.height, max(target.height - node.alignment.vertical, 0), vertical),
        ] {
            let id = solver.add(
                LinearConstraint([.init(variable, 1)], .equal, extent, priority: priority.rawValue, isFact: true))
            origins[id] = .fitting
        }
        for constraint in constraints { add(constraint) }
        setNeedsUpdate()
        update()
        return frame(of: node).size
    }
}
