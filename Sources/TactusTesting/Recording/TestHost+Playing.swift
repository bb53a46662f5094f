import TactusPlatform
public import TactusUI

extension TestHost {
    /// Plays recorded input: each frame enters the toolkit at its time, and the clock moves with them, so that timers,
    /// gestures and drawing come in between as they would.
    ///
    /// The recording begins now, whenever it was made. Scenes keep their names, so play it to the program it was
    /// recorded with; where one has another size than it had, places are moved along with it. What is over at the last
    /// frame is over when the call returns; advance the ``clock`` for timers that come later.
    ///
    /// ```swift
    /// let host = TestHost(launching: MyApp())
    /// host.play(try InputRecording(contentsOfFile: "lost-swipe.jsonl"))
    /// ```
    ///
    /// - Parameter recording: What was recorded, by an ``/TactusUI/InputRecorder`` or by hand.
    public func play(_ recording: InputRecording) {
        let sizes = Dictionary(application.scenes.map { ($0.id, $0.size) }) { first, _ in first }
        let input = recording.fitted(to: sizes).starting(at: clock.now).renamingContacts(makeContact)
        if recording.header.profile == "uikit" { application.inputProfile = .uikit }
        for frame in input.frames {
            clock.advance(by: max(frame.time - clock.now, .zero))
            platform.receive([frame])
            application.flushInput()
        }
    }
}
