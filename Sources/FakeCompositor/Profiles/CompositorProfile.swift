/// How one real compositor differs from what the protocols suggest: a table of what it offers, and of what it does
/// where it is free to choose, or wrong.
///
/// A client that was tested on one compositor only is not tested. So run a test under all of them:
///
/// ```swift
/// @Test(arguments: CompositorProfile.all)
/// func tap(profile: CompositorProfile) throws {
///     let pair = try CompositorPair(window: window, profile: profile)
///     …
/// ```
///
/// The tables were measured on the programs of Debian 12, or read in their source: `Documentation/Wayland.md`, §2.2,
/// §15 (d) and §17. Those of Debian 13, and of Debian testing in November 2026, have their globals, frames, names of
/// fingers, cancels, decorations and drags from sessions that `Scripts/compositors` recorded there; what it does not
/// play they have from the older ones. A global whose recorded version is newer than the newest that is known here
/// stands there in that one. There is a file for each beside this one. A profile is made of values that each can be
/// changed: ``GlobalOffer``, ``SeatConfiguration`` with its ``TouchPolicy``, and ``ShellPolicy`` say what each means.
public struct CompositorProfile: Hashable, Sendable {
    /// What it is called, in command lines too: `mutter-43`.
    public var name: String
    /// What it stands for, in a line.
    public var summary: String
    /// Which globals there are, in which versions; those of `wl_seat` and `wl_output` as well.
    public var globals: GlobalOffer
    /// The first seat: its devices, and what it does with fingers.
    public var seat: SeatConfiguration
    /// What it does with windows.
    public var shell: ShellPolicy
    /// The event time, in milliseconds, that stands for the zero of the compositor's clock.
    public var timeBase: UInt32

    /// Creates a profile; what is not given is as the protocols suggest.
    ///
    /// - Parameters:
    ///   - name: What it is called, in command lines too.
    ///   - summary: What it stands for, in a line.
    ///   - globals: Which globals there are, in which versions.
    ///   - seat: The first seat.
    ///   - shell: What it does with windows.
    ///   - timeBase: The event time, in milliseconds, that stands for the zero of the compositor's clock.
    public init(
        name: String, summary: String, globals: GlobalOffer = .everything,
        seat: SeatConfiguration = SeatConfiguration(),
        shell: ShellPolicy = ShellPolicy(), timeBase: UInt32 = 0
    ) {
        self.name = name
        self.summary = summary
        self.globals = globals
        self.seat = seat
        self.shell = shell
        self.timeBase = timeBase
    }

    /// Every profile that there is: first what the protocols suggest, then real compositors, then the least of all.
    public static let all: [CompositorProfile] = [
        .strict, .mutter43, .kwin5, .sway1, .phoc0, .cage0, .weston10, .mir2,
        .mutter48, .kwin6, .sway110, .labwc08, .phoc046, .cage02, .weston14, .mir220,
        .mutter50, .kwin67, .sway112, .labwc020, .phoc058, .cage03, .weston16, .mir228, .floor,
    ]

    /// The profile with that name, if there is one.
    public static func named(_ name: String) -> CompositorProfile? { all.first { $0.name == name } }

    /// The profile of a newer version of the same compositor: what `describe` says is other than it was.
    func successor(
        _ name: String, _ summary: String, globals: [String: UInt32], timeBase: UInt32 = 3_600_000,
        _ describe: (inout TouchPolicy, inout ShellPolicy, inout SeatConfiguration) -> Void
    ) -> CompositorProfile {
        var profile = self
        profile.timeBase = timeBase
        (profile.name, profile.summary, profile.globals) = (name, summary, .only(globals))
        var touch = seat.touchPolicy
        describe(&touch, &profile.shell, &profile.seat)
        profile.seat.touchPolicy = touch
        return profile
    }

    /// The profile of a real compositor: what all of them have in common, and what `describe` says of this one.
    static func make(
        _ name: String, _ summary: String, globals: [String: UInt32], timeBase: UInt32 = 3_600_000,
        _ describe: (inout TouchPolicy, inout ShellPolicy, inout SeatConfiguration) -> Void
    ) -> CompositorProfile {
        var (touch, shell, seat) = (TouchPolicy(), ShellPolicy(), SeatConfiguration())
        shell.firstToplevelFillsOutput = false
        shell.activatesOnceShown = true
        touch.sendsShapes = false
        describe(&touch, &shell, &seat)
        seat.touchPolicy = touch
        return CompositorProfile(
            name: name, summary: summary, globals: .only(globals), seat: seat, shell: shell, timeBase: timeBase)
    }
}

extension CompositorProfile: CustomStringConvertible {
    /// Its name.
    public var description: String { name }
}

extension Compositor {
    /// Creates a compositor that behaves as a real one does.
    ///
    /// - Parameters:
    ///   - profile: How.
    ///   - output: The display that it pretends to have.
    ///   - clock: Where its time comes from.
    public convenience init(
        profile: CompositorProfile, output: OutputDescription = OutputDescription(), clock: CompositorClock
    ) {
        self.init(
            output: output, clock: clock, timeBase: profile.timeBase, seat: profile.seat, offer: profile.globals)
        shellPolicy = profile.shell
    }

    /// Creates a compositor that behaves like another one, with any number of displays, or none.
    ///
    /// - Parameters:
    ///   - profile: How.
    ///   - outputs: The displays that it pretends to have.
    ///   - clock: Where its time comes from.
    public convenience init(profile: CompositorProfile, outputs: [OutputDescription], clock: CompositorClock) {
        self.init(profile: profile, output: outputs.first ?? OutputDescription(), clock: clock)
        for output in outputs.dropFirst() { addOutput(output) }
        if outputs.isEmpty, let only = self.outputs.first { removeOutput(only) }
    }
}
