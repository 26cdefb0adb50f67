// SPDX-License-Identifier: MIT

// The file makes the target an executable, so that it links to a module of its own.
