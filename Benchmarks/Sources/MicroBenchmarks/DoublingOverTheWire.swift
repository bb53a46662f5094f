import FakeCompositor
import Tactus
import TactusTesting

extension Doubling {
    /// What clients ask a compositor for, and what a compositor tells a client of.
    static func overTheWire() -> [Figure] {
        figures("surfaces that are made, and end with their client", of: [1000, 2000, 4000], surfaces)
            + figures("pointers that are made, and end with their client", of: [2000, 4000, 8000], pointers)
            + figures(
                "subsurfaces in one another", of: [250, 500, 1000], limit: Limits.timeForTwiceAsManyPairs,
                nestedSubsurfaces)
            + figures("subsurfaces beside one another, each put below all", of: [250, 500, 1000], siblingSubsurfaces)
            + figures("subsurfaces that leave from the front, one by one", of: [500, 1000, 2000], leavingSubsurfaces)
            + figures("rectangles of a region", of: [1000, 2000, 4000], region)
            + figures("rectangles of damage", of: [2000, 4000, 8000], damage)
            + figures("popups of a popup", of: [15, 30, 60], limit: Limits.timeForTwiceAsManyPairs, popups)
            + figures("fingers that land, move and lift together", of: [16, 32, 64], fingers)
            + figures("keys that are held", of: [15, 30, 60], limit: Limits.timeForTwiceAsManyPairs, keys)
            + figures("screens that are plugged in and out", of: [16, 32, 64], outputs)
    }

    // MARK: A client that asks for much

    private static func surfaces(_ count: Int) -> Double {
        client { client, wire in
            for _ in 0..<count { client.request(wire.compositor, 0, [client.newID()]) }
        }
    }

    private static func pointers(_ count: Int) -> Double {
        client { client, _ in
            let seat = client.bind("wl_seat")
            for _ in 0..<count { client.request(seat, 0, [client.newID()]) }
        }
    }

    private static func nestedSubsurfaces(_ count: Int) -> Double {
        client { client, wire in
            var parent = client.surface(wire)
            for _ in 0..<count {
                let surface = client.surface(wire)
                client.request(wire.subcompositor, 1, [client.newID(), surface, parent])
                client.request(surface, 6, [])
                parent = surface
            }
        }
    }

    private static func siblingSubsurfaces(_ count: Int) -> Double {
        client { client, wire in
            let parent = client.surface(wire)
            for _ in 0..<count {
                let (surface, subsurface) = (client.surface(wire), client.newID())
                client.request(wire.subcompositor, 1, [subsurface, surface, parent])
                client.request(subsurface, 3, [parent])
            }
            client.request(parent, 6, [])
        }
    }

    private static func leavingSubsurfaces(_ count: Int) -> Double {
        client { client, wire in
            let parent = client.surface(wire)
            var subsurfaces: [RawClient.ID] = []
            for _ in 0..<count {
                let (surface, subsurface) = (client.surface(wire), client.newID())
                client.request(wire.subcompositor, 1, [subsurface, surface, parent])
                subsurfaces.append(subsurface)
            }
            client.request(parent, 6, [])
            for subsurface in subsurfaces { client.request(subsurface, 0, []) }
            client.request(parent, 6, [])
        }
    }

    private static func region(_ count: Int) -> Double {
        client { client, wire in
            let region = client.newID()
            client.request(wire.compositor, 1, [region])
            for index in 0..<UInt32(count) { client.request(region, 1, [index % 64 * 3, index / 64 * 3, 2, 2]) }
            client.request(client.surface(wire), 5, [region])
        }
    }

    private static func damage(_ count: Int) -> Double {
        client { client, wire in
            let surface = client.surface(wire)
            for index in 0..<UInt32(count) { client.request(surface, 9, [index % 64 * 3, index / 64 * 3, 2, 2]) }
            client.request(surface, 6, [])
        }
    }

    /// The time of a client that asks for something, and ends.
    private static func client(_ ask: (RawClient, RawClient.Wire) -> Void) -> Double {
        Measuring.microseconds(calls: 1, rounds: 5) { _ in
            let client = RawClient()
            ask(
                client,
                RawClient.Wire(compositor: client.bind("wl_compositor"), subcompositor: client.bind("wl_subcompositor"))
            )
            client.hangUp()
        }
    }

    // MARK: A program that is told much

    private static func popups(_ count: Int) -> Double {
        pair { pair, window in
            var below: View = window
            var popups: [Popup] = []
            for _ in 0..<count {
                let content = Window(title: "Popup", size: Size(width: 40, height: 20))
                popups.append(pair.application.openPopup(content, over: below))
                pair.settle()
                below = content
            }
            popups.first?.close()
            pair.settle()
        }
    }

    private static func fingers(_ count: Int) -> Double {
        pair { pair, _ in
            let fingers = (0..<count).map { pair.seat.finger(id: Int32($0)) }
            for (index, finger) in fingers.enumerated() { finger.down(at: Point(x: Double(index) * 3 + 1, y: 20)) }
            for step in 1...30 {
                for (index, finger) in fingers.enumerated() {
                    finger.move(to: Point(x: Double(index) * 3 + 1, y: 20 + Double(step)))
                }
                pair.settle()
            }
            for finger in fingers { finger.up() }
            pair.settle()
        }
    }

    private static func keys(_ count: Int) -> Double {
        pair { pair, _ in
            for code in 1...UInt32(count) { pair.seat.keyboard.key(code, isPressed: true) }
            pair.settle()
            for code in 1...UInt32(count) { pair.seat.keyboard.key(code, isPressed: false) }
            pair.settle()
        }
    }

    private static func outputs(_ count: Int) -> Double {
        pair { pair, _ in
            let outputs = (1..<count).map { pair.compositor.addOutput(OutputDescription(name: "screen-\($0)")) }
            pair.settle()
            for output in outputs { pair.compositor.removeOutput(output) }
            pair.settle()
        }
    }

    /// The time that something takes in a pair, without the time in which it is made.
    private static func pair(_ act: (CompositorPair, Window) -> Void) -> Double {
        let size = Size(width: 200, height: 100)
        let window = Window(title: "Bench", size: size)
        window.addSubview(Sink(frame: Rect(origin: .zero, size: size)))
        do {
            let pair = try CompositorPair(window: window)
            return Measuring.microseconds(calls: 1, rounds: 5) { _ in act(pair, window) }
        } catch {
            preconditionFailure("two ends of a wire cannot be connected: \(error)")
        }
    }
}

extension RawClient {
    /// The globals that the figures need.
    fileprivate struct Wire {
        let compositor: ID
        let subcompositor: ID
    }

    /// Makes a surface.
    fileprivate func surface(_ wire: Wire) -> ID {
        let id = newID()
        request(wire.compositor, 0, [id])
        return id
    }
}
