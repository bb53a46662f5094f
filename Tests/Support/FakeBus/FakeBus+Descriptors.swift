import Glibc

extension FakeBus {
    /// Sends bytes with a descriptor beside them, as often as it is said; the descriptor stays open here.
    ///
    /// - Returns: Whether they went out at once.
    public func send(_ bytes: [UInt8], with descriptor: Int32, count: Int) -> Bool {
        let head = MemoryLayout<cmsghdr>.size
        var control = [UInt8](repeating: 0, count: head + (count * 4 + 7) / 8 * 8)
        let sent = control.withUnsafeMutableBytes { control -> Int in
            var header = cmsghdr()
            (header.cmsg_len, header.cmsg_level) = (head + count * 4, SOL_SOCKET)
            header.cmsg_type = Int32(SCM_RIGHTS)
            control.storeBytes(of: header, as: cmsghdr.self)
            for index in 0..<count {
                control.storeBytes(of: descriptor, toByteOffset: head + index * 4, as: Int32.self)
            }
            return bytes.withUnsafeBytes { bytes in
                var piece = iovec(iov_base: UnsafeMutableRawPointer(mutating: bytes.baseAddress), iov_len: bytes.count)
                return withUnsafeMutablePointer(to: &piece) { piece in
                    var message = msghdr()
                    (message.msg_iov, message.msg_iovlen) = (piece, 1)
                    (message.msg_control, message.msg_controllen) = (control.baseAddress, control.count)
                    return sendmsg(end, &message, Int32(MSG_NOSIGNAL))
                }
            }
        }
        return sent == bytes.count
    }
}
