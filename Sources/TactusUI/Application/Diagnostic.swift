public import TactusGeometry

/// A mistake in a program, or a flaw of a device, that the toolkit noticed and got over.
public enum Diagnostic {
    /// ``View/hitTest(_:with:)`` answered with a view that is not in the window that was asked. It counts as `nil`.
    case hitTestLeftWindow(View, Window)
    /// Hit testing changed the view tree, and again when it was repeated. The last answer counts.
    case hitTestChangesTree(Window)
    /// An event was sent that is not the one being delivered, or that had been delivered already. It was ignored.
    case eventSentAgain
    /// A recognizer was added to a view while it belonged to another, which has lost it. Told once for each recognizer.
    case recognizerMoved(recognizer: String, from: String, to: String)
    /// The last touch of a gesture is over, and its recognizer has not ended it.
    case recognizerNeverEnds(recognizer: String)
    /// Recognizers were used in a way that makes no sense: a state that cannot follow, requirements in a ring, or
    /// perhaps the wrong way round. The sentence names the rule and who is concerned.
    case gestureRule(String)
    /// A touch landed on a view that a sibling hides there: ``View/zPosition`` is for drawing, and touches go by the
    /// order of ``View/subviews``. Told once for each view that is drawn above.
    case drawnAboveTouched(above: String, touched: String)
    /// `INPUT_JITTER`: the touch screen reports fingers at rest to wander by so many points. Pans and long presses
    /// allow for it from here on.
    case inputJitter(Double)
    /// Required constraints contradict each other, and one of them was given up. Told once, until they fit again.
    case layoutConflict(LayoutConflict)
    /// An action waits for ``ControlEvents/primaryActionTriggered`` of a control that was tapped and sends only
    /// ``ControlEvents/touchUpInside``, as one does that is no button. Told once for each control.
    case primaryActionNeverSent(control: String)
    /// What a view was given to show makes no sense: an item that stands in a list twice, a count that is not what was
    /// said, a size that is no number. It was passed over, and the sentence says what counts instead.
    case dataRule(String)
    /// The state of the program could not be read or kept, or only in part: the sentence says why. See
    /// ``Application/restoreSessions(from:)``.
    case stateRule(String)
    /// Painting everything would show something else than what shows, see ``DisplayDebugTopics/verify``: in these
    /// device pixels of the scene of that title, by up to so many 255ths. A view draws other things when asked twice,
    /// or changed what it draws without asking for a repaint.
    case pictureDiffers(scene: String, pixels: PixelRect, by: Int)
}

extension Diagnostic: CustomStringConvertible {
    /// A sentence that says what was wrong.
    public nonisolated var description: String {
        switch self {
        case .hitTestLeftWindow: "hitTest(_:with:) returned a view of another window; the touch went to no view"
        case .hitTestChangesTree: "hitTest(_:with:) changes the view tree each time it is called"
        case .eventSentAgain:
            "sendEvent(_:) was called with an event that is not the one being delivered, or was delivered already"
        case .recognizerMoved(let recognizer, let from, let to):
            "\(recognizer) was added to \(to), and \(from) has lost it: a recognizer belongs to one view; make one for each"
        case .recognizerNeverEnds(let recognizer):
            "\(recognizer) goes on although its last touch is over: it should set its state to ended or cancelled"
        case .gestureRule(let sentence), .dataRule(let sentence), .stateRule(let sentence): sentence
        case .drawnAboveTouched(let above, let touched):
            "\(above) is drawn above \(touched), which is touched instead: zPosition is for drawing; "
                + "bring the view to the front of its superview"
        case .inputJitter(let jitter):
            "INPUT_JITTER: the touch screen trembles by \(jitter) points; gestures allow for it"
        case .layoutConflict(let conflict): conflict.description
        case .primaryActionNeverSent(let control):
            "\(control) was tapped, and its action for primaryActionTriggered was not sent: a tap on it sends "
                + "touchUpInside alone; register for that, or override touchWasLiftedInside(with:)"
        case .pictureDiffers(let scene, let pixels, let difference):
            "the picture of \"\(scene)\" is not what it would be if all of it were painted: it differs in \(pixels) "
                + "by up to \(difference); whoever changes what draw(_:in:) draws calls setNeedsDisplay()"
        }
    }
}
