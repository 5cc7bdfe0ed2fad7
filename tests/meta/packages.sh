#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# packages.sh ROOT   What tools/play does about packages: with a GTK too old, with packages missing, as root and not.
# All that would ask or change the system is faked; nothing is built, as the copy holds the tools only.
set -eu
root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! grep -q -E '^ID(_LIKE)?=.*(debian|ubuntu)' /etc/os-release; then
  echo 'skipped: the fakes are those of Debian and Ubuntu'
  exit 77
fi
mkdir "$work/bin" "$work/copy"
cp -r "$root/tools" "$work/copy/"

# The only commands there are: harmless ones of the system, and fakes.
for tool in bash cat dirname dpkg env grep head mkdir rm sed seq sleep tail tar tr; do
  ln -s "$(command -v "$tool")" "$work/bin/$tool"
done

# fake NAME LINE...: a command that does what the lines say.
fake ()
{
  local name=$1
  shift

  rm -f "$work/bin/$name"
  { echo '#!/bin/bash'; printf '%s\n' "$@"; } >"$work/bin/$name"
  chmod +x "$work/bin/$name"
}

# shellcheck disable=SC2016
fake apt-cache 'echo "  Candidate: ${FAKE_CANDIDATE:-4.8.3+ds-2}"'
fake dpkg-query '[ "${*: -1}" = "${FAKE_MISSING:-}" ] && [ ! -e "$FAKE_INSTALLED" ] || printf installed'
fake pkg-config 'case $1 in --modversion) echo "$FAKE_GTK" ;; --atleast-version=*) [ "$FAKE_GTK" != 4.6.9 ] ;; esac'
fake apt-get 'echo "apt-get $*" >>"$FAKE_LOG"; case $* in *install*) touch "$FAKE_INSTALLED" ;; esac'
fake id 'echo "$FAKE_USER"'
fake touch ': >"$1"'

# play NAME=VALUE... [-- ARGUMENT...]: what tools/play says is left in $work/said, what it ran as root in $work/log.
play ()
{
  local variables=()

  while [ $# -gt 0 ] && [ "$1" != -- ]; do
    variables+=("$1")
    shift
  done
  [ $# = 0 ] || shift
  rm -f "$work/installed" "$work/log"
  : >"$work/log"
  env -i PATH="$work/bin" HOME="$work" DISPLAY=:0 FAKE_USER=0 FAKE_GTK=4.8.3 FAKE_LOG="$work/log" \
    FAKE_INSTALLED="$work/installed" "${variables[@]}" "$work/copy/tools/play" "$@" >"$work/said" 2>&1 </dev/null
}

# says TEXT, ran TEXT: unless TEXT is among what was said, or was run as root, shows all that was and ends the test.
says ()
{
  grep -q -F -e "$1" "$work/said" || { cat "$work/said"; echo "missing: $1"; exit 1; }
}

ran ()
{
  grep -q -F -e "$1" "$work/log" || { cat "$work/said" "$work/log"; echo "not run: $1"; exit 1; }
}

# A GTK too old: one sentence with its version, before anything is installed, and also if only what is installed is old.
! play FAKE_CANDIDATE=4.6.9+ds FAKE_MISSING=meson -- --yes || exit 1
says 'This system has GTK 4.6.9+ds, and Chiếu Bài needs 4.8 or newer'
test ! -s "$work/log"
! play FAKE_GTK=4.6.9 || exit 1
says 'This system has GTK 4.6.9, and Chiếu Bài needs 4.8 or newer'

# Packages are named; where nobody can be asked, nothing is installed.
! play FAKE_MISSING=meson || exit 1
says 'Missing packages: meson'
says 'Nobody can be asked here: run tools/play again with --yes'
test ! -s "$work/log"

# As root without sudo. What follows, GTK too old, ends it before the build.
! play FAKE_MISSING=meson FAKE_GTK=4.6.9 -- --yes || exit 1
ran 'apt-get update'
ran 'install -y -qq --no-install-recommends meson'

# Not root, no sudo: it says what to run as root.
! play FAKE_MISSING=meson FAKE_USER=1000 -- --yes || exit 1
says 'Installing packages needs root, and there is no sudo here: run this command as root: apt-get update'
test ! -s "$work/log"

# Not root, with sudo: everything that installs goes through it, and nothing else.
fake sudo 'echo "sudo $1" >>"$FAKE_LOG"; "$@"'
! play FAKE_MISSING=meson FAKE_USER=1000 FAKE_GTK=4.6.9 -- --yes || exit 1
ran 'sudo apt-get'
ran 'sudo env'
ran 'install -y -qq --no-install-recommends meson'
test "$(grep -c '^sudo ' "$work/log")" = "$(grep -c '^apt-get ' "$work/log")"

# An installer that fails: one sentence.
fake sudo 'exit 1'
! play FAKE_MISSING=meson FAKE_USER=1000 -- --yes || exit 1
says 'The packages could not be installed: read the messages above'
