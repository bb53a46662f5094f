package import TactusGeometry
import TactusPlatform

extension Application {
    /// Activates a view for somebody who cannot touch it: by ``View/accessibilityActivate()``, or else by a tap at its
    /// ``View/accessibilityActivationPoint``, which goes to whatever is in front there.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - part: The part of it that is meant, in its coordinate space; `nil` for all of it. A part is tapped.
    /// - Returns: Whether the view did it itself, or was in a scene so that the tap could be made.
    @discardableResult
    package final func activateForAccessibility(_ view: View, at part: Rect? = nil) -> Bool {
        if part == nil, view.accessibilityActivate() { return true }
        guard let window = view.window, let scene = window.windowScene else { return false }
        let point = part?.center ?? view.accessibilityActivationPoint
        let location = view.convert(point, to: window).applying(window.geometry.toSuperview)
        assistedTapCount += 1
        let contact = ContactID(rawValue: Self.firstAssistedContact + assistedTapCount)
        for change in [ContactSample.Change.down(scene.id), .up] {
            let sample = ContactSample(contact: contact, change: change, location: location, time: now)
            platform(platform, didReceive: InputFrame(seat: Self.assistance, time: now, contents: .contacts([sample])))
        }
        platformDidDrainInput(platform)
        return true
    }

    /// The seat of taps that nobody made. Platforms count theirs from 1.
    private static let assistance = SeatID(rawValue: 0)
    /// Platforms count their contacts from 1, and never come as far as this.
    private static let firstAssistedContact: UInt64 = 1 << 62
}
