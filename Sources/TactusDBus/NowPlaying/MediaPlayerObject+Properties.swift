#if DBus
    import TactusUI

    nonisolated extension MediaPlayerObject {
        /// The properties of an interface; `nil` when there is no such one.
        func properties(of interface: String, at now: Instant) -> [BusEntry]? {
            switch interface {
            case Self.rootInterface: rootProperties
            case Self.playerInterface:
                announcedProperties + [BusEntry("Position", .int64(position(at: now).wholeMicroseconds))]
            case Self.propertiesInterface, "org.freedesktop.DBus.Introspectable": []
            default: nil
            }
        }

        private var rootProperties: [BusEntry] {
            [
                BusEntry("CanQuit", .boolean(false)), BusEntry("CanRaise", .boolean(false)),
                BusEntry("HasTrackList", .boolean(false)), BusEntry("Identity", .string(identity)),
                BusEntry("DesktopEntry", .string(desktopEntry)), BusEntry("SupportedUriSchemes", .strings([])),
                BusEntry("SupportedMimeTypes", .strings([])),
            ]
        }

        /// The properties of the player whose changes are told. The position is none of them: it changes all the time.
        var announcedProperties: [BusEntry] {
            [
                BusEntry("PlaybackStatus", .string(status)), BusEntry("Rate", .double(rate)),
                BusEntry("MinimumRate", .double(rate)), BusEntry("MaximumRate", .double(rate)),
                BusEntry("Volume", .double(1)), BusEntry("Metadata", .dictionary(metadata)),
                BusEntry("CanGoNext", .boolean(buttons.contains(.nextTrack))),
                BusEntry("CanGoPrevious", .boolean(buttons.contains(.previousTrack))),
                BusEntry("CanPlay", .boolean(buttons.contains(.play))),
                BusEntry("CanPause", .boolean(buttons.contains(.pause))),
                BusEntry("CanSeek", .boolean(allowsSeeking)), BusEntry("CanControl", .boolean(true)),
            ]
        }

        /// The properties that are not as they were in `old`.
        func changes(since old: MediaPlayerObject) -> [BusEntry] {
            zip(old.announcedProperties, announcedProperties).filter { $0 != $1 }.map(\.1)
        }

        private var status: String {
            switch state {
            case .playing: "Playing"
            case .paused: "Paused"
            case .stopped: "Stopped"
            }
        }

        /// Players must not tell a rate of zero: what stands still is paused.
        private var rate: Double {
            guard let rate = info?.playbackRate, rate.isFinite, rate != 0 else { return 1 }
            return rate
        }

        private var metadata: [BusEntry] {
            guard let info else { return [] }
            var entries = [BusEntry("mpris:trackid", .objectPath("/org/tactus/track/\(trackNumber)"))]
            func add(_ name: String, _ value: BusValue?) {
                if let value { entries.append(BusEntry(name, value)) }
            }
            add("mpris:length", info.playbackDuration.map { .int64($0.wholeMicroseconds) })
            add("mpris:artUrl", info.artworkURL.map(BusValue.string))
            add("xesam:title", info.title.map(BusValue.string))
            add("xesam:artist", info.artist.map { .strings([$0]) })
            add("xesam:album", info.albumTitle.map(BusValue.string))
            return entries
        }
    }

    nonisolated extension Duration {
        /// The duration in microseconds; what is shorter is cut off, and what is longer than they can count is limited.
        var wholeMicroseconds: Int64 {
            let (seconds, attoseconds) = components
            let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000)
            guard !overflows else { return seconds < 0 ? .min : .max }
            let (sum, isTooMuch) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
            return isTooMuch ? (seconds < 0 ? .min : .max) : sum
        }
    }
#endif
