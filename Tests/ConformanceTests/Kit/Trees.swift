import TactusTesting
import TactusUI

/// The tree of HT-15: `Main{A{A1,A2}, B{B1,B2}, C{C1,C2}}`, siblings in that order, B1 over a part of A2. All but Main
/// log how they are hit-tested.
@MainActor
struct LetterTree {
    let host: TestHost
    let log = Log()
    private let views: [String: LoggedView]

    static let onB1AndA2 = Point(160, 150)
    static let onA2 = Point(120, 150)
    static let onMain = Point(250, 50)

    init(policy: HitTestPolicy = .single) {
        host = TestHost(size: Size(width: 400, height: 400), policy: policy)
        let log = log
        let main = LoggedView("Main", Rect(0, 0, 400, 400), log, in: host.window)
        var views = ["Main": main]
        func add(_ name: String, _ frame: Rect, in superview: View) -> LoggedView {
            let view = LoggedView(name, frame, log, in: superview)
            view.hitTests = .entry
            views[name] = view
            return view
        }
        let a = add("A", Rect(0, 0, 200, 200), in: main)
        _ = add("A1", Rect(0, 0, 90, 90), in: a)
        _ = add("A2", Rect(100, 100, 100, 100), in: a)
        let b = add("B", Rect(150, 100, 200, 200), in: main)
        _ = add("B1", Rect(0, 0, 60, 100), in: b)
        _ = add("B2", Rect(100, 100, 100, 100), in: b)
        let c = add("C", Rect(0, 300, 400, 100), in: main)
        _ = add("C1", Rect(0, 0, 100, 100), in: c)
        _ = add("C2", Rect(200, 0, 100, 100), in: c)
        for view in views.values { view.namesMethods = true }
        self.views = views
    }

    subscript(name: String) -> LoggedView {
        guard let view = views[name] else { preconditionFailure("there is no view \(name)") }
        return view
    }
}

/// The overlapping siblings of HT-19: `K{Purple, Orange}`.
@MainActor
struct OverlapTree {
    let host: TestHost
    let log = Log()
    let container: LoggedView
    let purple: LoggedView
    let orange: LoggedView

    static let onContainer = Point(20, 20)
    static let onPurple = Point(70, 70)
    static let onBoth = Point(120, 120)
    static let onOrange = Point(180, 180)

    init(policy: HitTestPolicy) {
        host = TestHost(size: Size(width: 300, height: 300), policy: policy)
        container = LoggedView("K", Rect(0, 0, 300, 300), log, in: host.window)
        purple = LoggedView("P", Rect(50, 50, 100, 100), log, in: container)
        orange = LoggedView("O", Rect(100, 100, 100, 100), log, in: container)
        purple.hitTests = .entry
        orange.hitTests = .entry
    }
}

/// The geometry of HT-18, which is that of article 004.
@MainActor
struct LevelTree<Level: View> {
    let host = TestHost(size: Size(width: 390, height: 844))
    let controller = ViewController()
    let level1: Level
    let level21: Level
    let level2: Level
    let level3: Level

    static var onLevel3: Point { Point(60, 300) }
    static var onLevel21: Point { Point(200, 430) }

    init(_ make: (_ name: String, _ frame: Rect) -> Level) {
        level1 = make("level_1", Rect(10, 80, 370, 600))
        level21 = make("level_2_1", Rect(10, 300, 370, 100))
        level2 = make("level_2", Rect(10, 90, 300, 150))
        level3 = make("level_3", Rect(20, 120, 100, 100))
        host.window.rootViewController = controller
        controller.view.addSubview(level1)
        level1.addSubview(level21)
        level1.addSubview(level2)
        level2.addSubview(level3)
    }

    var all: [Level] { [level1, level21, level2, level3] }
}
