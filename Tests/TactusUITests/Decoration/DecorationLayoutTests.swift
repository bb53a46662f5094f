import TactusGeometry
import Testing

@testable import TactusControls
@testable import TactusUI

@Suite("Where decorations lie")
struct DecorationLayoutTests {
    private let surface = Size(width: 300, height: 200)

    private static let insetTable: [(SurfaceStates, margins: Insets, bar: Double)] = [
        (.activated, Insets(top: 16, left: 16, bottom: 16, right: 16), 44),
        (.resizing, Insets(top: 16, left: 16, bottom: 16, right: 16), 44),
        (.maximized, .zero, 44),
        (.fullscreen, .zero, 0),
        ([.fullscreen, .maximized], .zero, 0),
        (.tiledLeft, Insets(top: 16, left: 0, bottom: 16, right: 16), 44),
        ([.tiledTop, .tiledBottom], Insets(top: 0, left: 16, bottom: 0, right: 16), 44),
    ]

    @Test(
        "edges of 16 points on the sides that touch nothing, a bar of 44 unless the window fills the screen",
        arguments: insetTable)
    func insets(states: SurfaceStates, margins: Insets, bar: Double) {
        let layout = DecorationLayout(states: states)
        #expect(layout.margins == margins)
        #expect(layout.bars == Insets(top: bar, left: 0, bottom: 0, right: 0))
    }

    @Test("the bar lies at the top of the window")
    func titleBar() {
        let layout = DecorationLayout(states: [])
        #expect(layout.window(in: surface) == Rect(x: 16, y: 16, width: 268, height: 168))
        #expect(layout.titleBar(in: surface) == Rect(x: 16, y: 16, width: 268, height: 44))
    }

    /// What a finger outside of the window takes hold of; the frontmost handle is the last.
    private func edges(_ states: SurfaceStates, at point: Point) -> RectEdge? {
        let layout = DecorationLayout(states: states)
        if layout.window(in: surface).contains(point) { return nil }
        return layout.handles(in: surface).last { $0.frame.contains(point) }?.edges
    }

    private static let cornerTable: [(Point, edges: RectEdge)] = [
        (Point(x: 0, y: 0), [.top, .left]), (Point(x: 31, y: 8), [.top, .left]), (Point(x: 33, y: 8), .top),
        (Point(x: 8, y: 31), [.top, .left]), (Point(x: 8, y: 40), .left), (Point(x: 299, y: 199), [.bottom, .right]),
        (Point(x: 150, y: 190), .bottom), (Point(x: 290, y: 100), .right), (Point(x: 5, y: 180), [.bottom, .left]),
        (Point(x: 280, y: 2), [.top, .right]),
    ]

    @Test("corners reach 32 points along the edges", arguments: cornerTable)
    func corners(point: Point, expected: RectEdge) {
        #expect(edges([], at: point) == expected)
    }

    @Test(
        "there is something to hold on to everywhere around the window, and nothing where it touches something",
        arguments: [[], .tiledLeft, .tiledRight, [.tiledTop, .tiledRight], .maximized, .fullscreen] as [SurfaceStates])
    func everywhere(states: SurfaceStates) {
        let layout = DecorationLayout(states: states)
        let window = layout.window(in: surface)
        for x in stride(from: 0.5, to: surface.width, by: 7) {
            for y in stride(from: 0.5, to: surface.height, by: 7) where !window.contains(Point(x: x, y: y)) {
                #expect(edges(states, at: Point(x: x, y: y)) != nil)
            }
        }
        let free = layout.handles(in: surface).reduce(RectEdge()) { $0.union($1.edges) }
        #expect(free.contains(.left) == (layout.margins.left > 0))
        #expect(free.contains(.top) == (layout.margins.top > 0))
        #expect(free.contains(.right) == (layout.margins.right > 0))
    }

    @Test("small surfaces have corners that do not overlap")
    func small() {
        let handles = DecorationLayout(states: []).handles(in: Size(width: 40, height: 80))
        for handle in handles { #expect(Rect(x: 0, y: 0, width: 40, height: 80).contains(handle.frame)) }
    }
}
