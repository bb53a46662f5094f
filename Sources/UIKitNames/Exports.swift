@_exported public import Tactus
