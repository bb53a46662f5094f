import Tactus

/// Shows the part of a stage that matters, as large as there is room.
final class StageHost: View {
    /// What is shown: as large as ``Experiment/size`` in its own space.
    var stage: View? {
        didSet {
            oldValue?.removeFromSuperview()
            if let stage {
                stage.traitOverrides.textScale = 1  // a drawing to scale: its words grow with it
                addSubview(stage)
            }
            setNeedsLayout()
        }
    }

    private let focus: Rect

    /// - Parameter focus: The part that matters, in points of the stage.
    init(focus: Rect) {
        self.focus = focus
        super.init(frame: .zero)
        name = "stage"
        backgroundColor = .tertiarySystemBackground
        cornerRadius = 14
        clipsToBounds = true
    }

    override func layoutSubviews() {
        guard let stage else { return }
        let scale = min(bounds.width / focus.width, bounds.height / focus.height, 2)
        guard scale > 0 else { return }
        stage.transform = Transform(scaleX: scale, y: scale)
        let stageCenter = Rect(origin: .zero, size: Experiment.size).center
        stage.center = bounds.center + (stageCenter - focus.center) * scale
        (stage as? ProbeView)?.hideCutCaption(in: convert(bounds, to: stage))
    }
}
