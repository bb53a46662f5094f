#if DBus
    import TactusUI

    /// A call of a method, as it came over the bus.
    nonisolated struct MediaPlayerCall: Hashable, Sendable {
        var path = MediaPlayerObject.path
        var interface: String
        var member: String
        var values: [BusValue] = []
    }

    /// What comes of a call.
    nonisolated enum MediaPlayerAnswer: Hashable, Sendable {
        case reply([BusValue])
        case refusal(BusRefusal)
        /// An empty reply, and something that the user wants.
        case signal(RemoteControlSignal)
    }

    /// A player as the bus sees it (MPRIS 2.2): decides what is replied to each call. A value: it sends nothing.
    nonisolated struct MediaPlayerObject: Hashable, Sendable {
        static let path = "/org/mpris/MediaPlayer2"
        static let rootInterface = "org.mpris.MediaPlayer2"
        static let playerInterface = "org.mpris.MediaPlayer2.Player"
        static let propertiesInterface = "org.freedesktop.DBus.Properties"

        /// The program's name for people.
        var identity: String
        /// The name of its `.desktop` file, without the ending.
        var desktopEntry: String
        var state = NowPlayingPlaybackState.stopped
        var info: NowPlayingInfo?
        /// When ``info`` and ``state`` were true.
        var since = Instant.zero
        /// Counts pieces.
        var trackNumber = 0
        /// What the program does.
        var buttons = Set(RemoteControlButton.allCases)
        var allowsSeeking = true

        // MARK: Changes

        /// Takes another description.
        ///
        /// - Returns: Whether the place in the piece is not the one that it would have come to.
        mutating func set(_ info: NowPlayingInfo?, at now: Instant) -> Bool {
            let expected = position(at: now)
            let isSame = if let info, let old = self.info { info.isSamePiece(as: old) } else { false }
            if info != nil, !isSame { trackNumber += 1 }
            self.info = info
            since = now
            let jump = position(at: now) - expected
            return isSame && (jump > .seconds(1) || jump < .seconds(-1))
        }

        /// Takes another state; the place in the piece stays as it is.
        mutating func set(_ state: NowPlayingPlaybackState, at now: Instant) {
            let position = position(at: now)
            info?.elapsedPlaybackTime = position
            since = now
            self.state = state
        }

        /// How much of the piece has been played.
        func position(at now: Instant) -> Duration {
            guard let info else { return .zero }
            var position = info.elapsedPlaybackTime
            if state == .playing, info.playbackRate.isFinite { position += (now - since) * info.playbackRate }
            return min(max(position, .zero), info.playbackDuration ?? max(position, .zero))
        }

        // MARK: Calls

        /// Decides what comes of a call.
        func answer(_ call: MediaPlayerCall, at now: Instant) -> MediaPlayerAnswer {
            guard call.path == Self.path else { return .refusal(.unknownObject(call.path)) }
            switch call.interface {
            case Self.propertiesInterface: return answerProperties(call, at: now)
            case Self.playerInterface: return answerPlayer(call)
            case "org.freedesktop.DBus.Introspectable" where call.member == "Introspect":
                return .reply([.string(MediaPlayerIntrospection.text)])
            case Self.rootInterface where ["Raise", "Quit"].contains(call.member): return .reply([])
            default: return .refusal(.unknownMethod("\(call.interface).\(call.member)"))
            }
        }

        private func answerPlayer(_ call: MediaPlayerCall) -> MediaPlayerAnswer {
            if call.member == "Seek" {
                guard case .int64(let offset) = call.values.first else {
                    return .refusal(.invalidArguments(of: call.member))
                }
                return allowsSeeking && offset != 0 ? .signal(.seek(isForward: offset > 0)) : .reply([])
            }
            if ["SetPosition", "OpenUri"].contains(call.member) { return .refusal(.notSupported(call.member)) }
            guard let button = Self.button(call.member) else { return .refusal(.unknownMethod(call.member)) }
            return buttons.contains(button) ? .signal(.pressed(button)) : .reply([])
        }

        private static func button(_ member: String) -> RemoteControlButton? {
            switch member {
            case "Play": .play
            case "Pause": .pause
            case "PlayPause": .playPause
            case "Stop": .stop
            case "Next": .nextTrack
            case "Previous": .previousTrack
            default: nil
            }
        }

        private func answerProperties(_ call: MediaPlayerCall, at now: Instant) -> MediaPlayerAnswer {
            guard case .string(let interface) = call.values.first else {
                return .refusal(.invalidArguments(of: call.member))
            }
            guard let properties = properties(of: interface, at: now) else {
                return .refusal(.unknownInterface(interface))
            }
            if call.member == "GetAll" { return .reply([.dictionary(properties)]) }
            guard call.values.count > 1, case .string(let name) = call.values[1] else {
                return .refusal(.invalidArguments(of: call.member))
            }
            guard let property = properties.first(where: { $0.name == name }) else {
                return .refusal(.unknownProperty(name))
            }
            switch call.member {
            case "Get": return .reply([.variant(property.value)])
            case "Set": return .refusal(.readOnly(name))
            default: return .refusal(.unknownMethod(call.member))
            }
        }
    }
#endif
