// SPDX-License-Identifier: MIT

measureReferences()
measureMotion()
report(table)
