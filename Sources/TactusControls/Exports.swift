// Whoever imports TactusControls speaks the toolkit below it as well.
@_exported public import TactusUI
