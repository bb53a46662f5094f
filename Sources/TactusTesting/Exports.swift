// A test that imports TactusTesting speaks of views, pictures and compositors as well. No two of these modules have a
// type of the same name: Scripts/lint/names.
@_exported public import CompositorScripts
@_exported public import FakeCompositor
@_exported public import TactusControls
@_exported public import TactusPages
@_exported public import TactusUI
