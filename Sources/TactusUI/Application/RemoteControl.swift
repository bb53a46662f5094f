import TactusPlatform

/// A command of remote control: from media keys, a headset, or the player's entry in a desktop's menu.
nonisolated public enum RemoteControlSignal: Hashable, Sendable {
    /// A button went down.
    case down(RemoteControlButton)
    /// It came up.
    case up(RemoteControlButton)
    /// It is no longer known whether it is down; nothing new begins.
    case withdrawn(RemoteControlButton)
    /// A button without down and up was pressed.
    case pressed(RemoteControlButton)
    /// To run forwards or backwards a bit.
    case seek(isForward: Bool)
}

/// What a button that went down has become.
nonisolated enum RemoteControlHold: Hashable, Sendable {
    /// It told what it does at once.
    case done
    /// It may become a press or a hold.
    case undecided
    /// It is being held: tracks run.
    case seeking
}

/// Makes events of signals: which of them come at once, and which wait to see whether a button is held.
nonisolated struct RemoteControlTracker: Hashable, Sendable {
    /// How long a button must be held to run forwards or backwards.
    static let holdDuration = Duration.milliseconds(500)

    private(set) var held: [RemoteControlButton: RemoteControlHold] = [:]

    /// What to tell because of a signal.
    mutating func receive(_ signal: RemoteControlSignal) -> [Event.EventSubtype] {
        switch signal {
        case .down(let button):
            guard held[button] == nil else { return [] }
            held[button] = button.seeking == nil ? .done : .undecided
            return button.seeking == nil ? [button.subtype] : []
        case .up(let button):
            switch held.removeValue(forKey: button) {
            case .undecided: return [button.subtype]
            case .seeking: return end(button)
            case .done, nil: return []
            }
        case .withdrawn(let button):
            return held.removeValue(forKey: button) == .seeking ? end(button) : []
        case .pressed(let button):
            return [button.subtype]
        case .seek(let isForward):
            guard let seeking = (isForward ? RemoteControlButton.nextTrack : .previousTrack).seeking else { return [] }
            return [seeking.begin, seeking.end]
        }
    }

    /// What to tell because a button has been down for ``holdDuration``.
    mutating func holdDurationPassed(for button: RemoteControlButton) -> [Event.EventSubtype] {
        guard held[button] == .undecided, let seeking = button.seeking else { return [] }
        held[button] = .seeking
        return [seeking.begin]
    }

    private func end(_ button: RemoteControlButton) -> [Event.EventSubtype] {
        button.seeking.map { [$0.end] } ?? []
    }
}

nonisolated extension RemoteControlButton {
    /// What the button tells.
    fileprivate var subtype: Event.EventSubtype {
        switch self {
        case .play: .remoteControlPlay
        case .pause: .remoteControlPause
        case .stop: .remoteControlStop
        case .playPause: .remoteControlTogglePlayPause
        case .nextTrack: .remoteControlNextTrack
        case .previousTrack: .remoteControlPreviousTrack
        }
    }

    /// What the button tells when it is held; `nil` when holding makes no difference.
    fileprivate var seeking: (begin: Event.EventSubtype, end: Event.EventSubtype)? {
        switch self {
        case .nextTrack: (.remoteControlBeginSeekingForward, .remoteControlEndSeekingForward)
        case .previousTrack: (.remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward)
        case .play, .pause, .stop, .playPause: nil
        }
    }

    /// The button that a key is; `nil` for other keys. The user's layout decides, and the key's place
    /// where it says nothing.
    init?(_ key: Key) {
        if let button = key.remoteControlButton {
            self = button
            return
        }
        guard key.characters.isEmpty else { return nil }
        switch key.usage {
        case .play: self = .play
        case .pause: self = .pause
        case .stop: self = .stop
        case .playOrPause: self = .playPause
        case .scanNextTrack: self = .nextTrack
        case .scanPreviousTrack: self = .previousTrack
        default: return nil
        }
    }
}
