// A test that imports TactusTesting speaks of views and pictures as well.
@_exported public import TactusUI
