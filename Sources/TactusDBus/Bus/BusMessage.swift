#if DBus
    import CSystemd
    import Glibc

    /// A message of D-Bus, one that came or one to send.
    @MainActor final class BusMessage {
        let pointer: OpaquePointer
        /// How many values were read so far.
        private var readCount = 0

        /// How many values of a message are read, those inside of others too.
        static let mostValues = 4096
        /// How many bytes of a text are read.
        static let longestText = 4096

        /// - Parameter pointer: A message of sd-bus; the reference to it goes over.
        init(owning pointer: OpaquePointer) { self.pointer = pointer }

        isolated deinit { sd_bus_message_unref(pointer) }

        // MARK: Reading

        /// Whether it asks for something, and wants a reply.
        var isCall: Bool { sd_bus_message_is_method_call(pointer, nil, nil) > 0 }

        /// Whether it tells that the connection is over.
        var isDisconnection: Bool {
            sd_bus_message_is_signal(pointer, "org.freedesktop.DBus.Local", "Disconnected") > 0
        }

        /// Whether it is a reply that tells of an error.
        var isError: Bool { sd_bus_message_is_method_error(pointer, nil) > 0 }

        /// The number of the call that it replies to; `nil` for what is no reply.
        var repliedCall: UInt64? {
            var cookie: UInt64 = 0
            return sd_bus_message_get_reply_cookie(pointer, &cookie) >= 0 ? cookie : nil
        }

        /// Whose message it is: the name that the bus has given to the connection.
        var sender: String { text(sd_bus_message_get_sender(pointer)) }
        /// Whom it is for: in a reply, the name that the bus has given to this connection.
        var destination: String { text(sd_bus_message_get_destination(pointer)) }
        var path: String { text(sd_bus_message_get_path(pointer)) }
        var interface: String { text(sd_bus_message_get_interface(pointer)) }
        var member: String { text(sd_bus_message_get_member(pointer)) }

        private func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }

        /// Reads the values that are left. What of them is damaged ends the reading, and so does what is more than
        /// anybody has to say: a message may have a hundred million bytes, and whoever sends it is not trusted. A text
        /// that is too long is ``BusValue/unread``.
        func readValues() -> [BusValue] {
            var values: [BusValue] = []
            while let value = readValue() { values.append(value) }
            return values
        }

        private func readValue() -> BusValue? {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            guard readCount < Self.mostValues, sd_bus_message_peek_type(pointer, &type, &contents) > 0 else {
                return nil
            }
            readCount += 1
            switch UInt8(bitPattern: type) {
            case UInt8(ascii: "v"): return readInside(type, contents).map { $0.first.map(BusValue.variant) ?? .unread }
            case UInt8(ascii: "r"): return readInside(type, contents).map(BusValue.structure)
            case UInt8(ascii: "a") where text(contents).hasPrefix("{s"): return readDictionary(type, contents)
            case UInt8(ascii: "a") where text(contents).hasPrefix("("):
                let element = text(contents)
                return readInside(type, contents).map { .array(of: element, $0) }
            case UInt8(ascii: "s"): return readText(type, BusValue.string)
            case UInt8(ascii: "o"): return readText(type, BusValue.objectPath)
            case UInt8(ascii: "u"):
                var number: UInt32 = 0
                return sd_bus_message_read_basic(pointer, type, &number) > 0 ? .uint32(number) : nil
            case UInt8(ascii: "x"):
                var number: Int64 = 0
                return sd_bus_message_read_basic(pointer, type, &number) > 0 ? .int64(number) : nil
            case UInt8(ascii: "i"):
                var number: Int32 = 0
                return sd_bus_message_read_basic(pointer, type, &number) > 0 ? .int32(number) : nil
            case UInt8(ascii: "d"):
                var number = 0.0
                return sd_bus_message_read_basic(pointer, type, &number) > 0 ? .double(number) : nil
            case UInt8(ascii: "b"):
                var isTrue: Int32 = 0
                return sd_bus_message_read_basic(pointer, type, &isTrue) > 0 ? .boolean(isTrue != 0) : nil
            default: return sd_bus_message_skip(pointer, nil) > 0 ? .unread : nil
            }
        }

        /// Reads all that is inside of the next value. The bus allows for 64 levels and no more.
        private func readInside(_ type: CChar, _ contents: UnsafePointer<CChar>?) -> [BusValue]? {
            guard sd_bus_message_enter_container(pointer, type, contents) > 0 else { return nil }
            let values = readValues()
            return sd_bus_message_exit_container(pointer) >= 0 ? values : nil
        }

        private func readDictionary(_ type: CChar, _ contents: UnsafePointer<CChar>?) -> BusValue? {
            guard sd_bus_message_enter_container(pointer, type, contents) > 0 else { return nil }
            var entries: [BusEntry] = []
            while let pair = readEntry() {
                if pair.count == 2, case .string(let name) = pair[0] { entries.append(BusEntry(name, pair[1])) }
            }
            return sd_bus_message_exit_container(pointer) >= 0 ? .dictionary(entries) : nil
        }

        private func readEntry() -> [BusValue]? {
            var type: CChar = 0
            var contents: UnsafePointer<CChar>?
            guard sd_bus_message_peek_type(pointer, &type, &contents) > 0 else { return nil }
            return readInside(type, contents)
        }

        private func readText(_ type: CChar, _ value: (String) -> BusValue) -> BusValue? {
            var text: UnsafePointer<CChar>?
            guard sd_bus_message_read_basic(pointer, type, &text) > 0, let text else { return nil }
            return strnlen(text, Self.longestText + 1) > Self.longestText ? .unread : value(String(cString: text))
        }

        // MARK: Writing

        /// Writes a value behind those that there are. What cannot be written, a text that is no name of an object for
        /// one, makes the message one that cannot be sent.
        func append(_ value: BusValue) {
            switch value {
            case .string(let text): append(text, as: "s")
            case .objectPath(let text): append(text, as: "o")
            case .boolean(let isTrue): append(Int32(isTrue ? 1 : 0), as: "b")
            case .int16(let number): append(number, as: "n")
            case .int32(let number): append(number, as: "i")
            case .uint32(let number): append(number, as: "u")
            case .int64(let number): append(number, as: "x")
            case .double(let number): append(number, as: "d")
            case .array(let element, let values): nest("a", element) { for value in values { append(value) } }
            case .texts(let pairs): nest("a", "{ss}") { pairs.forEach(append) }
            case .strings(let texts): nest("a", "s") { for text in texts { append(.string(text)) } }
            case .variant(let value): nest("v", value.signature) { append(value) }
            case .dictionary(let entries): nest("a", "{sv}") { entries.forEach(append) }
            case .structure(let values):
                nest("r", String(value.signature.dropFirst().dropLast())) { for value in values { append(value) } }
            case .unread: break  // such a value only comes
            }
        }

        private func append(_ entry: BusEntry) {
            nest("e", "sv") {
                append(.string(entry.name))
                append(.variant(entry.value))
            }
        }

        private func append(_ pair: BusPair) {
            nest("e", "ss") {
                append(.string(pair.name))
                append(.string(pair.text))
            }
        }

        private func append<Number: BitwiseCopyable>(_ number: Number, as type: Unicode.Scalar) {
            _ = withUnsafePointer(to: number) {
                sd_bus_message_append_basic(pointer, CChar(truncatingIfNeeded: type.value), $0)
            }
        }

        private func append(_ text: String, as type: Unicode.Scalar) {
            _ = text.withCString { sd_bus_message_append_basic(pointer, CChar(truncatingIfNeeded: type.value), $0) }
        }

        /// Writes a container with what `body` writes in it.
        func nest(_ type: Unicode.Scalar, _ contents: String, _ body: () -> Void) {
            guard sd_bus_message_open_container(pointer, CChar(truncatingIfNeeded: type.value), contents) >= 0 else {
                return
            }
            body()
            sd_bus_message_close_container(pointer)
        }
    }
#endif
