import WaylandServer

/// A client that is the input method of a seat: a `zwp_input_method_v2`.
///
/// It is told of the text field that is entered in, and what it asks for goes there. Its popups have their role and are
/// told where the cursor is.
final class InputMethod {
    private let resource: ZwpInputMethodV2
    private unowned let seat: Seat
    private var isActive = false
    private var doneCount: UInt32 = 0
    private var pending = Wishes()
    private var popups = ObjectList<InputPopup>()
    /// What keys go to instead of applications.
    private(set) var grab: ZwpInputMethodKeyboardGrabV2?

    /// What was asked for since the last commit.
    private struct Wishes {
        var commit: String?
        var preedit: (text: String, begin: Int, end: Int)?
        var deletion: (before: Int, after: Int)?
    }

    init(_ resource: ZwpInputMethodV2, seat: Seat) {
        self.resource = resource
        self.seat = seat
        // The seat holds it: what is asked of it after the seat was removed is passed over.
        resource.onRequest = { [weak self] in self?.receive($0) }
        resource.onDestroy = { [weak self] in self?.leave() }
        seat.textInput.onChange = { [weak self] in self?.announce() }
        announce()
    }

    private func leave() {
        seat.textInput.onChange = nil
        seat.inputMethod = nil
    }

    /// The seat is gone.
    func seatWasRemoved() {
        resource.sendUnavailable()
        leave()
    }

    /// Tells the client of the field.
    private func announce() {
        let state = seat.textInput.state
        guard state != nil || isActive else { return }
        if let state {
            if !isActive {
                resource.sendActivate()
                pending = Wishes()
            }
            if let text = state.surroundingText {
                resource.sendSurroundingText(
                    text: text, cursor: UInt32(clamping: state.cursor), anchor: UInt32(clamping: state.anchor))
            }
            resource.sendTextChangeCause(cause: state.wasChangedByOther ? .other : .inputMethod)
            resource.sendContentType(
                hint: ZwpTextInputV3.ContentHint(rawValue: state.hint),
                purpose: ZwpTextInputV3.ContentPurpose(rawValue: state.purpose))
            for popup in popups { popup.announce(state.cursorRectangle) }
        } else {
            resource.sendDeactivate()
        }
        isActive = state != nil
        doneCount &+= 1
        resource.sendDone()
    }

    private func receive(_ request: ZwpInputMethodV2.Request) {
        switch request {
        case .destroy: break
        case .commitString(let text): pending.commit = text
        case .setPreeditString(let text, let begin, let end): pending.preedit = (text, Int(begin), Int(end))
        case .deleteSurroundingText(let before, let after): pending.deletion = (Int(before), Int(after))
        case .commit(let serial):
            let wishes = pending
            pending = Wishes()
            if serial == doneCount { carryOut(wishes) }
        case .getInputPopupSurface(let id, let surface): makePopup(id, surface)
        case .grabKeyboard(let keyboard):
            grab = keyboard
            keyboard.onDestroy = { [weak self, unowned keyboard] in
                if self?.grab === keyboard { self?.grab = nil }
            }
            seat.keyboard.begin(keyboard)
        }
    }

    private func carryOut(_ wishes: Wishes) {
        let input = seat.textInput
        if let preedit = wishes.preedit {
            input.preedit(preedit.text, cursor: (preedit.begin, preedit.end))
        }
        if let deletion = wishes.deletion {
            input.deleteSurroundingText(before: deletion.before, after: deletion.after)
        }
        if let text = wishes.commit { input.commit(text) }
        input.done()
    }

    private func makePopup(_ id: ZwpInputPopupSurfaceV2, _ surface: WlSurface) {
        guard let surface = surface.tag as? Surface else { return }
        guard surface.mayHaveRole(InputPopup.name), surface.xdgSurface == nil else {
            return seat.compositor.raise(
                .inputPopupRole, on: resource,
                "wl_surface#\(surface.resource.id) already is \(surface.lastRoleName ?? "an xdg_surface")")
        }
        let popup = InputPopup(id, surface)
        surface.role = popup
        popups.append(popup)
        id.onDestroy = { [weak self, popup] in
            self?.popups.remove(popup)
            if popup.surface?.role === popup { popup.surface?.role = nil }
        }
        popup.announce(seat.textInput.state?.cursorRectangle)
    }
}

extension ZwpInputMethodV2: DeviceResource {}
