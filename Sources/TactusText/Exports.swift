// Whoever imports TactusText speaks of controls, and of the text that is edited, as well.
@_exported public import TactusControls
@_exported public import TactusEditing
