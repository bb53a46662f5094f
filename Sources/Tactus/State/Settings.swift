import TactusPlatform
public import TactusUI

/// What the user has chosen, kept from one run to the next: `~/.config/NAME/settings.json`, or below `XDG_CONFIG_HOME`.
///
/// ```swift
/// extension SettingsKey<Bool> {
///     static let playsSounds = SettingsKey("plays-sounds", default: true)
/// }
///
/// let settings = Settings(name: "org.example.marbles", for: application)
/// settings[.playsSounds] = false
/// ```
///
/// The file is read once, when the settings are made, and written a second after a change and when the application
/// ends: whole or not at all, for its owner alone to read. A file that is damaged is put aside as
/// `settings.json.damaged`, and everything is as if nobody had chosen. What the program does not know is left in the
/// file as it is. All that goes wrong is told in a line (``/TactusUI/Diagnostic/stateRule(_:)``), and settings that
/// cannot be written hold for this run.
public final class Settings {
    private let file: KeptFile?
    private weak var application: Application?
    private var values: [String: StateValue] = [:]
    private var complaints: Set<String> = []
    /// Whether the file may be written: not while one that could not be read or put aside is in its place.
    private var mayWrite = true
    private var hasChanged = false
    private var timer: ScheduledTimer?

    /// How long after a change they are written.
    private static let delay = Duration.seconds(1)
    /// The largest file that is read, in bytes.
    private static let largestSize = 1 << 20

    /// Creates the settings of a program.
    ///
    /// - Parameters:
    ///   - name: The folder's name: the application's in reverse domain form, or that of its program's file.
    ///   - application: The application.
    public convenience init(name: String, for application: Application) {
        self.init(file: KeptFile("settings.json", in: .settings, of: name), for: application)
    }

    /// Creates settings that are kept in a file.
    ///
    /// - Parameters:
    ///   - file: The file; `nil` to keep them in memory alone, as a test may.
    ///   - application: The application, whose time it goes by.
    public init(file: KeptFile?, for application: Application) {
        self.file = file
        self.application = application
        read()
        application.whenEnding { [weak self] in self?.save() }
    }

    /// What is chosen, or what counts when nobody has chosen.
    public subscript<Value>(key: SettingsKey<Value>) -> Value {
        get {
            guard let kept = values[key.name] else { return key.defaultValue }
            if let value = key.read(kept) { return value }
            complain("\(place): “\(key.name)” is no \(Value.self), and counts as not set")
            return key.defaultValue
        }
        set { set(key.write(newValue), for: key.name) }
    }

    /// Returns whether something is chosen.
    public func contains<Value>(_ key: SettingsKey<Value>) -> Bool { values[key.name] != nil }

    /// Forgets what was chosen.
    public func removeValue<Value>(for key: SettingsKey<Value>) { set(nil, for: key.name) }

    private func set(_ value: StateValue?, for name: String) {
        guard values[name] != value else { return }
        values[name] = value
        hasChanged = true
        guard timer == nil else { return }
        timer = application?.schedule(after: Self.delay) { [weak self] in self?.save() }
    }

    private var place: String { file?.path ?? "the settings" }

    private func read() {
        guard let file else { return }
        do throws(StateStorageError) {
            guard let text = try file.read(upTo: Self.largestSize) else { return }
            do throws(StateStorageError) {
                values = try StateValue.values(of: text)
            } catch let damage {
                let aside = try file.setAside()
                complain("\(file.path) is damaged: \(damage); it is kept as \(aside)")
            }
        } catch {
            mayWrite = false
            complain("\(error); settings hold for this run alone")
        }
    }

    /// Writes what has changed, if anything has.
    public func save() {
        timer?.invalidate()
        timer = nil
        guard hasChanged, mayWrite, let file else { return }
        hasChanged = false
        let written = values.filter { name, value in
            if value.isTooDeep { complain("\(place): “\(name)” is not kept: its values are in too many others") }
            return !value.isTooDeep
        }
        let text = StateValue.text(of: written)
        guard text.utf8.count <= Self.largestSize else {
            return complain(
                "\(place): they would have more than \(Self.largestSize) bytes; settings hold for this run alone")
        }
        do throws(StateStorageError) {
            try file.write(text)
        } catch {
            complain("\(error); settings hold for this run alone")
        }
    }

    /// Tells of what went wrong, each sentence once.
    private func complain(_ sentence: String) {
        if complaints.insert(sentence).inserted { application?.report(.stateRule(sentence)) }
    }
}
