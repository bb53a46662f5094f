import TactusPlatform

extension Touch {
    /// The properties of a touch that may be guesses for a while, as bits: UIKit's name for `EstimatedProperties`.
    public typealias Properties = EstimatedProperties
}
