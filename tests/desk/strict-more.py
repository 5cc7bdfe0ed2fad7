#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""More faults of the strict way by the pointer, each up to its judgement."""
import driver
import strict

driver.main(lambda folder: strict.commit(folder, strict.false_win, strict.silent_phong, strict.kept_cup))
