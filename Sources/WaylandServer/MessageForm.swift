/// What a request or an event is made of: for whoever writes or reads messages by hand, as tools that
/// look for mistakes do.
package struct MessageForm: Hashable, Sendable {
    /// An argument.
    package struct Argument: Hashable, Sendable {
        /// Its kind, in the letters of libwayland: `i`, `u`, `f`, `s`, `o`, `n`, `a` or `h`.
        package let kind: Character
        /// Whether there may be none.
        package let mayBeMissing: Bool
        /// The interface of an object; `nil` for what is none, and for any.
        package let interface: String?
    }

    /// What it is called: `attach`.
    package let name: String
    /// Its arguments.
    package let arguments: [Argument]

    private init(_ description: MessageDescription) {
        name = description.name.description
        var arguments: [Argument] = []
        var mayBeMissing = false
        for letter in description.signature.description {
            // Digits are versions.
            guard letter.isLetter else {
                mayBeMissing = letter == "?"
                continue
            }
            let place = arguments.count
            let interface = place < description.types.count ? description.types[place] : nil
            arguments.append(
                Argument(
                    kind: letter, mayBeMissing: mayBeMissing, interface: interface?.description.name.description))
            mayBeMissing = false
        }
        self.arguments = arguments
    }

    /// The requests of each interface that is bound, in the order of the wire.
    package static let requests = forms(\.requests)
    /// The events of each interface that is bound, in the order of the wire.
    package static let events = forms(\.events)

    private static func forms(_ messages: (InterfaceDescription) -> [MessageDescription]) -> [String: [MessageForm]] {
        Dictionary(
            InterfaceID.allCases.map {
                ($0.description.name.description, messages($0.description).map(MessageForm.init))
            },
            uniquingKeysWith: { first, _ in first })
    }
}
