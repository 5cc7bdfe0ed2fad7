#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# release.sh ROOT source|flatpak   tools/release makes what it says, and says what it cannot make.
# source: the archive, and every wrong use. flatpak: with a key that is thrown away, a signed repository and a bundle, which
# is installed in a place of its own; a repository signed by another key is refused.
set -eu
root=$1 part=$2
id=io.github.chieubai.ChieuBai
work=$(mktemp -d)
trap 'gpgconf --homedir "$work/keys" --kill all 2>/dev/null || true; rm -rf "$work"' EXIT

skip ()
{
  echo "skipped: $*"
  exit 77
}

# refused WORDS ARGUMENT…
refused ()
{
  local words=$1
  shift
  if "$root/tools/release" "$@" --out "$work/refused" >"$work/message" 2>&1; then
    echo "not refused: $*"
    exit 1
  fi
  grep -q -e "$words" "$work/message" || { echo "$*: no word of “$words”:"; cat "$work/message"; exit 1; }
}

test_source ()
{
  local commit once twice

  "$root/tools/release" --help | grep -q -e '--homedir'
  refused 'No key was given' flatpak
  refused 'no secret key' flatpak --key nobody --homedir "$work/keys"
  refused 'Which tag' manifest
  refused 'no tag v999' manifest v999
  refused 'no revision' source --revision no-such-revision
  refused 'Unknown word' everything
  refused 'Unknown option' source --quickly
  # By its number: somebody may commit in between.
  commit=$(git -C "$root" rev-parse HEAD)
  "$root/tools/release" source --revision "$commit" --out "$work/once"
  "$root/tools/release" source --revision "$commit" --out "$work/twice"
  once=$(cat "$work"/once/*.sha256) twice=$(cat "$work"/twice/*.sha256)
  test "$once" = "$twice" || { echo "the same revision makes two archives: $once, $twice"; exit 1; }
  (cd "$work/once" && sha256sum --check --quiet ./*.sha256)
  tar -C "$work" -xf "$work"/once/*.tar.xz
  test -x "$work"/chieu-bai-*/tools/play
  test -f "$work"/chieu-bai-*/packaging/debian/control
}

make_keys ()
{
  local name

  mkdir -m 700 "$work/keys"
  for name in ours other; do
    gpg --homedir "$work/keys" --batch --quiet --passphrase '' --quick-generate-key "$name" default sign 1d
    gpg --homedir "$work/keys" --batch --export "$name" >"$work/$name.gpg"
  done
}

flatpak_here ()
{
  FLATPAK_USER_DIR=$work/user flatpak --user "$@"
}

install_from ()
{
  flatpak_here install --noninteractive --assumeyes --no-deps "$@"
}

test_flatpak ()
{
  local bundle

  "$root/tools/release" flatpak --key ours --homedir "$work/keys" --url "file://$work/out/repo" --out "$work/out"
  bundle=$(echo "$work"/out/chieu-bai-*.flatpak)
  grep -q "^Url=file://$work/out/repo\$" "$work/out/chieu-bai.flatpakrepo"

  # The file adds the repository with its key, and what comes from there is verified.
  flatpak_here remote-add ours "$work/out/chieu-bai.flatpakrepo"
  install_from ours "$id"
  flatpak_here info "$id" | grep -q 'Chiếu Bài'
  test -x "$(flatpak_here info --show-location "$id")/files/bin/chieu-engine"
  flatpak_here uninstall --noninteractive --assumeyes "$id"

  if { flatpak_here remote-add --gpg-import="$work/other.gpg" other "file://$work/out/repo" && install_from other "$id"; } \
      >"$work/message" 2>&1; then
    echo 'a repository of another key was trusted'
    exit 1
  fi
  grep -q -i signature "$work/message" || { cat "$work/message"; exit 1; }

  install_from --bundle "$bundle"
  flatpak_here info "$id" | grep -q 'Chiếu Bài'
  flatpak_here remotes --columns=name,url | grep -q "file://$work/out/repo"
}

git -C "$root" rev-parse HEAD >/dev/null 2>&1 || skip 'no checkout'
mkdir "$work/refused"
if [ "$part" = source ]; then
  for tool in gpg flatpak flatpak-builder xz; do
    command -v "$tool" >/dev/null || skip "no $tool"
  done
  test_source
else
  for tool in gpg flatpak flatpak-builder; do
    command -v "$tool" >/dev/null || skip "no $tool"
  done
  sdk=$(python3 -c 'import json, sys; m = json.load(open(sys.argv[1])); print(m["sdk"] + "//" + m["runtime-version"])' "$root/flatpak/$id.json")
  flatpak info "$sdk" >/dev/null 2>&1 || skip "$sdk is not installed"
  make_keys
  test_flatpak
fi
echo 'made, and refused where it should be'
