import Tactus
import TactusTesting
import Testing

@MainActor
@Suite("The chart of the guide on drawing")
struct BarChartTests {
    @Test("a tap marks a bar, which alone is painted anew in the tint, and each bar is read out")
    func tap() throws {
        let host = TestHost(size: Size(width: 300, height: 200))
        let chart = BarChart(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        chart.bars = [.init(name: "Mon", value: 3), .init(name: "Tue", value: 6), .init(name: "Wed", value: 4)]
        host.window.addSubview(chart)
        let (middle, left) = (host.picture[150, 100], host.picture[50, 150])
        host.finger().tap(at: Point(x: 150, y: 100))
        #expect(chart.marked == 1)
        #expect(host.picture[150, 100] != middle && host.picture[50, 150] == left)
        _ = try host.find(.image, "Tue: 6.0")
        host.finger().tap(at: Point(x: 250, y: 190))
        #expect(chart.marked == 2)
        chart.bars = []
        host.settle()
        #expect(chart.marked == nil)
    }
}
