// Whoever imports TactusCollections speaks the toolkit below it as well.
@_exported public import TactusControls
@_exported public import TactusUI
