extension Application {
    /// Tells what the toolkit notices of the program's mistakes (``Diagnostic``), each sentence once.
    ///
    /// A program that is started by `ApplicationDelegate.main()` tells them to the standard error stream.
    ///
    /// - Parameter sink: Is given each sentence, without a line break; it takes an earlier one's place. `nil` ends it.
    public final func reportDiagnostics(to sink: ((String) -> Void)?) {
        if let diagnosticReporter { removeDeliveryObserver(diagnosticReporter) }
        diagnosticReporter = sink.map(DiagnosticReporter.init)
        if let diagnosticReporter { addDeliveryObserver(diagnosticReporter) }
    }
}

/// Tells each diagnostic once.
final class DiagnosticReporter: DeliveryObserver {
    /// More sentences than these nobody reads.
    private static let mostSentences = 1000

    private let sink: (String) -> Void
    private var told: Set<String> = []

    init(_ sink: @escaping (String) -> Void) { self.sink = sink }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        guard case .diagnostic(let diagnostic) = stage, told.count < Self.mostSentences else { return }
        let sentence = diagnostic.description
        if told.insert(sentence).inserted { sink(sentence) }
    }
}
