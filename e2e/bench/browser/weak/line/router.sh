#!/bin/sh
# The one process of the router: a Linux of its own (user-mode-linux) with this machine's programs. It delays, drops and
# paces what goes through it, each way, with netem. What it does is on its kernel's command line (router.ts).
PATH=/usr/sbin:/usr/bin:/sbin:/bin

# A side's device, the router's address there, and the address and hardware of who is there.
open_side() {
  ip address add "$2" dev "$1" &&
    # Packets that are joined to one would be lost as one.
    ip link set "$1" up gro_max_size 1500 &&
    tc qdisc add dev "$1" root netem delay "$DELAY" loss "$LOSS" rate "$RATE" limit "$QUEUE" &&
    ip neighbour add "$3" lladdr "$4" dev "$1"
}

# Without it tc takes its own unit of time for the kernel's.
mount -t proc proc /proc &&
  insmod "/usr/lib/uml/modules/$(uname -r)/kernel/net/sched/sch_netem.ko" &&
  open_side vec0 "$PHONE_GATEWAY/24" "$PHONE_ADDRESS" "$PHONE_HARDWARE" &&
  open_side vec1 "$SHOP_GATEWAY/24" "$SHOP_ADDRESS" "$SHOP_HARDWARE" &&
  echo 'The line is open.'

# Asked for its counts, by a line each time; the kernel ends with this process.
while read -r _; do
  tc -s -j qdisc show
done
