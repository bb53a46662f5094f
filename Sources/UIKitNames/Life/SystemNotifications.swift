public import Tactus

nonisolated extension Responder {
    /// An on-screen keyboard is about to come.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// An on-screen keyboard is there.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// An on-screen keyboard is about to go.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// An on-screen keyboard is gone.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// An on-screen keyboard is about to change its frame.
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// An on-screen keyboard has changed its frame.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    /// Where the keyboard was: a `CGRect`, in points of the scene.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Where the keyboard will be: a `CGRect`, in points of the scene.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long it takes: a `Double`, in seconds.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// How it is spread over that time: a `UInt`, the raw value of a `UIView.AnimationCurve`.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this program's: a `Bool`, always `true`.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

nonisolated extension Application {
    /// A scene has the keyboard's attention.
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    /// A scene has it no longer.
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    /// Nobody sees a scene.
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    /// A scene is about to be seen again.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The program is about to end.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}

// The object of these is the scene.
nonisolated extension WindowScene {
    /// The scene has the keyboard's attention.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// The scene has it no longer.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Nobody sees the scene.
    public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
    /// The scene is about to be seen again.
    public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
}

/// A rectangle, where a program takes one out of a notification.
public typealias NSValue = Rect

nonisolated extension Rect {
    /// Itself.
    public var cgRectValue: CGRect { self }

    /// The rectangle that is given.
    public init(cgRect: CGRect) { self = cgRect }
}

extension WindowScene {
    /// Tells `NotificationCenter.default` what has happened to the scene, and so to the program.
    func post(_ name: Notification.Name) {
        let own: Notification.Name? =
            switch name {
            case Application.didBecomeActiveNotification: Self.didActivateNotification
            case Application.willResignActiveNotification: Self.willDeactivateNotification
            case Application.didEnterBackgroundNotification: Self.didEnterBackgroundNotification
            case Application.willEnterForegroundNotification: Self.willEnterForegroundNotification
            default: nil
            }
        if let own { NotificationCenter.default.post(name: own, object: self) }
        NotificationCenter.default.post(name: name, object: application)
    }
}

extension Application {
    /// Tells `NotificationCenter.default` of the keyboards of the scenes that are open, and of the end.
    func postNotifications() {
        for scene in scenes where !scene.isPopup {
            scene.addKeyboardObserver { [weak scene] in NotificationCenter.default.post($0.notification(of: scene)) }
        }
        whenEnding { [unowned self] in
            NotificationCenter.default.post(name: Application.willTerminateNotification, object: self)
        }
    }
}

extension KeyboardNotification {
    fileprivate func notification(of scene: WindowScene?) -> Notification {
        let notified: Notification.Name =
            switch name {
            case .willChangeFrame: Responder.keyboardWillChangeFrameNotification
            case .willShow: Responder.keyboardWillShowNotification
            case .willHide: Responder.keyboardWillHideNotification
            case .didChangeFrame: Responder.keyboardDidChangeFrameNotification
            case .didShow: Responder.keyboardDidShowNotification
            case .didHide: Responder.keyboardDidHideNotification
            }
        return Notification(
            name: notified, object: scene,
            userInfo: [
                Responder.keyboardFrameBeginUserInfoKey: frameBegin, Responder.keyboardFrameEndUserInfoKey: frameEnd,
                Responder.keyboardAnimationDurationUserInfoKey: animationDuration.interval,
                Responder.keyboardAnimationCurveUserInfoKey: UInt(animationCurve.rawValue),
                Responder.keyboardIsLocalUserInfoKey: true,
            ])
    }
}
