# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Packages to install, by distribution, and the commands for it. Sourced by tools/play and tools/check.

# Tried on Debian 12.
packages_build_debian=(gcc libc6-dev meson ninja-build pkg-config gettext itstool python3
  libglib2.0-dev libglib2.0-bin libxml2-utils libgtk-4-dev libgtk-4-bin libadwaita-1-dev libfontconfig-dev librsvg2-dev
  libjson-glib-dev libsqlite3-dev libspeechd-dev libespeak-ng-dev desktop-file-utils
  adwaita-icon-theme librsvg2-common dconf-gsettings-backend)
packages_test_debian=(xvfb xauth xdotool jwm xcompmgr imagemagick dbus-daemon at-spi2-core
  python3-gi locales libc-bin libx11-6 fontconfig fonts-noto-core appstream librsvg2-bin util-linux bubblewrap)

# Untested: the names are Debian's, as Ubuntu takes its packages from there.
packages_build_ubuntu=("${packages_build_debian[@]}")
packages_test_ubuntu=("${packages_test_debian[@]}")

# Untested.
packages_build_fedora=(gcc glibc-devel meson ninja-build pkgconf-pkg-config gettext itstool python3
  glib2-devel libxml2 gtk4-devel gtk4 libadwaita-devel fontconfig-devel librsvg2-devel json-glib-devel sqlite-devel
  speech-dispatcher-devel espeak-ng-devel desktop-file-utils gtk-update-icon-cache adwaita-icon-theme dconf)
packages_test_fedora=(xorg-x11-server-Xvfb xorg-x11-xauth xdotool jwm xcompmgr ImageMagick
  dbus-daemon at-spi2-core python3-gobject-base glibc-langpack-vi libX11 google-noto-sans-fonts
  fontconfig appstream libasan libubsan libtsan util-linux bubblewrap)

# Untested.
packages_build_arch=(gcc meson ninja pkgconf gettext itstool python glib2 glib2-devel libxml2 gtk4 libadwaita fontconfig librsvg
  json-glib sqlite speech-dispatcher espeak-ng desktop-file-utils gtk-update-icon-cache adwaita-icon-theme dconf)
packages_test_arch=(xorg-server-xvfb xorg-xauth xdotool jwm xcompmgr imagemagick dbus at-spi2-core
  python-gobject libx11 fontconfig noto-fonts appstream util-linux bubblewrap)

# Prints debian, ubuntu, fedora, arch, or nothing for a system without a list.
distribution ()
{
  local id like name

  # shellcheck disable=SC1091
  read -r id like < <(. /etc/os-release 2>/dev/null && printf '%s %s\n' "${ID:-}" "${ID_LIKE:-}")
  for name in $id $like; do
    case $name in
      debian | ubuntu | fedora | arch) printf '%s\n' "$name"; return ;;
    esac
  done
}

# Prints those of the named packages that are not installed.
missing_packages ()
{
  local family=$1 package
  shift

  for package; do
    case $family in
      debian | ubuntu)
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ;;
      fedora) rpm -q --whatprovides "$package" >/dev/null 2>&1 ;;
      arch) [ -z "$(pacman -T "$package" 2>/dev/null)" ] ;;
    esac || printf '%s\n' "$package"
  done
}

as_root ()
{
  if [ "$(id -u)" = 0 ]; then
    "$@"
  else
    command -v sudo >/dev/null ||
      fail "Installing packages needs root, and there is no sudo here: run this command as root: $*"
    sudo "$@"
  fi
}

run_installer ()
{
  local family=$1
  shift

  case $family in
    debian | ubuntu)
      as_root apt-get update -qq &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" ;;
    fedora) as_root dnf install -y "$@" ;;
    arch) as_root pacman -S --needed --noconfirm "$@" ;;
  esac
}

# Asks for a yes; never waits where nobody can answer.
agreed ()
{
  local answer

  [ "$assume_yes" = yes ] && return 0
  [ -t 0 ] || fail "Nobody can be asked here: run $program again with --yes to install these packages, or install them yourself."
  read -r -p 'Install them now? [y/N] ' answer
  case $answer in
    [yY]*) return 0 ;;
  esac
  return 1
}

# Names what is missing of the packages given and installs it.
need_packages ()
{
  local family missing

  family=$(distribution)
  if [ -z "$family" ]; then
    say "This system is not one $program knows the package names of; the Debian names are: $*"
    return
  fi
  [ "$family" = debian ] || say "The package names for $family are untested."

  mapfile -t missing < <(missing_packages "$family" "$@")
  [ ${#missing[@]} -gt 0 ] || return 0

  say "Missing packages: ${missing[*]}"
  agreed || fail "Nothing was installed: install the packages named above, then run $program again."
  say 'Installing them'
  run_installer "$family" "${missing[@]}" ||
    fail "The packages could not be installed: read the messages above, then run $program again."
}

# The packages of one list for this system: package_list build, package_list test.
package_list ()
{
  local family list

  family=$(distribution)
  list="packages_$1_${family:-debian}[@]"
  printf '%s\n' "${!list}"
}

gtk_is_too_old ()
{
  fail "This system has GTK $1, and Chiếu Bài needs 4.8 or newer: use a newer system (Debian 12, Ubuntu 23.04, Fedora 37 or later)."
}

# Before anything is installed: a system whose packages are too old is told so at once.
need_gtk_packages ()
{
  local version

  command -v apt-cache >/dev/null || return 0
  version=$(apt-cache policy libgtk-4-dev 2>/dev/null | sed -n 's/^ *Candidate: *\([0-9][^ ]*\).*/\1/p')
  [ -n "$version" ] && dpkg --compare-versions "$version" lt 4.8 && gtk_is_too_old "$version"
  return 0
}

need_gtk ()
{
  local version

  version=$(pkg-config --modversion gtk4 2>/dev/null) ||
    fail 'GTK 4 with its development files was not found: install it (Debian: libgtk-4-dev), then try again.'
  pkg-config --atleast-version=4.8 gtk4 || gtk_is_too_old "$version"
}
