/// What every protocol must keep, whoever states it.
extension WireProtocol {
    /// Checks that the protocol is one that libwayland can carry and Swift can name.
    ///
    /// - Throws: A ``ScanError`` at the line of the first part that is not.
    func check() throws(ScanError) {
        var names: Set<String> = []
        for interface in interfaces {
            try check(interface.name, interface.line)
            guard names.insert(interface.name).inserted else {
                throw error(interface.line, "interface \(interface.name) is declared twice")
            }
            for (keyword, messages) in [("request", interface.requests), ("event", interface.events)] {
                try check(messages, keyword, of: interface)
            }
            try check(interface.enumerations, of: interface)
        }
    }

    private func check(_ messages: [Message], _ keyword: String, of interface: Interface) throws(ScanError) {
        var names: Set<String> = []
        for message in messages {
            try check(message.name, message.line)
            try check(message.since, message.line, of: interface)
            guard names.insert(message.name).inserted else {
                throw error(message.line, "\(keyword) \(interface.name).\(message.name) is declared twice")
            }
            guard message.arguments.count <= 20 else { throw error(message.line, "more than 20 arguments") }
            let createsAnything = message.arguments.contains { $0.kind == .newID && $0.interface == nil }
            guard !createsAnything || (interface.name == "wl_registry" && message.name == "bind") else {
                throw error(message.line, "only wl_registry.bind may create an object without naming its interface")
            }
            guard message.arguments.count(where: { $0.kind == .newID }) <= 1 else {
                throw error(message.line, "a message cannot create two objects")
            }
            try check(message.arguments)
        }
    }

    private func check(_ arguments: [Argument]) throws(ScanError) {
        var names: Set<String> = []
        for argument in arguments {
            try check(argument.name, argument.line, "an argument")
            guard names.insert(argument.name).inserted else {
                throw error(argument.line, "argument \(argument.name) is declared twice")
            }
            let kind = argument.kind
            guard argument.interface == nil || kind == .object || kind == .newID else {
                throw error(argument.line, "an argument of type \(kind.rawValue) has no interface")
            }
            guard !argument.allowsNull || kind == .object || kind == .string else {
                throw error(argument.line, "an argument of type \(kind.rawValue) cannot be null")
            }
            guard argument.enumeration == nil || kind == .int || kind == .uint else {
                throw error(argument.line, "an argument of type \(kind.rawValue) has no enum")
            }
        }
    }

    private func check(_ enumerations: [Enumeration], of interface: Interface) throws(ScanError) {
        var names: Set<String> = []
        for enumeration in enumerations {
            try check(enumeration.name, enumeration.line)
            try check(enumeration.since, enumeration.line, of: interface)
            guard names.insert(enumeration.name).inserted else {
                throw error(enumeration.line, "enum \(interface.name).\(enumeration.name) is declared twice")
            }
            var entries: Set<String> = []
            for entry in enumeration.entries {
                try check(entry.name, entry.line, mayBeginWithDigit: true)
                try check(entry.since, entry.line, of: interface)
                guard entries.insert(entry.name).inserted else {
                    throw error(entry.line, "entry \(entry.name) is declared twice")
                }
            }
        }
    }

    /// Checks a name, which becomes part of Swift names: letters, digits and underscores.
    private func check(_ name: String, _ line: Int, _ owner: String = "this", mayBeginWithDigit: Bool = false)
        throws(ScanError)
    {
        let isWord = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
            default: false
            }
        }
        guard isWord, let first = name.first, mayBeginWithDigit || !first.isNumber else {
            throw error(line, "\"\(name)\" cannot be the name of \(owner)")
        }
    }

    private func check(_ since: UInt32, _ line: Int, of interface: Interface) throws(ScanError) {
        guard (1...max(1, interface.version)).contains(since) else {
            throw error(line, "since \(since) is not within version \(interface.version) of \(interface.name)")
        }
    }

    private func error(_ line: Int, _ message: String) -> ScanError {
        ScanError(file: file, line: line, message: message)
    }
}
