public import TactusGeometry

/// What devices did, frame by frame, with the circumstances in which they did it: enough to play it again.
///
/// A recording holds input frames, not events: replay enters the toolkit at its first stage, so merging, hit testing,
/// gestures and views all run anew. With the same program and the same view tree every callback comes again in the
/// same order.
///
/// As text a recording is a line of JSON for the header and a line for every frame (``lines``, ``init(lines:)``). The
/// text is the same every time for the same recording. Reading and writing files is the caller's.
public struct InputRecording: Hashable, Sendable {
    /// The circumstances of a recording.
    public struct Header: Hashable, Sendable {
        /// The clock's reading when the recording began.
        public var start: Instant
        /// The scenes that received input, in the order in which they were first touched.
        public var scenes: [Scene]
        /// The metric profile in force: `uikit` or `adaptive`.
        public var profile: String

        /// Creates a header.
        public init(start: Instant, scenes: [Scene], profile: String) {
            self.start = start
            self.scenes = scenes
            self.profile = profile
        }
    }

    /// A scene as it was when the recording began.
    public struct Scene: Hashable, Sendable {
        /// The scene's name in the frames.
        public var id: SceneID
        /// Its size in points.
        public var size: Size
        /// Device pixels per point.
        public var scale: Double

        /// Creates a scene's description.
        public init(id: SceneID, size: Size, scale: Double) {
            self.id = id
            self.size = size
            self.scale = scale
        }
    }

    /// The newest version of the text form that this toolkit reads, and the one that it writes. Older
    /// ones are read too.
    ///
    /// Version 2 added the tools of graphics tablets, and the gestures of touchpads.
    public static let formatVersion = 2

    /// The circumstances.
    public var header: Header
    /// The frames, oldest first.
    public var frames: [InputFrame]

    /// Creates a recording.
    public init(header: Header, frames: [InputFrame]) {
        self.header = header
        self.frames = frames
    }
}

/// Why text is not a recording.
public struct InputRecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public enum Reason: Hashable, Sendable {
        /// There is no line at all.
        case empty
        /// The first line is not the header of a recording.
        case foreign
        /// It was written by a newer toolkit.
        case newer(version: Int)
        /// The line is no JSON; `column` counts bytes from 1.
        case malformed(String, column: Int)
        /// The line is JSON, but a member is missing or is not what it should be.
        case invalid(member: String)
        /// The text ends before the last frame: its closing line is missing.
        case truncated(frames: Int)
    }

    /// The line, counted from 1.
    public var line: Int
    /// The fault.
    public var reason: Reason

    /// Creates an error.
    public init(line: Int, reason: Reason) {
        self.line = line
        self.reason = reason
    }

    /// One sentence that names the line and says what is wrong with it.
    public var description: String {
        switch reason {
        case .empty: "line \(line): the recording is empty"
        case .foreign: "line \(line): not a recording of input; its first line must name the format \"tactus-input\""
        case .newer(let version):
            "line \(line): written in version \(version) of the format; this toolkit reads up to version "
                + "\(InputRecording.formatVersion)"
        case .malformed(let what, let column): "line \(line), column \(column): \(what)"
        case .invalid(let member): "line \(line): \"\(member)\" is missing or is not what it should be"
        case .truncated(let frames):
            "line \(line): the recording breaks off after \(frames) frames; its closing line is missing"
        }
    }
}
