#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# options.sh PROGRAM   The command line answers bad arguments with what is wrong, and a question with its answer; it opens no window for
# either.
set -u
program=$1
failed=0

# ends STATUS WORD ARGUMENTS…   Notes a failure unless the program ends with STATUS and what it says holds WORD.
ends() {
  local status=$1 word=$2 out got
  shift 2
  out=$(env -u DISPLAY -u WAYLAND_DISPLAY LC_ALL=C.UTF-8 timeout 20 "$program" "$@" 2>&1)
  got=$?
  if [ "$got" != "$status" ] || [[ "$out" != *"$word"* ]]; then
    echo "$*: status $got instead of $status, or “$word” is not in: $out"
    failed=1
  fi
}

ends 2 '“x7”' --seed x7
ends 2 '“-1”' --seed=-1
ends 2 '“18446744073709551616”' --seed 18446744073709551616
ends 2 '“fast”' --pace fast
ends 2 "“$program”" --data-dir "$program"
ends 2 '--nonsense' --nonsense
ends 2 '--seed' --seed
ends 0 'chieu-bai ' --version
ends 0 '--data-dir' --help
exit $failed
