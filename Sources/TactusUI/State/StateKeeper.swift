import TactusPlatform

/// Keeps the state of an application's scenes: two seconds after input, when a scene goes out of sight, and at the end.
final class StateKeeper {
    private unowned let application: Application
    private let storage: any StateStorage
    private var timer: ScheduledTimer?
    private var lastText: String?
    private var lastComplaint: String?
    /// What is kept of a scene that the user has closed as the last one.
    private var farewell: [StateArchive.Scene]?
    private var sessionCount = 0

    /// How long after input the state is kept.
    private static let delay = Duration.seconds(2)
    /// The largest state, of one view or controller, that is kept, in bytes of text.
    private static let largestPart = 64 << 10

    init(for application: Application, in storage: any StateStorage) {
        self.application = application
        self.storage = storage
    }

    /// Reads what the last run has kept.
    func readSessions() -> [SceneSession] {
        do throws(StateStorageError) {
            guard let text = try storage.load() else { return [] }
            let archive = try read(text)
            let sessions = archive.scenes.map { SceneSession($0) }
            sessionCount = sessions.compactMap { Int32($0.persistentIdentifier) }.max().map(Int.init) ?? sessions.count
            setNeedsKeeping()
            return sessions
        } catch {
            complain("the state of the last run was not restored: \(error)")
            return []
        }
    }

    private func read(_ text: String) throws(StateStorageError) -> StateArchive {
        do throws(StateArchive.Damage) {
            return try StateArchive(text: text)
        } catch {
            throw StateStorageError("it is damaged: \(error.reason)")
        }
    }

    func makeSession() -> SceneSession {
        sessionCount += 1
        return SceneSession(identifier: "\(sessionCount)", isKept: true)
    }

    // MARK: When

    /// Something may be otherwise: keeps it soon.
    func setNeedsKeeping() {
        guard timer == nil, application.lifeCycle == .running else { return }
        timer = application.schedule(after: Self.delay) { [weak self] in
            self?.timer = nil
            self?.save()
        }
    }

    /// A scene is about to close. The last one stays in what is kept, and comes back with the next run.
    func sceneWillClose(_ scene: WindowScene) {
        guard let session = scene.session, session.isKept else { return }
        let others = application.scenes.filter { $0 !== scene && $0.session?.isKept == true }
        guard others.isEmpty, let session = updatedSession(of: scene) else {
            session.isKept = false
            return setNeedsKeeping()
        }
        farewell = [session.archived]
        save()
    }

    func sceneDidOpen() {
        farewell = nil
        setNeedsKeeping()
    }

    // MARK: What

    /// Keeps everything now, where it is other than what was kept last.
    func save() {
        let scenes = application.scenes.compactMap { updatedSession(of: $0)?.archived }
        let archive = StateArchive(scenes: scenes.isEmpty ? farewell ?? [] : scenes)
        let text = archive.text
        guard text != lastText else { return }
        guard text.utf8.count <= StateArchive.largestSize else {
            return complain("the state was not kept: it has more than \(StateArchive.largestSize) bytes")
        }
        do throws(StateStorageError) {
            try storage.save(text)
            lastText = text
        } catch {
            complain("the state was not kept: \(error)")
        }
    }

    /// Asks a scene what is to be kept of it.
    private func updatedSession(of scene: WindowScene) -> SceneSession? {
        guard let session = scene.session, session.isKept else { return nil }
        let windows = scene.keptWindows
        let root = windows.lazy.compactMap(\.rootViewController).first
        let activity = scene.delegate?.stateRestorationActivity(for: scene) ?? scene.userActivity ?? root?.userActivity
        if let activity {
            for responder in Self.owners(of: activity, scene, root) { responder.updateUserActivityState(activity) }
        }
        let isTooDeep = activity?.userInfo.values.contains(where: \.isTooDeep) == true
        if isTooDeep { complain("the activity was not kept: it has values \(Self.tooDeep)") }
        session.stateRestorationActivity = isTooDeep ? nil : activity
        // What waits to be restored is as it was kept.
        guard !scene.isRestoring else { return session }
        var parts: [String: [String: StateValue]] = [:]
        for window in windows {
            for (path, values) in RestorableParts(of: window).encoded {
                guard !values.values.contains(where: \.isTooDeep) else {
                    complain("the state of \(path) was not kept: it has values \(Self.tooDeep)")
                    continue
                }
                guard
                    StateArchive(scenes: [.init(identifier: "", activity: nil, parts: [path: values])]).text.utf8.count
                        <= Self.largestPart
                else {
                    complain("the state of \(path) was not kept: it has more than \(Self.largestPart) bytes")
                    continue
                }
                parts[path] = values
            }
        }
        session.parts = parts
        return session
    }

    private static var tooDeep: String { "in more than \(StateValue.deepest) others" }

    private static func owners(
        of activity: UserActivity, _ scene: WindowScene, _ root: ViewController?
    ) -> [Responder] {
        var owners: [Responder] = scene.userActivity === activity ? [scene] : []
        var waiting = root.map { [$0] } ?? []
        while let controller = waiting.popLast() {
            if controller.userActivity === activity { owners.append(controller) }
            waiting += controller.children
            if let presented = controller.presented { waiting.append(presented) }
        }
        return owners
    }

    /// Tells of what went wrong, each sentence once.
    private func complain(_ sentence: String) {
        guard sentence != lastComplaint else { return }
        lastComplaint = sentence
        application.report(.stateRule(sentence))
    }
}
