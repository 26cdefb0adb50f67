// SPDX-License-Identifier: MIT

import Tug
