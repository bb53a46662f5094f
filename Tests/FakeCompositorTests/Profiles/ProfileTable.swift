import FakeCompositor
import TactusGeometry
import Testing

/// What each profile does in one situation, by the profiles' names.
struct ProfileTable<Outcome: Equatable & Sendable>: Sendable {
    private let outcomes: [String: Outcome]

    init(_ outcomes: [String: Outcome]) { self.outcomes = outcomes }

    /// What a profile does; every profile must be in the table, or one that it succeeds.
    func outcome(under profile: CompositorProfile) throws -> Outcome {
        try #require(profile.line.lazy.compactMap { outcomes[$0] }.first)
    }

    /// Whether the table names the profiles that there are, but for those that do what they succeed, and no others.
    var isComplete: Bool {
        let all = Set(CompositorProfile.all.map(\.name))
        return all.isSuperset(of: outcomes.keys)
            && CompositorProfile.all.allSatisfy { $0.predecessor != nil || outcomes.keys.contains($0.name) }
    }
}

extension CompositorProfile {
    /// The profile of the version before it, or of what it was made from.
    var predecessor: String? {
        [
            "mutter-48": "mutter-43", "kwin-6.3": "kwin-5.27", "sway-1.10": "sway-1.7", "labwc-0.8": "sway-1.7",
            "phoc-0.46": "phoc-0.24", "cage-0.2": "cage-0.1.4", "weston-14": "weston-10", "mir-2.20": "mir-2.12",
            "mutter-50": "mutter-48", "kwin-6.7": "kwin-6.3", "sway-1.12": "sway-1.10", "labwc-0.20": "labwc-0.8",
            "phoc-0.58": "phoc-0.46", "cage-0.3": "cage-0.2", "weston-16": "weston-14", "mir-2.28": "mir-2.20",
        ][name]
    }

    /// Its name, and those of what it succeeds, the newest first.
    var line: [String] {
        [name] + (predecessor.flatMap(CompositorProfile.named)?.line ?? [])
    }

    /// Whether it is a profile, or succeeds it.
    func follows(_ profile: CompositorProfile) -> Bool { line.contains(profile.name) }
}

extension ProfileTable where Outcome == Bool {
    /// A table of those that do something, and of their successors.
    init(onlyOf names: String...) {
        self.init(
            Dictionary(
                uniqueKeysWithValues: CompositorProfile.all.map { profile in
                    (profile.name, profile.line.contains(where: names.contains))
                }))
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
