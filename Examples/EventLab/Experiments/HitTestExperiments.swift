import Tactus

/// Where does a touch land? Hit tests, written down as they are made.
extension Experiment {
    /// Rules HT-15 and HT-16.
    static let tree = Experiment(
        id: .tree, title: "Who is asked?",
        hint:
            "Touch where B1 lies over A2, then A2 alone. Children are asked last to first, and the first hit ends it.",
        toggles: [.touches, .twoPass], initially: [.touches], focus: Rect(x: 0, y: 0, width: 390, height: 590)
    ) { setup in
        let box = { (name: String, frame: Rect, color: Color, children: [View]) in
            let box = ProbeView(
                name, frame: frame, color: color, hits: .entered, touches: setup.touchFormat(.method),
                journal: setup.journal)
            for child in children { box.addSubview(child) }
            return box
        }
        let main = rootView("Main", setup)
        let (green, orange, purple) = (Palette.green, Palette.orange, Palette.purple)
        main.addSubview(
            box(
                "A", Rect(x: 20, y: 40, width: 220, height: 240), green[0],
                [
                    box("A1", Rect(x: 20, y: 36, width: 150, height: 60), green[1], []),
                    box("A2", Rect(x: 60, y: 110, width: 140, height: 110), green[2], []),
                ]))
        main.addSubview(
            box(
                "B", Rect(x: 150, y: 130, width: 220, height: 240), orange[0].withAlphaComponent(0.85),
                [
                    box("B1", Rect(x: 20, y: 40, width: 120, height: 90), orange[1].withAlphaComponent(0.85), []),
                    box("B2", Rect(x: 60, y: 140, width: 130, height: 80), orange[2], []),
                ]))
        main.addSubview(
            box(
                "C", Rect(x: 40, y: 400, width: 310, height: 170), purple[0],
                [
                    box("C1", Rect(x: 20, y: 40, width: 125, height: 110), purple[1], []),
                    box("C2", Rect(x: 165, y: 40, width: 125, height: 110), purple[2], []),
                ]))
        return main
    }

    /// Rule HT-14.
    static let halves = Experiment(
        id: .halves, title: "Left and right",
        hint: "B and C have the same frame. With shapes of their own, B takes its left half and C its right half.",
        toggles: [.shapes, .touches, .twoPass], initially: [.shapes, .touches],
        focus: Rect(x: -20, y: -20, width: 140, height: 140)
    ) { setup in
        let parent = rootView("A", setup)
        let frame = Rect(x: 0, y: 0, width: 100, height: 100)
        for (name, color, range) in [("B", Palette.orange[1], 0.0..<50.0), ("C", Palette.purple[1], 50.0..<100.0)] {
            let half = HalfView(
                name, frame: frame, color: setup.has(.shapes) ? nil : color, hits: .answered,
                touches: setup.touchFormat(.method), journal: setup.journal)
            if setup.has(.shapes) {
                half.paint = (Rect(x: range.lowerBound, y: 0, width: 50, height: 100), color)
                half.shape = { range.contains($0.x) && (0..<100).contains($0.y) }
            }
            parent.addSubview(half)
        }
        return parent
    }

    /// Rule HT-13.
    static let circle = Experiment(
        id: .circle, title: "A round view",
        hint: "The view is a square of 200 points; its point(inside:) is a circle. Try its corners and its edge.",
        toggles: [.touches, .twoPass], initially: [.touches], focus: Rect(x: -30, y: -30, width: 260, height: 260)
    ) { setup in
        let root = rootView("Main", setup)
        let circle = ProbeView(
            "Circle", frame: Rect(x: 0, y: 0, width: 200, height: 200), color: Palette.blue[1], hits: .answered,
            touches: setup.touchFormat(.method), journal: setup.journal)
        circle.cornerRadius = 100
        circle.shape = { ($0 - Point(x: 100, y: 100)).length <= 100 }
        circle.captionFrame = Rect(x: 74, y: 91, width: 80, height: 18)
        root.captionFrame = Rect(x: 10, y: 206, width: 80, height: 18)  // the circle lies over its usual place
        root.addSubview(circle)
        return root
    }

    /// Rule HT-19; the variants are rows CF-020 and CF-021.
    static let siblings = Experiment(
        id: .siblings, title: "Overlapping siblings",
        hint: "Orange lies over Purple. With two passes, see what happens when one of them is told a lie.",
        variants: ["honest", "first nil", "second nil"], toggles: [.touches, .twoPass],
        initially: [.touches], focus: Rect(x: 20, y: 160, width: 350, height: 380)
    ) { setup in
        let container = rootView("K", setup)
        let box = { (name: String, frame: Rect, color: Color) in
            ProbeView(
                name, frame: frame, color: color, hits: .entered, touches: setup.touchFormat(.method),
                journal: setup.journal)
        }
        let purple = box("P", Rect(x: 50, y: 200, width: 200, height: 200), Palette.purple[2])
        let orange = box(
            "O", Rect(x: 150, y: 300, width: 200, height: 200), Palette.orange[2].withAlphaComponent(0.9))
        let lie: Event.HitTestPass? = [nil, .window, .view][setup.variant]
        orange.alteration = { found, event in event?.hitTestPass == lie && lie != nil ? nil : found }
        container.addSubview(purple)
        container.addSubview(orange)
        return container
    }

    /// Rule HT-17: the tree of the window beneath. ``frontWindow(of:in:)`` makes the one above.
    static let windows = Experiment(
        id: .windows, title: "Two windows",
        hint: "The window in front is asked first; where it is empty it answers nil.", toggles: [.touches]
    ) { setup in
        let box = { (name: String, frame: Rect, color: Color) in
            ProbeView(
                name, frame: frame, color: color, hits: .results, touches: setup.touchFormat(.method),
                journal: setup.journal)
        }
        let root = box("root", Rect(origin: .zero, size: size), .tertiarySystemBackground)
        let a = box("A", Rect(x: 20, y: 100, width: 350, height: 500), Palette.green[0])
        a.addSubview(box("B", Rect(x: 20, y: 60, width: 140, height: 140), Palette.orange[1]))
        a.addSubview(box("D", Rect(x: 190, y: 60, width: 140, height: 140), Palette.purple[1]))
        root.addSubview(a)
        return root
    }

    /// The window above the other one, with a bar at its top edge.
    static func frontWindow(of scene: WindowScene, in setup: Setup) -> Window {
        let window = ProbeWindow(
            inFrontOf: scene, name: "Top", hits: HitTelling(format: .results, journal: setup.journal))
        let bar = ProbeView(
            "bar", frame: Rect(x: 0, y: 0, width: size.width, height: 32), color: Palette.blue[1], hits: .results,
            touches: setup.touchFormat(.method), journal: setup.journal)
        bar.cornerRadius = 0
        window.addSubview(bar)
        return window
    }

    /// What fills the stage: it tells of touches that nothing else takes, and of no hit test.
    static func rootView(_ name: String, _ setup: Setup) -> ProbeView {
        let root = ProbeView(
            name, frame: Rect(origin: .zero, size: size), color: .tertiarySystemBackground,
            touches: setup.touchFormat(.method), journal: setup.journal)
        root.cornerRadius = 0
        return root
    }
}

/// A box of which only a part is painted.
private final class HalfView: ProbeView {
    var paint: (part: Rect, color: Color)? {
        didSet { if let paint { captionFrame.origin.x = paint.part.minX + 10 } }
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let paint else { return }
        canvas.fill(paint.part, with: paint.color)
    }
}
