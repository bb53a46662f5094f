public import Tactus

/// What is an object: UIKit's protocols are of it, and tokens of observers.
public typealias NSObjectProtocol = AnyObject

// More classes and values of UIKit, by the names that they have there.

extension Control {
    /// What happens to a control: ``Events`` under UIKit's name. `UIEvent` is the other kind.
    public typealias Event = ControlEvents
}

// MARK: Keys and traits

/// Keys that change what others mean.
public typealias UIKeyModifierFlags = ModifierFlags
/// Which key it is, by its place.
public typealias UIKeyboardHIDUsage = KeyUsage
/// Takes what is typed.
public typealias UIKeyInput = KeyInput
/// Narrow or wide.
public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass
/// Which way one reads.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// Whether more contrast is wanted.
public typealias UIAccessibilityContrast = AccessibilityContrast
/// What three fingers do to a text.
public typealias UIEditingInteractionConfiguration = EditingInteractionConfiguration

// MARK: Controllers

/// How a controller is presented.
public typealias UIModalPresentationStyle = ModalPresentationStyle
/// How a presented controller comes.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// Lets others be animated along.
public typealias UIViewControllerTransitionCoordinator = ViewControllerTransitionCoordinator
/// Drives a transition by hand.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// A transition that is told how far it is.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition
/// Is asked about a presentation.
public typealias UIAdaptivePresentationControllerDelegate = PresentationControllerDelegate
/// Gives the pages that one turns.
public typealias UIPageViewControllerDataSource = PageViewControllerDataSource
/// Is told which page shows.
public typealias UIPageViewControllerDelegate = PageViewControllerDelegate
/// Says what is on the wheels of a picker.
public typealias UIPickerViewDataSource = PickerViewDataSource
/// Is told which colour was picked.
public typealias UIColorPickerViewControllerDelegate = ColorPickerViewControllerDelegate
/// What shows where there is nothing to show.
public typealias UIContentUnavailableView = ContentUnavailableView
/// What stands where there is nothing to show.
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration
/// Menu elements that are found out when the menu opens.
public typealias UIDeferredMenuElement = DeferredMenuElement
/// Which menus are made anew.
public typealias UIMenuSystem = MenuSystem
/// Shows a few words where a pointer rests.
public typealias UIToolTipInteraction = ToolTipInteraction

// MARK: Drags and other programs

/// Takes what is dropped.
public typealias UIDropInteractionDelegate = DropInteractionDelegate
/// A drag that goes out.
public typealias UIDragSession = DragSession
/// A drag that comes in.
public typealias UIDropSession = DropSession
/// What would be done with a drop.
public typealias UIDropProposal = DropProposal
/// Something that is made when somebody asks for it.
public typealias NSItemProvider = ItemProvider
/// What somebody was doing.
public typealias NSUserActivity = UserActivity
/// What is kept of a scene.
public typealias UISceneSession = SceneSession

// MARK: Text and drawing

/// A search in a text.
public typealias UIFindSession = FindSession
/// A text that can be searched.
public typealias UITextSearching = TextSearching

// MARK: Layout and focus

/// A place that constraints speak of.
public typealias NSLayoutAnchor = LayoutAnchor
/// A place from left to right.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// A place from top to bottom.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// A width or a height.
public typealias NSLayoutDimension = LayoutDimension
/// Lets others be animated with the focus.
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
/// Where the focus goes.
public typealias UIFocusHeading = FocusHeading
