import FakeCompositor
import TactusGeometry
import Testing

/// What each profile does in one situation, by the profiles' names.
struct ProfileTable<Outcome: Equatable & Sendable>: Sendable {
    private let outcomes: [String: Outcome]

    init(_ outcomes: [String: Outcome]) { self.outcomes = outcomes }

    /// What a profile does; every profile must be in the table.
    func outcome(under profile: CompositorProfile) throws -> Outcome { try #require(outcomes[profile.name]) }

    /// Whether the table names the profiles that there are, and no others.
    var isComplete: Bool { Set(outcomes.keys) == Set(CompositorProfile.all.map(\.name)) }
}

extension ProfileTable where Outcome == Bool {
    /// A table of those that do something.
    init(onlyOf names: String...) {
        self.init(Dictionary(uniqueKeysWithValues: CompositorProfile.all.map { ($0.name, names.contains($0.name)) }))
    }
}

/// A client of a compositor that behaves as a profile says.
final class ProfileBench {
    let bench: Bench
    let client: RawClient
    let window: ClientWindow

    var compositor: Compositor { bench.compositor }
    var touch: SeatTouch { compositor.seat.touch }

    /// Opens a client with a window of 40×80 at the output's corner; the output has 100×80.
    init(_ profile: CompositorProfile, recordsTouch: Bool = true) throws {
        bench = Bench(profile: profile)
        client = try bench.client()
        if recordsTouch { _ = client.recordTouch() }
        window = client.makeWindow(width: 40, height: 80)
        try #require(bench.compositor.toplevels.last).move(to: .zero)
        _ = client.consumeLog()
    }

    /// Opens another window, 20×20 at 60, 10.
    func openSecond() throws -> ClientWindow {
        let second = client.makeWindow(width: 20, height: 20)
        try #require(compositor.toplevels.last).move(to: PixelPoint(x: 60, y: 10))
        _ = client.consumeLog()
        return second
    }

    /// The events of fingers since the last call, in short: `down 7, frame`.
    func touches() -> String {
        client.consumeLog().map { line in
            let words = line.split(separator: " ")
            let surface = words.count > 4 ? " on \(words.last == "\(window.surface.id)" ? "first" : "second")" : ""
            return words.prefix(2).joined(separator: " ") + surface
        }.joined(separator: ", ")
    }
}
