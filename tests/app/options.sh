#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# options.sh PROGRAM   The command line answers bad arguments with what is wrong, and opens no window for them.
set -u
program=$1
failed=0

# refused STATUS WORD ARGUMENTS…   The program ends with STATUS and its message holds WORD.
refused() {
  local status=$1 word=$2 out got
  shift 2
  out=$(env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C.UTF-8 timeout 20 "$program" "$@" 2>&1)
  got=$?
  if [ "$got" != "$status" ] || [[ "$out" != *"$word"* ]]; then
    echo "$*: status $got instead of $status, or “$word” is not in: $out"
    failed=1
  fi
}

refused 2 '“x7”' --seed x7
refused 2 '“-1”' --seed=-1
refused 2 '“18446744073709551616”' --seed 18446744073709551616
refused 2 '“fast”' --pace fast
refused 2 "“$program”" --data-dir "$program"
refused 2 '--nonsense' --nonsense
refused 2 '--seed' --seed
refused 0 'chieu-bai ' --version
refused 0 '--data-dir' --help
exit $failed
