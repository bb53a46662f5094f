extension Event {
    /// Where `touch` is likely to be at the next refreshes of the display: at most two auxiliary
    /// touches, the nearest first.
    ///
    /// Draw them in front of a line that follows a pen, and throw them away when the next event comes: they are guesses
    /// from the way of the last 40 milliseconds. Recognizers never see them. Computed when asked for.
    ///
    /// - Parameter touch: A touch of this event.
    /// - Returns: `nil` for a touch that is not part of the event, that has only begun or is over, that moves more
    ///   slowly than 20 points per second, or that has just turned by more than a right angle.
    public func predictedTouches(for touch: Touch) -> [Touch]? {
        guard allTouches.contains(touch), touch.phase == .moved || touch.phase == .stationary else { return nil }
        return touch.prediction(every: touch.window?.windowScene?.refreshInterval ?? WindowScene.usualRefreshInterval)
    }
}

extension Touch {
    /// The touch as it is likely to be at the next refreshes of the display.
    fileprivate func prediction(every interval: Duration) -> [Touch]? {
        var previous = windowLocation
        return predictor.prediction(every: interval)?.map { place in
            var guess = sample
            guess.location = place.point
            guess.time = place.time
            guess.estimate = nil
            let touch = Touch(self, at: guess, previous: previous)
            previous = touch.windowLocation
            return touch
        }
    }
}
