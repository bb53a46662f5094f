import TactusControls
import TactusGeometry
public import TactusUI

extension ViewController {
    /// What stands over the content that is not there; `nil`, by default, for nothing.
    ///
    /// ```swift
    /// contentUnavailableConfiguration = notes.isEmpty ? ContentUnavailableConfiguration(text: "No notes") : nil
    /// ```
    ///
    /// It lies over the controller's view, in front of all that is in it, and does not scroll with a view that scrolls.
    /// Touches that hit none of its buttons go to what is behind. Set it in `viewDidLoad()` or later:
    /// it loads the view.
    public final var contentUnavailableConfiguration: ContentUnavailableConfiguration? {
        get { viewIfLoaded?.unavailableOverlay?.configuration }
        set {
            guard let newValue else {
                viewIfLoaded?.unavailableOverlay?.removeFromSuperview()
                return
            }
            if let overlay = view.unavailableOverlay {
                overlay.configuration = newValue
                view.bringSubviewToFront(overlay)
            } else {
                UnavailableOverlay(configuration: newValue).lie(over: view)
            }
        }
    }
}

/// What a controller says instead of its content.
private final class UnavailableOverlay: ContentUnavailableView {
    func lie(over view: View) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        let place: any LayoutItem = (view as? ScrollView)?.frameLayoutGuide ?? view
        LayoutConstraint.activate([
            topAnchor.constraint(equalTo: place.topAnchor), bottomAnchor.constraint(equalTo: place.bottomAnchor),
            leadingAnchor.constraint(equalTo: place.leadingAnchor),
            trailingAnchor.constraint(equalTo: place.trailingAnchor),
        ])
    }

    /// What lies behind it can be used.
    override func hitTest(_ point: Point, with event: Event?) -> View? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension View {
    fileprivate var unavailableOverlay: UnavailableOverlay? {
        subviews.lazy.compactMap { $0 as? UnavailableOverlay }.first
    }
}
