#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# finds-race.sh COMMAND...   Fails unless COMMAND fails and the thread sanitizer reports a data race in it.
said=$("$@" 2>&1)
status=$?
printf '%s\n' "$said"
if [ "$status" = 0 ] || ! grep -q 'ThreadSanitizer: data race' <<<"$said"; then
  echo "expected: a data race is found; seen: status $status and the above"
  exit 1
fi
