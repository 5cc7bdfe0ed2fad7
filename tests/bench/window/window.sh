#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# window.sh FIRST-WINDOW PROBE PLAIN STORED-MATCH PROGRAM [RUNS]
# First frame, memory and rest of the program against a plain window, once for each page that it may begin with.
set -eu
first_window=$1 probe=$2 plain=$3 stored_match=$4 program=$5 runs=${6:-9}

command -v Xvfb >/dev/null && command -v dbus-run-session >/dev/null || { echo 'Xvfb or dbus-run-session is missing'; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/new" "$folder/stored"
"$stored_match" "$folder/stored"

export GTK_A11Y=none GTK_USE_PORTAL=0 ADW_DISABLE_PORTAL=1 GSETTINGS_BACKEND=memory TZ=UTC
echo "Renderer: ${GSK_RENDERER:-as GTK chooses}. Targets: first frame 2.00×, memory +40 MiB, at rest 0."
"$first_window" -n "$runs" --probe "$probe" --idle 5 -- \
  'plain window:' "$plain" --- \
  'first start:' "$program" --data-dir "$folder/new" --- \
  'home:' "$program" --data-dir "$folder/stored" --- \
  'table:' CHIEU_PROBE_ACTION=win.go-on "$program" --data-dir "$folder/stored"
