public import Tactus

// The classes and values of UIKit and Core Graphics, by the names that they have there.

// MARK: Events

/// An object in the responder chain.
public typealias UIResponder = Responder
/// An event.
public typealias UIEvent = Event
/// A finger, a pen, or a pointer with a button down.
public typealias UITouch = Touch
/// A key that is held.
public typealias UIPress = Press
/// An event of keys.
public typealias UIPressesEvent = PressesEvent
/// The key of a press.
public typealias UIKey = Key
/// A command.
public typealias UICommand = Command
/// A command that keys fire.
public typealias UIKeyCommand = KeyCommand

// MARK: Gestures

/// The base of all recognizers.
public typealias UIGestureRecognizer = GestureRecognizer
/// Is asked about a recognizer.
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
/// Recognizes taps.
public typealias UITapGestureRecognizer = TapGestureRecognizer
/// Recognizes fingers that rest.
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
/// Recognizes fingers that draw.
public typealias UIPanGestureRecognizer = PanGestureRecognizer
/// Recognizes fingers that draw from an edge of the screen.
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
/// Recognizes two fingers that come closer or part.
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
/// Recognizes two fingers that turn.
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
/// Recognizes strokes.
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
/// Follows pointers that hover.
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer

// MARK: The application

/// The program.
public typealias UIApplication = Application
/// A surface of the desktop, with its windows.
public typealias UIWindowScene = WindowScene
/// A window in a scene.
public typealias UIWindow = Window
/// Controls a view and what is in it.
public typealias UIViewController = ViewController
/// What a view inherits: style, size of text, direction.
public typealias UITraitCollection = TraitCollection
/// What is cut, copied and pasted.
public typealias UIPasteboard = Pasteboard
/// What was done, to be undone.
public typealias UndoManager = UndoHistory

// MARK: Views

/// A rectangle that shows something and takes touches.
public typealias UIView = View
/// A view that shows text.
public typealias UILabel = Label
/// A view that shows a picture.
public typealias UIImageView = ImageView
/// A view that lays others out in a row.
public typealias UIStackView = StackView
/// A view that shows a part of a larger content.
public typealias UIScrollView = ScrollView
/// What is pulled out to load a content anew.
public typealias UIRefreshControl = RefreshControl
/// The base of controls.
public typealias UIControl = Control
/// A button.
public typealias UIButton = Button
/// A switch.
public typealias UISwitch = Switch
/// A plate through which what lies behind shows softly.
public typealias UIVisualEffectView = VisualEffectView
/// How softly.
public typealias UIBlurEffect = BlurEffect
/// A thumb on a track.
public typealias UISlider = Slider
/// More and less.
public typealias UIStepper = Stepper
/// Segments, one of which is chosen.
public typealias UISegmentedControl = SegmentedControl
/// Dots for pages.
public typealias UIPageControl = PageControl
/// How much is done.
public typealias UIProgressView = ProgressView
/// Shows that something is under way.
public typealias UIActivityIndicatorView = ActivityIndicatorView
/// Something that acts on a view.
public typealias UIInteraction = Interaction
/// Lets a view's content be dragged.
public typealias UIDragInteraction = DragInteraction
/// Lets a view take what is dropped.
public typealias UIDropInteraction = DropInteraction

/// Answers a pointer that comes over a view.
public typealias UIPointerInteraction = PointerInteraction
/// Decides what a pointer does to a view.
public typealias UIPointerInteractionDelegate = PointerInteractionDelegate
/// A part of a view with one style of the pointer.
public typealias UIPointerRegion = PointerRegion
/// Where a pointer is, when a region is asked for.
public typealias UIPointerRegionRequest = PointerRegionRequest
/// How a pointer looks, and what it does to what is under it.
public typealias UIPointerStyle = PointerStyle
/// What happens to a view under a pointer.
public typealias UIPointerEffect = PointerEffect
/// The shape of a pointer, or of the plate under it.
public typealias UIPointerShape = PointerShape
/// A small shape beside a pointer.
public typealias UIPointerAccessory = PointerAccessory
/// Lets a pointer select by drawing a rectangle.
public typealias UIBandSelectionInteraction = BandSelectionInteraction
/// Hears what the buttons of a pen do.
public typealias UIPencilInteraction = PencilInteraction
/// How a pen is held over a view.
public typealias UIPencilHoverPose = PencilHoverPose

// MARK: Text and pages

/// A field for a line of text.
public typealias UITextField = TextField
/// An editor for text.
public typealias UITextView = TextView
/// A field for what is looked for.
public typealias UISearchTextField = SearchField
/// A field for a search, with Cancel and scopes.
public typealias UISearchBar = SearchBar
/// Is told what the user does with a search bar.
/// Lets the user search in a page.
public typealias UISearchController = SearchController
/// Is told when a search begins and ends.
public typealias UISearchControllerDelegate = SearchControllerDelegate
/// Shows what is found.
public typealias UISearchResultsUpdating = SearchResultsUpdating
/// A stack of pages.
public typealias UINavigationController = NavigationController
/// What a bar shows for a page.
public typealias UINavigationItem = NavigationItem
/// A button in a bar.
public typealias UIBarButtonItem = BarButtonItem
/// Buttons in a bar that belong together.
public typealias UIBarButtonItemGroup = BarButtonItemGroup
/// Buttons of a program's own in the bar of a keyboard.
public typealias UITextInputAssistantItem = TextInputAssistantItem
/// Pages side by side, one of which shows.
public typealias UITabBarController = TabBarController
/// What a tab shows.
public typealias UITabBarItem = TabBarItem
/// Two or three columns.
public typealias UISplitViewController = SplitViewController
/// Pages that one turns.
public typealias UIPageViewController = PageViewController
/// A question, or a choice.
public typealias UIAlertController = AlertController
/// An answer to a question.
public typealias UIAlertAction = AlertAction
/// A sheet.
public typealias UISheetPresentationController = SheetPresentationController
/// A plate with an arrow.
public typealias UIPopoverPresentationController = PopoverPresentationController
/// What is presented.
public typealias UIPresentationController = PresentationController
/// Commands and actions to choose from.
public typealias UIMenu = Menu
/// Something to choose.
public typealias UIMenuElement = MenuElement
/// Something to choose that a closure does.
public typealias UIAction = Action

// MARK: Layout

/// A relation between two places.
public typealias NSLayoutConstraint = LayoutConstraint
/// A rectangle that constraints speak of.
public typealias UILayoutGuide = LayoutGuide
/// How much a constraint matters.
public typealias UILayoutPriority = LayoutPriority
/// Room at the four sides.
public typealias UIEdgeInsets = Insets
/// Room at the four sides, by the direction of reading.
public typealias NSDirectionalEdgeInsets = DirectionalInsets
/// Sides of a rectangle.
public typealias UIRectEdge = RectEdge
/// Corners of a rectangle.
public typealias UIRectCorner = RectCorner

// MARK: Pictures and text

/// A picture.
public typealias UIImage = Image
/// A colour.
public typealias UIColor = Color
/// A colour, where Core Graphics has one.
public typealias CGColor = Color
/// A font.
public typealias UIFont = Font
/// Where lines lie between the sides.
public typealias NSTextAlignment = TextAlignment
/// How text is broken or shortened.
public typealias NSLineBreakMode = LineBreakMode

// MARK: Animation

/// An animation that can be paused, turned back and stopped.
public typealias UIViewPropertyAnimator = PropertyAnimator
/// Where an animation ended.
public typealias UIViewAnimatingPosition = PropertyAnimator.Position
/// Whether an animator has begun.
public typealias UIViewAnimatingState = PropertyAnimator.State

// MARK: Core Graphics

/// A coordinate, in points.
public typealias CGFloat = Double
/// A place.
public typealias CGPoint = Point
/// A width and a height.
public typealias CGSize = Size
/// A rectangle.
public typealias CGRect = Rect
/// A way.
public typealias CGVector = Vector
/// An affine map.
public typealias CGAffineTransform = Transform
/// A time in seconds.
public typealias TimeInterval = Double

// MARK: Pickers, menus and focus

/// Wheels of which something is chosen.
public typealias UIPickerView = PickerView
/// A choice of a day or a time.
public typealias UIDatePicker = DatePicker
/// A page on which a colour is chosen.
public typealias UIColorPickerViewController = ColorPickerViewController
/// A control that shows a colour and lets it be chosen.
public typealias UIColorWell = ColorWell
/// The bar above the pages of a stack.
public typealias UINavigationBar = NavigationBar
/// A bar of buttons below a page.
public typealias UIToolbar = Toolbar
/// The bar of tabs.
public typealias UITabBar = TabBar
/// Is told of tabs.
public typealias UITabBarControllerDelegate = TabBarControllerDelegate
/// Lets a view open a menu where it is pressed long.
public typealias UIContextMenuInteraction = ContextMenuInteraction
/// Opens an edit menu over a view.
public typealias UIEditMenuInteraction = EditMenuInteraction
/// Decides what such a menu shows.
public typealias UIEditMenuInteractionDelegate = EditMenuInteractionDelegate
/// Where such a menu opens.
public typealias UIEditMenuConfiguration = EditMenuConfiguration
/// Lets something happen along with such a menu.
public typealias UIEditMenuInteractionAnimating = EditMenuAnimator
/// Puts menus together.
public typealias UIMenuBuilder = MenuBuilder
/// Finds in a text.
public typealias UIFindInteraction = FindInteraction
/// Lets fingers edit a text.
public typealias UITextInteraction = TextInteraction
/// A text that is edited.
public typealias UITextInput = TextInput
/// Acts when something that is dragged rests over a view.
public typealias UISpringLoadedInteraction = SpringLoadedInteraction
/// Shows what is small as something large.
public typealias UILargeContentViewerInteraction = LargeContentViewerInteraction
/// A place that leads the focus elsewhere.
public typealias UIFocusGuide = FocusGuide
/// What the focus can be in.
public typealias UIFocusEnvironment = FocusEnvironment
/// Where the focus comes from and goes.
public typealias UIFocusUpdateContext = FocusUpdateContext
/// What a desktop offers of a program before it runs.
public typealias UIApplicationShortcutItem = ApplicationShortcutItem
