#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# scripts.sh ROOT   Every shell script parses, and every Python script compiles.
set -u
cd "$1" || exit 1

count=0
bad=0
while IFS= read -r file; do
  case $(head -n 1 "$file") in
    *sh | '# shellcheck shell=bash') bash -n "$file" || bad=$((bad + 1)) ;;
    *python3) python3 -c 'import ast, sys; ast.parse(open(sys.argv[1], encoding="utf-8").read(), sys.argv[1])' "$file" || bad=$((bad + 1)) ;;
    *) continue ;;
  esac
  count=$((count + 1))
done < <(find tools tests .ci -type f ! -path '*/__pycache__/*' ! -name '*.svg' ! -name '*.png' ! -name '*.c' ! -name '*.h')

echo "$count scripts, $bad that do not parse"
[ "$bad" = 0 ] && [ "$count" -gt 0 ]
