import TactusGeometry
import Testing

@testable import TactusUI

@Suite("The edges of the screen")
struct ScreenEdgeTests {
    @Test(
        "RC-19: a toplevel has edges where it ends at something",
        arguments: [
            (SurfaceStates([]), RectEdge([])), (.activated, RectEdge([])), (.maximized, .all), (.fullscreen, .all),
            (.tiledLeft, .left),
            (SurfaceStates([.tiledTop, .tiledBottom, .tiledRight]), RectEdge([.top, .bottom, .right])),
        ] as [(SurfaceStates, RectEdge)])
    func states(states: SurfaceStates, edges: RectEdge) {
        #expect(RectEdge(endingAt: states) == edges)
    }

    @Test(
        "RC-19: an edge has a region along it, corners belong to two",
        arguments: [
            (Point(13, 50), .left), (Point(13.1, 50), RectEdge([])), (Point(187, 50), .right), (Point(100, 13), .top),
            (Point(100, 88), .bottom), (Point(0, 0), RectEdge([.top, .left])),
            (Point(200, 100), RectEdge([.right, .bottom])),
        ] as [(Point, RectEdge)])
    func region(point: Point, edges: RectEdge) {
        let window = Rect(x: 0, y: 0, width: 200, height: 100)
        #expect(RectEdge(of: window, within: 13, of: point) == edges)
    }
}
