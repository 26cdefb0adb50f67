// SPDX-License-Identifier: MIT

// Empty on purpose: Swift Testing imports a module of this target's name by itself whenever a test
// imports a module named UIKit.
