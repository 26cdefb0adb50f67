// SPDX-License-Identifier: MIT

#if canImport(UIKit)
// An app that imports the host can name phases, options and looks without another import.
@_exported import Tug
@_exported import TugControls
@_exported import TugLooks
@_exported import TugTexts
#endif
