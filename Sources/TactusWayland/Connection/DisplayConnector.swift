import Glibc
package import WaylandClient

/// Makes connections to one compositor, as often as they are needed.
package struct DisplayConnector {
    /// Whether there can be another connection when one has ended.
    package let isRepeatable: Bool

    private let connection: () throws(ConnectionError) -> Connection

    /// Connects to the compositor at `address`. A descriptor is one connection, and there is no other.
    package init(_ address: DisplayAddress) {
        switch address {
        case .path(let path):
            isRepeatable = true
            connection = { () throws(ConnectionError) in
                do throws(ConnectionFailure) {
                    return try Connection(connectingTo: path)
                } catch {
                    throw ConnectionError(error)
                }
            }
        case .descriptor(let descriptor):
            isRepeatable = false
            connection = { () throws(ConnectionError) in try DisplayConnector.adopt(descriptor) }
        }
    }

    /// Speaks over the sockets that `descriptor` returns, each of them once. For tests.
    package init(adopting descriptor: @escaping () throws(ConnectionError) -> Int32) {
        isRepeatable = true
        connection = { () throws(ConnectionError) in try DisplayConnector.adopt(descriptor()) }
    }

    /// Makes a connection, without waiting.
    ///
    /// - Throws: Why there is none, or why it could not be used.
    package func connect() throws(ConnectionError) -> Connection {
        if case .descriptors(let limit)? = ResourceShortage.beforeConnecting { throw .tooFewDescriptors(limit: limit) }
        return try connection()
    }

    private static func adopt(_ descriptor: Int32) throws(ConnectionError) -> Connection {
        guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { throw .invalidSocketVariable("\(descriptor)") }
        do throws(ConnectionFailure) {
            return try Connection(adopting: WireDescriptor(owning: descriptor))
        } catch {
            throw ConnectionError(error)
        }
    }
}
