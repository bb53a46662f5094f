import TactusPlatform

extension Application {
    /// Called by the platform: tells the views of what is dragged over them, and whoever dragged
    /// something what became of it.
    public final func platform(_ platform: any Platform, didReceive event: DragEvent) {
        afterCurrentEvent { [self] in drags.receive(event) }
    }
}
