import Tactus

/// Plays recorded input to the running application, frame by frame at the times it was recorded at.
final class InputPlayer {
    private let application: Application
    private let recording: InputRecording
    private let completion: () -> Void

    /// - Parameters:
    ///   - recording: What to play.
    ///   - application: To whom. Its first scene must be there.
    ///   - completion: Called a second after the end, when nothing waits for its time any more.
    init(_ recording: InputRecording, to application: Application, completion: @escaping () -> Void) {
        let sizes = Dictionary(application.scenes.map { ($0.id, $0.size) }) { first, _ in first }
        let start = application.now + .milliseconds(100)
        self.recording = recording.fitted(to: sizes).starting(at: start)
        self.application = application
        self.completion = completion
        for frame in self.recording.frames {
            application.schedule(at: frame.time) { [self] in play(frame) }
        }
        let end = max(self.recording.frames.last?.time ?? start, start) + .seconds(1)
        application.schedule(at: end) { [self] in self.completion() }
    }

    private func play(_ frame: InputFrame) {
        var frame = frame
        if case .contacts(var samples) = frame.contents {
            // Fingers that touch the screen meanwhile have other names.
            for index in samples.indices {
                samples[index].contact = ContactID(rawValue: samples[index].contact.rawValue | 1 << 62)
            }
            frame.contents = .contacts(samples)
        }
        application.platform(application.platform, didReceive: frame)
        // Input is handled between timers, not inside of one.
        Task { application.platformDidDrainInput(application.platform) }
    }
}
