// Whoever imports TactusControls speaks the toolkit below it as well, and the pictures that its views show.
@_exported public import TactusPictures
@_exported public import TactusUI
