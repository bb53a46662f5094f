import TactusGeometry
import TactusUI

// What is pulled out from above the content.
extension ScrollView {
    final func refreshControlDidChange(from old: RefreshControl?) {
        old?.removeFromSuperview()
        refreshInset = 0
        if let refreshControl {
            insertSubview(refreshControl, at: 0)
            if refreshControl.isRefreshing { refreshInset = RefreshControl.extent }
        }
        insetsDidChange()
        updateRefreshControl()
    }

    /// Brings the control to its place above the content, and tells it how far it has been pulled.
    final func updateRefreshControl() {
        guard let refreshControl, refreshControl.superview === self else { return }
        View.performWithoutAnimation {
            refreshControl.frame = Rect(
                x: bounds.minX, y: -RefreshControl.extent, width: bounds.width, height: RefreshControl.extent)
        }
        let start = adjustedContentInset.top - refreshInset
        refreshControl.contentDidMove(-start - contentOffset.y, isHeld: isDragging)
    }

    /// Makes room for a control that turns, where the content is: it comes there by itself. While a finger draws the
    /// content the room waits for the lift.
    final func openRefreshInset() {
        guard drag == nil, refreshInset == 0, refreshControl?.isRefreshing == true else { return }
        refreshInset = RefreshControl.extent
        if contentOffset.y == -lastInset.top { return insetsDidChange() }
        lastInset = adjustedContentInset
    }

    /// Takes the room back, and lets content that showed it go on to where it begins.
    final func closeRefreshInset() {
        defer { updateRefreshControl() }
        guard refreshInset != 0 else { return }
        refreshInset = 0
        lastInset = adjustedContentInset
        if drag != nil { return drag?.restart(at: range.pulled(contentOffset)) ?? () }
        if motion == nil, range.excess(of: contentOffset) != .zero {
            setContentOffset(range.limit(contentOffset), animated: true)
        } else {
            extentDidChange()
        }
    }
}
