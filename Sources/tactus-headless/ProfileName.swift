import ArgumentParser
import FakeCompositor

/// A profile's name on the command line.
struct ProfileName: ExpressibleByArgument, CustomStringConvertible {
    let profile: CompositorProfile

    init(profile: CompositorProfile) { self.profile = profile }

    init?(argument: String) {
        guard let profile = CompositorProfile.named(argument) else { return nil }
        self.init(profile: profile)
    }

    static var allValueStrings: [String] { CompositorProfile.all.map(\.name) }

    var description: String { profile.name }

    /// A line for each profile: its name, and what is particular to it.
    static var list: String {
        let width = allValueStrings.map(\.count).max() ?? 0
        return CompositorProfile.all.map { profile in
            profile.name + String(repeating: " ", count: width - profile.name.count + 2) + profile.summary
        }.joined(separator: "\n")
    }
}
