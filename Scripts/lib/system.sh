# Sees to the system packages of Scripts/lib/packages. Source it after common.sh.

packages=Scripts/lib/packages

# need_packages PURPOSE…: installs what is missing for these purposes (build, test, wlcs, clients) through apt. On a system without apt
# it prints the names of the missing packages and ends the script.
need_packages() {
    local purpose check apt dnf pacman missing_apt=() missing_dnf=() missing_pacman=()
    while read -r purpose check apt dnf pacman; do
        [[ " $* " == *" $purpose "* ]] || continue
        is_there "$check" && continue
        missing_apt+=("$apt")
        [[ $dnf == - ]] || missing_dnf+=("$dnf")
        [[ $pacman == - ]] || missing_pacman+=("$pacman")
    done < <(grep -v '^#' "$packages")
    ((${#missing_apt[@]})) || return 0

    if ! command -v apt-get >/dev/null; then
        ((${#missing_dnf[@]} + ${#missing_pacman[@]})) || return 0
        printf 'This needs system packages that are not installed:\n' >&2
        printf '  with dnf:    dnf install %s\n' "$(each_once "${missing_dnf[@]}")" >&2
        printf '  with pacman: pacman -S --needed %s\n' "$(each_once "${missing_pacman[@]}")" >&2
        fail "Install them, then run this again."
    fi
    # Without pkg-config nothing could tell which libraries are there; apt passes over those that are.
    read -ra missing_apt <<<"$(each_once "${missing_apt[@]}")"
    heading "Installing ${missing_apt[*]}"
    install_with_apt "${missing_apt[@]}"
    hash -r
}

# is_there CHECK: whether that part of the system is installed.
is_there() {
    case $1 in
    pc:*) pkg-config --exists "${1#pc:}" 2>/dev/null ;;
    cmd:*) command -v "${1#cmd:}" >/dev/null ;;
    font:*) [[ -n $(find /usr/share/fonts /usr/local/share/fonts -name "${1#font:}" -print -quit 2>/dev/null) ]] ;;
    lib:*) [[ -n $(find /usr/lib /usr/lib64 -name "${1#lib:}" -print -quit 2>/dev/null) ]] ;;
    file:*) [[ -e ${1#file:} ]] ;;
    *) fail "$packages: no such check: $1" ;;
    esac
}

each_once() { printf '%s\n' "$@" | awk '!seen[$0]++' | paste -sd' '; }

install_with_apt() {
    local root=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null || fail "Neither root nor sudo: as root, run: apt-get install $*"
        root=(sudo)
    fi
    # apt wants a temporary folder that exists, which /tmp/user/UID of another login may not; /var/tmp always does.
    local apt=("${root[@]}" env TMPDIR=/var/tmp DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120)
    local install=("${apt[@]}" install --yes --no-install-recommends "$@")
    if has_package_lists && "${install[@]}"; then return; fi
    # No lists yet, or lists so old that their packages are gone from the servers.
    "${apt[@]}" update && "${install[@]}" || fail "apt could not install: $*"
}

has_package_lists() { compgen -G '/var/lib/apt/lists/*_Packages*' >/dev/null; }

# debian_mirror: where Debian's packages are had: DEBIAN_MIRROR, or else what the machine's own apt is set to.
debian_mirror() {
    local mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 2>/dev/null |
        grep -v security | head -n 1)}
    [[ $mirror ]] || fail "No mirror of Debian is known here: name one in DEBIAN_MIRROR."
    echo "${mirror%/}"
}
