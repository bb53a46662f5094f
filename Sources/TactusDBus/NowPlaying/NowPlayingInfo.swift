#if DBus
    /// A description of the piece that plays, for a desktop's menu, a lock screen or a connected phone.
    nonisolated public struct NowPlayingInfo: Hashable, Sendable {
        /// The title.
        public var title: String?
        /// The name of the performer or speaker.
        public var artist: String?
        /// The title of the album.
        public var albumTitle: String?
        /// The address of a picture of the piece, as a URL: `file:///…` for a file.
        public var artworkURL: String?
        /// How long it plays in all; `nil` for what has no end, or an unknown one.
        public var playbackDuration: Duration?
        /// How much of it has been played when this is set. It goes on by itself while
        /// ``NowPlayingCenter/playbackState`` is ``NowPlayingPlaybackState/playing``; set it anew only after a jump.
        public var elapsedPlaybackTime: Duration
        /// How fast it plays: 1 by default.
        public var playbackRate: Double

        /// Creates a description; what is left out is not shown.
        public init(
            title: String? = nil, artist: String? = nil, albumTitle: String? = nil, artworkURL: String? = nil,
            playbackDuration: Duration? = nil, elapsedPlaybackTime: Duration = .zero, playbackRate: Double = 1
        ) {
            self.title = title
            self.artist = artist
            self.albumTitle = albumTitle
            self.artworkURL = artworkURL
            self.playbackDuration = playbackDuration
            self.elapsedPlaybackTime = elapsedPlaybackTime
            self.playbackRate = playbackRate
        }

        /// Whether the other one tells of the same piece.
        func isSamePiece(as other: NowPlayingInfo) -> Bool {
            title == other.title && artist == other.artist && albumTitle == other.albumTitle
                && playbackDuration == other.playbackDuration
        }
    }

    /// Whether something plays.
    nonisolated public enum NowPlayingPlaybackState: Hashable, Sendable {
        /// It plays.
        case playing
        /// It stands still, and can go on from there.
        case paused
        /// Nothing plays.
        case stopped
    }
#endif
