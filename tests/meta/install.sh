#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# install.sh BUILD PREFIX GUI ID   An installed program runs, has all that a desktop looks for, and leaves nothing when uninstalled.
set -eu
build=$1 prefix=$2 gui=$3 id=$4
log=$build/meson-logs/install-log.txt
work=$(mktemp -d)
# A user who has really installed from this folder still wants to uninstall it.
restore ()
{
  if [ -e "$work/log" ]; then mv "$work/log" "$log"; else rm -f "$log"; fi
  rm -rf "$work"
}
trap restore EXIT
[ ! -e "$log" ] || cp -p "$log" "$work/log"

wanted ()
{
  [ -n "$(find "$work/dest" -path "*/$1" ! -type d)" ] || { echo "not installed: $1"; exit 1; }
}

DESTDIR=$work/dest meson install -C "$build" --no-rebuild --quiet
count=$(find "$work/dest" ! -type d | wc -l)

engine=$(find "$work/dest$prefix" -name chieu-engine -type f)
"$engine" --version
"$engine" play to-tom --hands 3 --seed 1
wanted man/man1/chieu-engine.1
wanted chieu-bai/chieu-box
if [ "$gui" = true ]; then
  "$(find "$work/dest$prefix" -name chieu-bai -type f)" --version
  wanted "applications/$id.desktop"
  wanted "metainfo/$id.metainfo.xml"
  wanted "icons/hicolor/scalable/apps/$id.svg"
  wanted "icons/hicolor/symbolic/apps/$id-symbolic.svg"
  wanted "mime/packages/$id.xml"
  wanted icons/hicolor/scalable/mimetypes/io.github.chieubai.ChieuBai.record.svg
  wanted glib-2.0/schemas/io.github.chieubai.ChieuBai.gschema.xml
  wanted man/man1/chieu-bai.1
  wanted chieu-bai/cards-svg/to-tom/1v.svg
  wanted chieu-bai/sounds/roll.wav
  wanted locale/vi/LC_MESSAGES/chieu-bai.mo
fi

ninja -C "$build" uninstall >"$work/uninstall.log" || { cat "$work/uninstall.log"; exit 1; }
if [ -e "$work/dest" ] && [ -n "$(find "$work/dest" -mindepth 1)" ]; then
  echo 'left behind:'
  find "$work/dest" -mindepth 1
  exit 1
fi
echo "$count files came and went"
