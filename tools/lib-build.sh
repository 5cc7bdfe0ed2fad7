# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Words and build folders. Sourced by tools/play and tools/check, which set program and root.

say ()
{
  printf '==> %s\n' "$*"
}

fail ()
{
  printf '%s: %s\n' "$program" "$*" >&2
  exit 1
}

# configure FOLDER OPTION...: makes a build folder of the checkout, or brings an old one to these
# options. A folder that belongs to another place, or never got ready, is made anew.
configure ()
{
  local folder=$root/$1 stamp
  shift

  stamp="$root $*"
  if [ ! -f "$folder/build.ninja" ] || [ "$(head -n 1 "$folder/.made-for" 2>/dev/null)" != "$root" ]; then
    rm -rf "$folder"
    say "Setting up ${folder##*/} ($*)"
    meson setup "$folder" "$root" "$@" >"$folder.log" 2>&1 || { cat "$folder.log"; rm -f "$folder.log"; return 1; }
    rm -f "$folder.log"
  elif [ "$(tail -n 1 "$folder/.made-for")" != "$stamp" ]; then
    say "Changing ${folder##*/} ($*)"
    meson configure "$folder" "$@" || return 1
  fi
  printf '%s\n%s\n' "$root" "$stamp" >"$folder/.made-for"
}

# run_ninja FOLDER [FILE...]: one line of progress for a person, only what went wrong for a log.
run_ninja ()
{
  local folder=$root/$1 status
  shift

  if [ -t 1 ]; then
    ninja -C "$folder" "$@"
  else
    ninja -C "$folder" --quiet "$@" >"$folder/ninja-output.log" 2>&1
    status=$?
    [ "$status" = 0 ] || cat "$folder/ninja-output.log"
    return "$status"
  fi
}

# installed_files FOLDER: what of a build is installed, as names for ninja; the build files first brought up to date.
installed_files ()
{
  run_ninja "$1" build.ninja | cat >&2
  meson introspect --targets "$root/$1" | python3 -c '
import json, os, sys
for target in json.load(sys.stdin):
    if target["installed"]:
        for name in target["filename"]:
            print(os.path.relpath(name, sys.argv[1]))' "$root/$1"
}

# build FOLDER [FILE...]: all of it, or these files.
build ()
{
  say "Building ${1##*/}"
  run_ninja "$@"
}
