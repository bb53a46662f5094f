@_exported public import Glibc
@_exported public import Tactus
@_exported public import TactusDynamics
