/// How a command of a ``Script`` is written: `tap ID X Y [MS]`.
///
/// Words in small letters are written as they are, or one of several between bars; those in capitals stand for values,
/// brackets hold what may be left out, and dots what may come again.
struct ScriptUsage: Hashable {
    /// The whole of it.
    let text: String
    /// The command's first word.
    let name: String
    /// Its second word, where that is one of the command's own: `stylus down`.
    let verb: String?
    /// The names of its values.
    let values: [String]

    init(_ text: String) {
        self.text = text
        let words = text.split(separator: " ").map(String.init)
        name = words[0]
        let second = words.dropFirst().first
        verb = second.flatMap { $0.allSatisfy { $0.isLowercase } ? $0 : nil }
        values = words.dropFirst(verb == nil ? 1 : 2).map { $0.filter { !"[].…".contains($0) } }
    }

    /// Every command, in the order in which help and errors list them.
    static let all = [
        "down ID X Y", "motion ID X Y", "up ID", "cancel", "frame", "tap ID X Y [MS]", "swipe ID X1 Y1 X2 Y2 MS",
        "path ID MS X1 Y1 X2 Y2…", "pinch X Y R1 R2 MS", "rate HZ", "jitter PX [SEED]", "pointer X Y",
        "button CODE press|release", "click X Y [CODE]", "axis DX DY", "gesture swipe FINGERS DX DY MS [cancelled]",
        "gesture pinch FINGERS SCALE DEGREES MS [cancelled]", "gesture hold FINGERS MS [cancelled]",
        "key CODE press|release", "type TEXT", "stylus near X Y", "stylus move X Y [PRESSURE]",
        "stylus down [PRESSURE]",
        "stylus up", "stylus tilt X Y", "stylus hover DISTANCE", "stylus rotate DEGREES",
        "stylus button CODE press|release",
        "stylus away", "stylus stroke X1 Y1 X2 Y2 MS [PRESSURE]", "plug DEVICE", "unplug DEVICE",
        "output W H [SCALE]", "turn-output TRANSFORM [OUTPUT]", "scale-output SCALE [OUTPUT]",
        "mode-output W H [OUTPUT]", "plug-output NAME OUTPUT", "unplug-output NAME",
        "hold-wire [events|requests]", "block-wire [events|requests]", "release-wire", "cut-wire",
        "restart-compositor [MS]", "fault EVENT WHICH EFFECT [VALUE] [VALUE]", "wait MS", "wait-text MS REGEX",
        "wait-idle [MS [QUIET]]",
        "wait-change MS NAME [X Y W H]", "wait-window MS", "wait-exit MS",
        "shot NAME [OUTPUT]", "expect-pixel X Y #RRGGBB [TOLERANCE]",
        "diff NAME FILE [TOLERANCE]", "expect-frames-late N", "client-alive",
    ].map(ScriptUsage.init)

    /// The first words of all commands, each once.
    static let names = all.reduce(into: [String]()) { if $0.last != $1.name { $0.append($1.name) } }
}
