#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check.sh ROOT   What tools/check and .ci/run say last, and their status: when all is well, when a test fails, when nothing is
# built, when no test is counted, when it is killed. Nothing is built: meson, ninja and what knows of packages are faked.
set -u
root=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir "$work/bin" "$work/copy"
cp -r "$root/tools" "$root/.ci" "$work/copy/"

# fake NAME LINE...: a command that does what the lines say; $here is the folder of this test.
fake ()
{
  local name=$1
  shift

  { printf '#!/bin/bash\nhere=%q\n' "$work"; printf '%s\n' "$@"; } >"$work/bin/$name"
  chmod +x "$work/bin/$name"
}

# shellcheck disable=SC2016
{
  fake apt-cache 'true'
  fake dpkg-query 'printf installed'
  fake pkg-config 'echo 4.8.3'
  fake setarch 'shift 2; exec "$@"'
  # No Orca comes from the network.
  fake apt-get 'exit 1'
  fake ninja '[ ! -e "$here/no-build" ]'
  # The tests of one kind of build stand in a file of its name.
  fake meson '
[ "$1" = setup ] && { mkdir -p "$2"; touch "$2/build.ninja"; exit; }
[ "$1" = test ] || exit 0
folder=$3
case "$*" in *--list*) echo one; exit ;; esac
[ ! -e "$here/killed" ] || kill -KILL $$
mkdir -p "$folder/meson-logs"
cat "$here/${folder##*/}" >"$folder/meson-logs/testlog-$(basename "$(python3 -c "import sys; print(sys.executable)")").json"
! grep -q '\''"FAIL"'\'' "$here/${folder##*/}"'
}

# tests BUILD RESULT...: what comes of the tests of a build.
tests ()
{
  local build=$1 result
  shift

  : >"$work/$build"
  for result; do
    printf '{"name": "t", "result": "%s", "stdout": "ok 1 - a\\nnot ok 2 - three cards\\n# “2”, not “3”\\nok 3 - b\\n"}\n' "$result" >>"$work/$build"
  done
}

# ends STATUS LINE COMMAND...: the command ends with this status and this last line.
ends ()
{
  local wanted=$1 line=$2 status
  shift 2

  PATH="$work/bin:$PATH" "$@" >"$work/said" 2>&1 </dev/null
  status=$?
  if [ "$status" != "$wanted" ] || [ "$(tail -n 1 "$work/said")" != "$line" ]; then
    cat "$work/said"
    echo "$*: expected: $line, status $wanted; seen: $(tail -n 1 "$work/said"), status $status"
    exit 1
  fi
}

check=$work/copy/tools/check
ci=$work/copy/.ci/run
tests _build-check OK OK EXPECTEDFAIL SKIP
tests _build-asan OK OK
tests _build-tsan OK
ends 0 '3 passed, 0 failed, 1 skipped' "$check"
ends 0 '3 passed, 0 failed, 0 skipped' "$check" --sanitize
ends 0 '6 passed, 0 failed, 1 skipped' "$check" --all
ends 0 '6 passed, 0 failed, 1 skipped' "$ci"

# A test that fails, with the row that did.
tests _build-tsan OK FAIL
ends 0 '3 passed, 0 failed, 1 skipped' "$check"
ends 1 '3 passed, 1 failed, 0 skipped' "$check" --sanitize
grep -A 5 'FAILED (thread sanitizer, FAIL): t' "$work/said" | grep -q 'not “3”' || { cat "$work/said"; echo 'the row that failed is not told'; exit 1; }
ends 1 '6 passed, 1 failed, 1 skipped' "$ci"

# None counted is no pass; a build that fails is none; nor is a run that was killed.
tests _build-check
tests _build-tsan OK
ends 1 '0 passed, 1 failed, 0 skipped' "$check"
ends 1 '3 passed, 1 failed, 0 skipped' "$ci"
tests _build-check OK
touch "$work/killed"
ends 1 '0 passed, 1 failed, 0 skipped' "$check"
ends 1 '0 passed, 3 failed, 0 skipped' "$ci"
rm "$work/killed"
touch "$work/no-build"
ends 1 '0 passed, 1 failed, 0 skipped' "$check"
ends 1 '0 passed, 3 failed, 0 skipped' "$ci"
