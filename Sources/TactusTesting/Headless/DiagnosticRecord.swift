import TactusUI

/// Keeps what the toolkit notices of a program's mistakes, each sentence once, in the order in which they came.
final class DiagnosticRecord: DeliveryObserver {
    /// More sentences than these nobody reads.
    private static let mostSentences = 1000
    /// Those of the applications that hosts have.
    private static var records: [ObjectIdentifier: DiagnosticRecord] = [:]

    /// What was noticed.
    private(set) var sentences: [String] = []
    private var known: Set<String> = []

    /// Returns what was noticed of an application: nothing where no host has it.
    static func sentences(of application: Application) -> [String] {
        records[ObjectIdentifier(application)]?.sentences ?? []
    }

    /// Keeps what is noticed of an application until ``end(of:)``.
    static func begin(of application: Application) {
        let record = DiagnosticRecord()
        records[ObjectIdentifier(application)] = record
        application.addDeliveryObserver(record)
    }

    static func end(of application: Application) { records[ObjectIdentifier(application)] = nil }

    func application(_ application: Application, didReach stage: DeliveryStage) {
        guard case .diagnostic(let diagnostic) = stage, sentences.count < Self.mostSentences else { return }
        let sentence = diagnostic.description
        if known.insert(sentence).inserted { sentences.append(sentence) }
    }
}
