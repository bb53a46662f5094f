import Glibc
package import WaylandServer

/// One end of a socket over which bytes and descriptors go, without waiting.
package struct SocketEnd {
    /// What came of a try to read.
    package enum Reception {
        /// Bytes, and the descriptors that came with them.
        case data([UInt8], [WireDescriptor])
        /// Nothing is there.
        case nothing
        /// The other side is gone.
        case ended
    }

    private let descriptor: WireDescriptor

    /// Its number in this process.
    var descriptorNumber: Int32 { descriptor.rawValue }

    /// Takes over an open socket.
    package init(owning descriptor: Int32) { self.descriptor = WireDescriptor(owning: descriptor) }

    /// Two ends of a connection, or `nil` when descriptors are exhausted.
    package static func makePair() -> (SocketEnd, Int32)? {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        return (SocketEnd(owning: ends[0]), ends[1])
    }

    /// Lets the other side know that nothing more comes, and nothing is read any more.
    func shutDown() { shutdown(descriptor.rawValue, Int32(SHUT_RDWR)) }

    /// Reads what is there, a few kilobytes at most.
    package func receive() -> Reception {
        var bytes = [UInt8](repeating: 0, count: 4096)
        var control = ControlMessage()
        let count = bytes.withUnsafeMutableBytes { bytes in
            control.withHeader(of: bytes) { recvmsg(descriptor.rawValue, &$0, Self.receiveFlags) }
        }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? .nothing : .ended }
        if count == 0 { return .ended }
        return .data(Array(bytes.prefix(count)), control.received)
    }

    /// Sends as much as the socket takes; the descriptors go with the first byte.
    ///
    /// - Returns: How many bytes went, `nil` when the other side is gone.
    package func send(_ bytes: ArraySlice<UInt8>, _ descriptors: [WireDescriptor]) -> Int? {
        var bytes = Array(bytes)
        var control = ControlMessage(sending: descriptors.map(\.rawValue))
        let count = bytes.withUnsafeMutableBytes { bytes in
            control.withHeader(of: bytes) { sendmsg(descriptor.rawValue, &$0, Self.sendFlags) }
        }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }

    private static let receiveFlags = Int32(MSG_DONTWAIT) | Int32(MSG_CMSG_CLOEXEC)
    private static let sendFlags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
}

/// The part of a message of `sendmsg` and `recvmsg` that carries descriptors: a `cmsghdr` and as many of them.
private struct ControlMessage {
    /// libwayland sends 28 at a time at most.
    private static let capacity = 28
    private static let headSize = MemoryLayout<cmsghdr>.size

    /// In words, so that the head is aligned.
    private var words: [UInt]
    private var count: Int

    /// Room for what is received.
    init() {
        words = [UInt](repeating: 0, count: (Self.headSize + Self.capacity * 4) / 8)
        count = words.count * 8
    }

    /// What carries descriptors that are sent.
    init(sending descriptors: [Int32]) {
        self.init()
        let sent = descriptors.prefix(Self.capacity)
        count = sent.isEmpty ? 0 : Self.headSize + (sent.count * 4 + 7) / 8 * 8
        var head = cmsghdr()
        head.cmsg_len = Self.headSize + sent.count * 4
        head.cmsg_level = SOL_SOCKET
        head.cmsg_type = Int32(SCM_RIGHTS)
        words.withUnsafeMutableBytes { bytes in
            bytes.storeBytes(of: head, as: cmsghdr.self)
            for (index, descriptor) in sent.enumerated() {
                bytes.storeBytes(of: descriptor, toByteOffset: Self.headSize + index * 4, as: Int32.self)
            }
        }
    }

    /// Calls with a message of these bytes and this control part.
    mutating func withHeader(
        of bytes: UnsafeMutableRawBufferPointer, _ body: (inout msghdr) -> Int
    ) -> Int {
        var vector = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
        let room = count
        let (result, used) = words.withUnsafeMutableBytes { control in
            withUnsafeMutablePointer(to: &vector) { vector in
                var header = msghdr()
                header.msg_iov = vector
                header.msg_iovlen = 1
                header.msg_control = room == 0 ? nil : control.baseAddress
                header.msg_controllen = room
                return (body(&header), header.msg_controllen)
            }
        }
        count = used
        return result
    }

    /// The descriptors that have come.
    var received: [WireDescriptor] {
        guard count >= Self.headSize else { return [] }
        return words.withUnsafeBytes { bytes in
            let head = bytes.load(as: cmsghdr.self)
            guard head.cmsg_level == SOL_SOCKET, head.cmsg_type == Int32(SCM_RIGHTS) else { return [] }
            let number = (min(Int(head.cmsg_len), count) - Self.headSize) / 4
            return (0..<max(0, number)).map {
                WireDescriptor(owning: bytes.load(fromByteOffset: Self.headSize + $0 * 4, as: Int32.self))
            }
        }
    }
}
