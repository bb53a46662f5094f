extension Application {
    /// Tells an observer every stage of delivery from now on, after those that were added before it.
    ///
    /// Without observers the stages cost nothing. An observer is not kept alive: it is told no more when it is gone, or
    /// removed. Adding it again changes nothing.
    public final func addDeliveryObserver(_ observer: any DeliveryObserver) {
        deliveryObservers.add(observer)
    }

    /// Tells an observer nothing more, beginning with the next stage. Nothing happens when it was not added.
    public final func removeDeliveryObserver(_ observer: any DeliveryObserver) {
        deliveryObservers.remove(observer)
    }

    /// Tells the observers that a stage was reached.
    ///
    /// The toolkit calls it at every stage. An application's own control calls it before it sends its actions, with
    /// ``DeliveryStage/actions(_:)``, so that traces and tests see them as those of other controls.
    ///
    /// - Parameter stage: The stage; made only when there are observers.
    public final func notifyObservers(of stage: @autoclosure () -> DeliveryStage) {
        guard !deliveryObservers.isEmpty else { return }
        let (stage, observers) = (stage(), deliveryObservers)
        observers.forEach { $0.application(self, didReach: stage) }
    }

    /// Tells those observers who want to know it what happened to a recognizer.
    final func didRecord(_ record: GestureJournal.Record, in journal: GestureJournal) {
        guard !deliveryObservers.isEmpty else { return }
        let observers = deliveryObservers
        observers.forEachRecorder { $0.application(self, didRecord: record, in: journal) }
    }
}
