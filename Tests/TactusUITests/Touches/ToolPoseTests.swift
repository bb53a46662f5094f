import TactusTesting
import Testing

@testable import TactusUI

@Suite("How a tool is held")
struct ToolPoseTests {
    @Test(
        "TC-18: the pressure is a force up to 4; without pressure there is none",
        arguments: [(0, 0), (16384, 1.00001), (32768, 2.00003), (65535, 4)] as [(UInt16, Double)])
    func force(pressure: UInt16, force: Double) {
        let pose = ToolPose(TabletAxes(pressure: pressure))
        #expect(abs(pose.force - force) < 1e-4)
        #expect(pose.maximumForce == 4)
        #expect(ToolPose(TabletAxes()).force == 0)
        #expect(ToolPose(TabletAxes()).maximumForce == 0)
        #expect(ToolPose(nil).maximumForce == 0)
    }

    /// Tilt in degrees, then altitude and azimuth in degrees.
    @Test(
        "TC-19: the tilt is an altitude and an azimuth",
        arguments: [
            (0, 0, 90, 0), (30, 0, 60, 0), (0, 30, 60, 90), (-30, 0, 60, 180), (0, -30, 60, -90),
            (45, 45, 35.26439, 45), (60, -60, 22.20765, -45), (89.9, 0, 0.1, 0), (90, 0, 0, 0),
        ] as [(Double, Double, Double, Double)])
    func attitude(x: Double, y: Double, altitude: Double, azimuth: Double) throws {
        let pose = ToolPose(TabletAxes(tilt: TabletTilt(x: x, y: y)))
        #expect(abs(pose.altitude * 180 / .pi - altitude) < 1e-4)
        guard x != 0 || y != 0 else {
            #expect(pose.direction == nil)
            return
        }
        let direction = try #require(pose.direction)
        let expected = Transform(rotationAngle: azimuth * .pi / 180)
        #expect((Point(direction.dx, direction.dy)).distance(to: Point(1, 0).applying(expected)) < 1e-9)
    }

    @Test("TC-19: a tool that does not tell stands upright and untwisted", arguments: [nil, TabletAxes()])
    func untold(axes: TabletAxes?) {
        let pose = ToolPose(axes)
        #expect(pose.altitude == .pi / 2 && pose.direction == nil && pose.rollAngle == 0)
        #expect(pose.slider == nil && pose.zOffset == 0)
    }

    @Test("a tool with an absurd tilt stands upright", arguments: [Double.nan, .infinity])
    func absurd(tilt: Double) {
        let pose = ToolPose(TabletAxes(tilt: TabletTilt(x: tilt, y: 0)))
        #expect(pose.altitude == .pi / 2 && pose.direction == nil)
    }

    @Test("TC-19: roll, slider and distance are brought to their units")
    func others() {
        let pose = ToolPose(TabletAxes(distance: 65535, rotation: 90, slider: -65535))
        #expect(pose.rollAngle == .pi / 2 && pose.slider == -1 && pose.zOffset == 1)
    }
}

@MainActor
@Suite("What a touch tells of its device")
struct TouchPoseTests {
    let host = TestHost(size: Size(width: 200, height: 200))
    let log = Log()
    let view: LoggedView

    init() {
        view = LoggedView("view", Rect(0, 0, 200, 200), log)
        host.window.addSubview(view)
    }

    @Test("TC-18, TC-19: a finger has no force, and stands upright")
    func finger() {
        view.onTouch = { [view] _, touches, _ in
            for touch in touches {
                #expect(touch.force == 0 && touch.maximumPossibleForce == 0)
                #expect(touch.altitudeAngle == .pi / 2 && touch.rollAngle == 0 && touch.sliderPosition == nil)
                #expect(touch.azimuthAngle(in: view) == 0 && !touch.isEraser && touch.tool == nil)
                #expect(touch.azimuthUnitVector(in: view) == Vector(dx: 1, dy: 0))
            }
        }
        host.finger().tap(at: Point(10, 10))
        #expect(log.lines.count == 2)
    }

    @Test("TC-18: a mouse on the tablet has no force, whatever it tells")
    func puck() {
        view.onTouch = { _, touches, _ in
            for touch in touches { #expect(touch.force == 0 && touch.maximumPossibleForce == 0) }
        }
        host.stylus(.lens).down(at: Point(10, 10), pressure: 1)
        #expect(log.lines == ["view began"])
    }

    @Test("TC-19: the azimuth is in the view's own axes, however it is turned")
    func azimuth() {
        view.transform = Transform(rotationAngle: .pi / 2)
        var angles: [Double] = []
        view.onTouch = { [view] _, touches, _ in
            for touch in touches {
                angles += [
                    touch.azimuthAngle(in: nil), touch.azimuthAngle(in: view), touch.altitudeAngle, touch.rollAngle,
                ]
            }
        }
        let pen = host.stylus(axes: TabletAxes(tilt: TabletTilt(x: 0, y: 45), rotation: 180))
        pen.down(at: Point(100, 100))
        let expected: [Double] = [.pi / 2, 0, .pi / 4, .pi]
        #expect(zip(angles, expected).allSatisfy { abs($0 - $1) < 1e-9 } && angles.count == 4)
    }

    @Test("TC-20: the radius is half the longer axis, and may be off by half the difference; 8 and 8 when nobody knows")
    func radius() {
        var told: [[Double]] = []
        view.onTouch = { _, touches, _ in
            for touch in touches {
                told.append([touch.majorRadius, touch.majorRadiusTolerance, touch.isRadiusKnown ? 1 : 0])
            }
        }
        let finger = host.finger()
        finger.down(at: Point(10, 10))
        finger.setShape(ContactShape(major: 30, minor: 20))
        finger.setShape(ContactShape(major: 30, minor: 20))
        finger.setShape(ContactShape(major: 30, minor: 20, orientation: 45))
        finger.setShape(nil)
        finger.up()

        #expect(log.lines == ["view began", "view moved", "view moved", "view ended"])
        #expect(told == [[8, 8, 0], [15, 5, 1], [15, 5, 1], [15, 5, 1]])
    }

    @Test("TC-4: nothing is rounded, so that the precise places are the places")
    func preciseLocations() {
        view.bounds.origin = Point(0.25, 0)
        view.onTouch = { [view] _, touches, _ in
            for touch in touches {
                #expect(touch.preciseLocation(in: view) == touch.location(in: view))
                #expect(touch.precisePreviousLocation(in: view) == touch.previousLocation(in: view))
            }
        }
        host.finger().drag(from: Point(10.125, 10), to: Point(50, 50.0625))
        #expect(log.lines.last == "view ended")
    }

    @Test("GR-31: a view that is told late sees the pen as it was when it landed")
    func replayedForce() {
        let press = LongPressGestureRecognizer()
        press.delaysTouchesBegan = true
        view.addGestureRecognizer(press)
        var forces: [Double] = []
        view.onTouch = { _, touches, _ in forces += touches.map { $0.force.rounded() } }
        let pen = host.stylus()
        pen.down(at: Point(10, 10), pressure: 0.25)
        pen.press(with: 0.75)
        #expect(log.lines == [])
        pen.move(to: Point(100, 100))

        #expect(log.lines == ["view began", "view moved"])
        #expect(forces == [1, 3])
    }
}
