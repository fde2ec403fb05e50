#!/bin/sh
# Boots systemd as process 1 in its own mount and PID namespaces. Everything it and the steps of deploy/README.md write
# is in memory, so the machine itself does not change. Usage: boot.sh <repository> <registry> <node> <control group>
set -eu
repository=$1 registry=$2 node=$3 group=$4

mount --make-rprivate /
mount --types tmpfs --options mode=755 tmpfs /run
stage=/run/spice-shop
mkdir -p "$stage/upper-etc" "$stage/work-etc" "$stage/upper-opt" "$stage/work-opt" "$stage/release" "$stage/bin"

# The release is mounted in another folder than the one it was built in, with a separate registry for this drill.
mount --types overlay --options "lowerdir=$repository,upperdir=$stage/upper-opt,workdir=$stage/work-opt" overlay "$stage/release"
mkdir -p "$stage/release/.data/registry"
mount --bind "$registry" "$stage/release/.data/registry"
touch "$stage/bin/node"
mount --bind "$node" "$stage/bin/node"

mount --types overlay --options "lowerdir=/etc,upperdir=$stage/upper-etc,workdir=$stage/work-etc" overlay /etc
for folder in /opt /var /tmp; do mount --types tmpfs --options mode=755 tmpfs "$folder"; done
chmod 1777 /tmp
mkdir -p /var/lib /var/log /opt/spice-shop/1 /opt/spice-shop/2
mkdir -m 1777 /var/tmp
for release in 1 2; do mount --rbind "$stage/release" "/opt/spice-shop/$release"; done
mount --rbind "$stage/bin" /usr/local/bin

# Like in a container, systemd must not change settings of the whole machine.
mount --bind /proc/sys /proc/sys
mount --options remount,bind,ro /proc/sys

# Only what the units depend on: services that the machine already runs must not start twice.
mount --types tmpfs tmpfs /etc/systemd/system
mkdir "$stage/units"
for unit in sysinit basic multi-user shutdown network network-online; do
  cp "/lib/systemd/system/$unit.target" "$stage/units"
done
cp /lib/systemd/system/systemd-journald.service /lib/systemd/system/systemd-journald.socket "$stage/units"
mkdir "$stage/units/sysinit.target.wants"
ln -s ../systemd-journald.service "$stage/units/sysinit.target.wants"
mkdir /etc/systemd/journald.conf.d
printf '[Journal]\nStorage=volatile\nReadKMsg=no\n' >/etc/systemd/journald.conf.d/drill.conf

echo 0 >"$group/cgroup.procs"
exec unshare --cgroup sh -c '
  mount --types tmpfs tmpfs /sys/fs/cgroup
  umount --recursive /sys/fs/cgroup
  mount --types cgroup2 cgroup2 /sys/fs/cgroup
  export container=drill SYSTEMD_UNIT_PATH="/etc/systemd/system:$1"
  exec /lib/systemd/systemd --system --unit=multi-user.target --log-target=journal
' sh "$stage/units"
