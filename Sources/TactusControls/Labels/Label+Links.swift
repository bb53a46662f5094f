import TactusGeometry
import TactusGraphics
import TactusPlatform
import TactusUI

/// The links of a label's text, and which of them a finger or a key is at.
struct LabelLinks {
    struct Link {
        let range: Range<String.Index>
        let target: String
    }

    let all: [Link]
    /// The text with the look of links where they have none of their own.
    let shownText: StyledText
    /// Whether the label takes touches for its links' sake.
    var takesOnlyLinks = false
    /// The link that is pressed, and by which touch.
    var pressed: (index: Int, touch: Touch)?
    /// The link that keys have gone to.
    var focused = 0

    /// Finds the links of a text; `nil` when there is none.
    init?(in text: StyledText) {
        var (links, shown): ([Link], StyledText) = ([], text)
        for run in text.attributeRuns {
            guard let target = run.attributes.link else { continue }
            if let last = links.last, last.range.upperBound == run.range.lowerBound, last.target == target {
                // One link in several fonts.
                links[links.count - 1] = Link(range: last.range.lowerBound..<run.range.upperBound, target: target)
            } else {
                links.append(Link(range: run.range, target: target))
            }
            shown.update(run.range) {
                if $0.color == nil { $0.color = .link }
                if $0.underline == nil { $0.underline = .single }
            }
        }
        guard !links.isEmpty else { return nil }
        all = links
        shownText = shown
    }
}

extension Label {
    /// How far beside a link a finger may be, in points.
    private static let reach = 12.0

    /// Other links are in the text, or none.
    final func linksDidChange() {
        let former = links
        links = LabelLinks(in: styledText)
        if former == nil, links != nil, !isUserInteractionEnabled {
            links?.takesOnlyLinks = true
            isUserInteractionEnabled = true
        } else if let former {
            links?.takesOnlyLinks = former.takesOnlyLinks
            if links == nil, former.takesOnlyLinks { isUserInteractionEnabled = false }
        }
    }

    /// The link nearest to a point, if a finger there means one.
    final func link(at point: Point) -> Int? {
        guard let links else { return nil }
        var nearest: (index: Int, distance: Double)?
        for (index, link) in links.all.enumerated() {
            for rect in rects(for: link.range) {
                let dx = max(rect.minX - point.x, point.x - rect.maxX, 0)
                let dy = max(rect.minY - point.y, point.y - rect.maxY, 0)
                let distance = max(dx, dy)
                if distance <= Self.reach, distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
            }
        }
        return nearest?.index
    }

    /// Does what a link says.
    final func open(_ index: Int) {
        guard let link = links?.all[index] else { return }
        linkAction?(link.target)
    }

    // MARK: Touches

    final func beginLink(_ touches: Set<Touch>) -> Bool {
        guard let touch = touches.first, links != nil, links?.pressed == nil,
            let index = link(at: touch.location(in: self))
        else { return false }
        links?.pressed = (index, touch)
        setNeedsDisplay()
        return true
    }

    /// A finger that leaves its link presses it no longer.
    final func moveLink(_ touches: Set<Touch>) -> Bool {
        guard let pressed = links?.pressed, touches.contains(pressed.touch) else { return false }
        if link(at: pressed.touch.location(in: self)) != pressed.index { endPress() }
        return true
    }

    final func endLink(_ touches: Set<Touch>) -> Bool {
        guard let pressed = links?.pressed, touches.contains(pressed.touch) else { return false }
        endPress()
        open(pressed.index)
        return true
    }

    final func cancelLink(_ touches: Set<Touch>) -> Bool {
        guard let pressed = links?.pressed, touches.contains(pressed.touch) else { return false }
        endPress()
        return true
    }

    private func endPress() {
        links?.pressed = nil
        setNeedsDisplay()
    }

    // MARK: Keys

    /// Whether a key goes to another link, or chooses one.
    final func chooseLink(by press: Press) -> Bool {
        guard let links, isFirstResponder else { return false }
        switch press.key.usage {
        case .keyboardRightArrow, .keyboardDownArrow: return focusLink(links.focused + 1)
        case .keyboardLeftArrow, .keyboardUpArrow: return focusLink(links.focused - 1)
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
            open(min(links.focused, links.all.count - 1))
            return true
        default: return false
        }
    }

    private func focusLink(_ index: Int) -> Bool {
        guard let links, links.all.indices.contains(index) else { return false }
        self.links?.focused = index
        setNeedsDisplay()
        return true
    }

    // MARK: Looks

    /// Marks the link that is pressed, or that keys have gone to.
    final func drawChosenLink(on canvas: Canvas) {
        guard let links else { return }
        let isMarked = isFirstResponder && window?.showsFocus == true
        guard let index = links.pressed?.index ?? (isMarked ? links.focused : nil) else { return }
        for rect in rects(for: links.all[min(index, links.all.count - 1)].range) {
            let plate = Path(roundedRect: rect.insetBy(dx: -3, dy: -1), cornerRadius: theme.radii.small)
            canvas.fill(plate, with: .tertiarySystemFill)
        }
    }

    /// The text as a whole, and each link where it is.
    final var linkElements: [AccessibilityElement] {
        guard let links else { return [] }
        let whole = AccessibilityElement(.label, label: styledText.spokenText, frame: bounds)
        return [whole]
            + links.all.enumerated().map { index, link in
                AccessibilityElement(
                    .link, label: styledText[link.range].spokenText,
                    frame: rects(for: link.range).reduce(Rect.null) { $0.union($1) }
                ) { [weak self] in self?.open(index) }
            }
    }
}
