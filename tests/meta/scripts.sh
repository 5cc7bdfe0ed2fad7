#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# scripts.sh ROOT   Every shell script parses, and every Python script compiles.
set -u
cd "$1" || exit 1

count=0
bad=0
in_python=()
while IFS= read -r file; do
  first=
  IFS= read -r first <"$file"
  case $first in
    *sh | '# shellcheck shell=bash') bash -n "$file" || bad=$((bad + 1)) ;;
    *python3) in_python+=("$file") ;;
    *) continue ;;
  esac
  count=$((count + 1))
done < <(find tools tests .ci -type f ! -path '*/__pycache__/*' ! -name '*.svg' ! -name '*.png' ! -name '*.c' ! -name '*.h')

python3 - "${in_python[@]}" <<'TEXT' || bad=$((bad + $?))
import ast, sys, traceback
bad = 0
for path in sys.argv[1:]:
    try:
        ast.parse(open(path, encoding="utf-8").read(), path)
    except (SyntaxError, ValueError):
        traceback.print_exc(limit=0)
        bad += 1
sys.exit(min(bad, 100))
TEXT

echo "$count scripts, $bad that do not parse"
[ "$bad" = 0 ] && [ "$count" -gt 0 ]
