public import TactusGraphics

/// Something to copy or to drag, in one or more types, each made when somebody asks for it.
///
/// ```swift
/// let item = ItemProvider()
/// item.register(.shapes) { drawing.encoded() }
/// item.register(.png) { try drawing.picture().pngContents() }
/// item.register(.text) { Array(drawing.title.utf8) }
/// application.pasteboard.setItem(item)
/// ```
///
/// The type that tells most comes first. What is large is made piece by piece, see
/// ``registerPieces(of:open:)``; or is a file.
///
/// It may be asked for several times, long after it was copied, and by several at once: keep in it what it is made of,
/// not a view that may have changed.
@MainActor public final class ItemProvider: ContentOffer {
    /// The types in which it can be had, in the order in which they were registered.
    public private(set) var types: [ContentType] = []
    /// What the item stands for in this program: the very object that is dragged from one list into another. Other
    /// programs never see it.
    public var localObject: Any?

    private var representations: [ContentType: () throws -> any ContentSource] = [:]

    /// Creates an item that can be had in no type yet.
    public init() {}

    /// An item that is plain text, which is its ``localObject`` as well.
    public static func text(_ text: String) -> ItemProvider {
        let item = ItemProvider()
        item.localObject = text
        item.add(.text) { MemorySource(text.utf8) }
        return item
    }

    /// An item that is a picture, which is its ``localObject`` as well; encoded when somebody asks for it.
    public static func image(_ image: Image) -> ItemProvider {
        let item = ItemProvider()
        item.localObject = image
        item.register(.png) { try image.pngContents() }
        return item
    }

    /// Adds a type in which the item can be had, in place of what was registered for that type before.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - make: Makes the content, whenever somebody asks for it. When it throws, the other program gets nothing, and
    ///     one's own is told ``ContentError/failed(_:)``.
    public func register(_ type: ContentType, make: @escaping () throws -> [UInt8]) {
        add(type) { MemorySource(try make()) }
    }

    /// Adds a type in which the item can be had piece by piece, for what is too large to be kept in
    /// memory, or takes long.
    ///
    /// ```swift
    /// item.registerPieces(of: "text/csv") {
    ///     var rows = table.rows.makeIterator()
    ///     return { rows.next().map { Array($0.csv.utf8) } }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - open: Begins to make the content, whenever somebody asks for it. It returns what makes a piece each time
    ///     that it is called, and `nil` at the end. A piece is asked for when the one before was taken; some ten
    ///     kilobytes are a good size.
    public func registerPieces(of type: ContentType, open: @escaping () throws -> () async throws -> [UInt8]?) {
        add(type) { PieceSource(try open()) }
    }

    /// Adds a type, with what begins a reading of it.
    package func add(_ type: ContentType, open: @escaping () throws -> any ContentSource) {
        if representations.updateValue(open, forKey: type) == nil { types.append(type) }
    }

    /// Begins to read the item.
    ///
    /// - Parameter type: In which type.
    /// - Returns: Its content, to be read once.
    /// - Throws: ``ContentError/absent(_:)``, or ``ContentError/failed(_:)`` when it could not be made.
    public func content(as type: ContentType) throws(ContentError) -> ContentStream {
        ContentStream(try source(of: type))
    }

    /// Begins a reading of the item.
    package func source(of type: ContentType) throws(ContentError) -> any ContentSource {
        guard let open = representations[type] else { throw .absent(type) }
        do {
            return try open()
        } catch {
            throw ContentError(providing: error)
        }
    }
}
