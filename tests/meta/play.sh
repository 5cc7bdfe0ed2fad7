#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# play.sh ROOT   tools/play builds a clean copy of the sources, twice, and says where chieu-engine is.
set -eu
root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

tar -C "$root" --exclude='./_build*' --exclude=./_prefix --exclude=./.git -cf - . | tar -xf - -C "$work"
cd "$work"

tools/play --help | grep -q -e --build-only
! tools/play --no-such-option 2>error || exit 1
grep -q 'Unknown option --no-such-option' error
for _ in 1 2; do
  tools/play --yes --build-only | tee out
  last=$(tail -n 1 out)
  test "$last" = "built: $(pwd -P)/_build/src/engine"
  "${last#built: }/chieu-engine" --version
done

# Without a display it says so and names the way out.
! env -u DISPLAY -u WAYLAND_DISPLAY tools/play 2>error || exit 1
grep -q -e '--browser' error
