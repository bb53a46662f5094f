extension Application {
    /// Tells, line by line, what becomes of input: `0.412 gestures pan ‘list’ is began`.
    ///
    /// Each line begins with the time since the trace was started, in seconds, and its topic. The text is for people,
    /// and may change from version to version; the same input gives the same text. A program that is started by
    /// `ApplicationDelegate.main()` traces to the standard error stream what the variable `TACTUS_TRACE` names, such as
    /// `gestures,hittest`.
    ///
    /// - Parameters:
    ///   - topics: What to tell about. A later trace takes an earlier one's place.
    ///   - sink: Is given each line, without a line break.
    public final func startTrace(_ topics: TraceTopics, to sink: @escaping (String) -> Void) {
        stopTrace()
        let trace = Trace(topics, start: now, sink: sink)
        addDeliveryObserver(trace)
        self.trace = trace
    }

    /// Ends the trace.
    public final func stopTrace() {
        if let trace { removeDeliveryObserver(trace) }
        trace = nil
    }
}
