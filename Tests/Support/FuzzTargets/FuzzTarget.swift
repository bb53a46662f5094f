import Tactus

/// Something that takes whatever bytes there are, and must neither trap nor hold anybody up.
///
/// `Scripts/fuzz` plays bytes that a fuzzer makes up; `FuzzTests` plays those that were kept.
nonisolated public struct FuzzTarget: Sendable {
    /// What it is called on the command line, and its folder of kept inputs.
    public let name: String
    /// Plays an input.
    public let run: @MainActor ([UInt8]) -> Void

    /// All that there are.
    public static let all =
        [
            FuzzTarget(name: "protocol-xml", run: playProtocolXML),
            FuzzTarget(name: "definitions", run: playDefinitions),
            FuzzTarget(name: "scripts", run: playScript),
            FuzzTarget(name: "faults", run: playFault),
            FuzzTarget(name: "options", run: playOptions),
            FuzzTarget(name: "recordings", run: playRecording),
            FuzzTarget(name: "keymaps", run: playKeymap),
            FuzzTarget(name: "compose", run: playCompose),
            FuzzTarget(name: "cursors", run: playCursorThemes),
            FuzzTarget(name: "pictures", run: playPicture),
            FuzzTarget(name: "text", run: playStyledText),
            FuzzTarget(name: "editing", run: playEditing),
            FuzzTarget(name: "constraints", run: playConstraints),
            FuzzTarget(name: "client", run: playEvents),
            FuzzTarget(name: "compositor", run: playRequests),
            FuzzTarget(name: "sessions", run: playSession),
            FuzzTarget(name: "hostility", run: playHostility),
            FuzzTarget(name: "guests", run: playGuest),
            FuzzTarget(name: "hosts", run: playHost),
            FuzzTarget(name: "replays", run: playReplay),
            FuzzTarget(name: "states", run: playState),
            FuzzTarget(name: "copied-text", run: playCopiedText),
            FuzzTarget(name: "shapes", run: playShape),
            FuzzTarget(name: "icon-themes", run: playIconTheme),
            FuzzTarget(name: "data", run: playData),
            FuzzTarget(name: "snapshots", run: playSnapshots),
            FuzzTarget(name: "callbacks", run: playCallbacks),
        ] + onBus

    #if DBus
        private static let onBus = [
            FuzzTarget(name: "bus", run: playBus),
            FuzzTarget(name: "accessibility", run: playAccessibility),
            FuzzTarget(name: "sensors", run: playSensors),
            FuzzTarget(name: "settings-files", run: playSettingsFiles),
        ]
    #else
        private static let onBus: [FuzzTarget] = []
    #endif

    /// The one with that name; `nil` when there is none.
    public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
