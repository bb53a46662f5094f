public import TactusGeometry
import TactusPlatform

/// Is told each stage of the journey from a frame of input to the pixels it changed, see
/// ``Application/addDeliveryObserver(_:)``.
///
/// For traces, demonstrations and tests. Observers must not change what they see.
@MainActor public protocol DeliveryObserver: AnyObject {
    /// Sent when a stage was reached, in the order of the journey.
    func application(_ application: Application, didReach stage: DeliveryStage)
}

/// A stage of the journey of a touch, with what is known there. New ones may be added.
public enum DeliveryStage {
    /// A frame of input left the queue.
    case frame(InputFrame)
    /// A touch landed, and its window is known.
    case window(Touch)
    /// Its view is known, or that it has none.
    case view(Touch)
    /// The recognizers that take part in it are known.
    case recognizers(Touch)
    /// An event is about to be sent to the application.
    case event(Event)
    /// A recognizer came to a state, and is about to send its actions for it.
    case gesture(GestureRecognizer, GestureRecognizer.State)
    /// A view is about to be told of touches.
    case responder(ResponderCall)
    /// A responder is about to be told of presses.
    case presses(PressCall)
    /// A control is about to send its actions.
    case actions(ActionCall)
    /// A scene knows which of its pixels are out of date.
    case damage(WindowScene, PixelRegion)
    /// A scene handed new pixels over: all that were painted, in device pixels.
    case commit(WindowScene, PixelRegion)
    /// Something was done wrongly, and was survived.
    case diagnostic(Diagnostic)
}

/// The actions of a control, about to be sent.
public struct ActionCall {
    /// The control.
    public let sender: View
    /// The events for which it sends the actions that are registered; there may be none.
    public let events: ControlEvents

    /// Creates a description of what a control is about to do.
    public init(sender: View, events: ControlEvents) {
        self.sender = sender
        self.events = events
    }
}

/// One of the four press methods, about to be called.
public struct PressCall {
    /// The responder that is called. It may pass the call on to the next responder.
    public let responder: Responder
    /// The method that is called: ``Press/Phase/began``, `changed`, `ended` or `cancelled`.
    public let phase: Press.Phase
    /// With which presses.
    public let presses: Set<Press>
}

/// One of the four touch methods, about to be called.
public struct ResponderCall {
    /// The view the touches belong to. It may let the call travel on to the next responder.
    public let responder: Responder
    /// The method that is called: ``Touch/Phase/began``, `moved`, `ended` or `cancelled`.
    public let phase: Touch.Phase
    /// With which touches.
    public let touches: Set<Touch>
}
