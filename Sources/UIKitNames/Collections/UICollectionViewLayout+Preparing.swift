import Tactus

// Asks a layout where items lie, when that may be elsewhere.
extension UICollectionViewLayout {
    /// Whether it has been prepared for a collection that has a size.
    final var isPrepared: Bool { prepared != nil }

    /// Lays the items of a collection from now on. What lies in lines prepares itself at once: which way it scrolls it
    /// may say there.
    final func lay(_ view: CollectionView) {
        collectionView = view
        (found, foundBesides, prepared) = (nil, nil, nil)
        guard preparesItself, !isPreparing, self is UICollectionViewFlowLayout else { return }
        isPreparing = true
        prepare()
        isPreparing = false
    }

    /// Prepares the layout where something is other than it was, once somebody says what there is to lay out.
    final func prepare(in room: CGSize) {
        guard preparesItself, !isPreparing, let collectionView, collectionView.dataSource != nil,
            !collectionView.bounds.isEmpty
        else { return }
        let counts = countsNow
        guard prepared?.room != room || prepared?.counts != counts else { return }
        isPreparing = true
        defer { isPreparing = false }
        // What a program keeps it forgets there.
        if prepared != nil { invalidateLayout() }
        prepare()
        (found, foundBesides, prepared) = (nil, nil, (room, counts))
        if laysItemsItself { boundariesOfSections = boundaries(in: whole) }
        guard scrollsSideways != wasHorizontal, let application = collectionView.window?.windowScene?.application else {
            return
        }
        // Which way it scrolls is told with the layout, which is being asked just now.
        wasHorizontal = scrollsSideways
        application.schedule(after: .zero) { [weak self] in
            guard let self, let view = self.collectionView, view.notes.layout === self else { return }
            view.layout = layout
        }
    }

    /// Returns where an item lies, and how it shows.
    ///
    /// - Parameters:
    ///   - path: The item.
    ///   - place: The part of the content that is asked for, where nothing is known yet.
    ///   - isScrolled: Whether the layout prepares itself for another part.
    /// - Returns: What the layout says of it; `nil` for nothing.
    final func attributes(
        of path: IndexPath, in place: CGRect, isScrolled: Bool = false
    ) -> CollectionLayoutAttributes? {
        guard isPrepared else { return nil }
        return (find(in: place, isScrolled: isScrolled).cells[path] ?? layoutAttributesForItem(at: path))?.value
    }

    /// Asks what lies in a part of the content, unless that was asked last.
    ///
    /// - Parameters:
    ///   - place: The part.
    ///   - isScrolled: Whether the layout prepares itself for another part.
    /// - Returns: What lies there.
    final func find(in place: CGRect, isScrolled: Bool) -> FoundAttributes {
        if let found, found.part == place { return found }
        if isScrolled, !isPreparing {
            isPreparing = true
            isScrolling = true
            invalidateLayout(with: invalidationContext(forBoundsChange: place))
            isScrolling = false
            prepare()
            isPreparing = false
        }
        let now = FoundAttributes(layoutAttributesForElements(in: place) ?? [], in: place)
        found = now
        return now
    }

    /// Forgets what was asked for.
    final func forget() { found = nil }

    /// Returns a geometry of the items that follows what shows, where the layout does.
    final func following(_ geometry: FrameGeometry, section: Int) -> FrameGeometry {
        guard followsScrolling else { return geometry }
        var geometry = geometry
        geometry.current = { [weak self] item in
            MainActor.assumeIsolated {
                let path = IndexPath(item: item, section: section)
                return self?.attributes(of: path, in: self?.collectionView?.bounds ?? .zero, isScrolled: true)
                    ?? CollectionLayoutAttributes(frame: .zero)
            }
        }
        return geometry
    }

    final func frames(ofSection section: Int, count: Int) -> FrameGeometry {
        let own = boundariesOfSections[section]
        func extent(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
            attributes.map { wasHorizontal ? $0.frame.width : $0.frame.height } ?? 0
        }
        func end(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
            attributes.map { wasHorizontal ? $0.frame.maxX : $0.frame.maxY } ?? 0
        }
        let items = (0..<count).map {
            attributes(of: IndexPath(item: $0, section: section), in: whole) ?? CollectionLayoutAttributes(frame: .zero)
        }
        let (right, bottom) = (items.map(\.frame.maxX).max() ?? 0, items.map(\.frame.maxY).max() ?? 0)
        let last = max(wasHorizontal ? right : bottom, end(own?.header), end(own?.footer))
        let first = extent(own?.header)
        let length = max(last - extent(own?.footer) - first, 0)
        return following(
            FrameGeometry(
                items, from: wasHorizontal ? CGPoint(x: first, y: 0) : CGPoint(x: 0, y: first),
                size: wasHorizontal ? CGSize(width: length, height: bottom) : CGSize(width: right, height: length)),
            section: section)
    }

    /// All of the content.
    final var whole: CGRect {
        let size = collectionViewContentSize
        return size == .zero
            ? CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) : CGRect(origin: .zero, size: size)
    }

    /// Makes a context of the class that the layout says.
    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let own = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (own ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    /// How many items the sections have.
    final var countsNow: [Int] {
        guard let collectionView else { return [] }
        return (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    }
}
