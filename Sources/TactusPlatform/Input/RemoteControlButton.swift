/// A button that controls what plays.
public enum RemoteControlButton: Hashable, Sendable, CaseIterable {
    /// Play.
    case play
    /// Pause.
    case pause
    /// Stop.
    case stop
    /// Play or pause, whichever it does not do now.
    case playPause
    /// On to the next track; held, it runs forwards.
    case nextTrack
    /// Back to the track before; held, it runs backwards.
    case previousTrack
}
