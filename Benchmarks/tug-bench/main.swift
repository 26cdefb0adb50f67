// SPDX-License-Identifier: MIT

measureReferences()
measureScrollSamples()
measureFrames()
measureMotion()
report(table)
