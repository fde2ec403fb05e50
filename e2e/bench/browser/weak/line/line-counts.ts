/** What went through the router, both ways together. */
export interface LineCounts {
  packets: number
  lost: number
  bytes: number
}

/** @param answer of `tc -s -j qdisc show` */
export function lineCounts(answer: string): LineCounts {
  const kinds = JSON.parse(answer) as { kind: string; packets: number; drops: number; bytes: number }[]
  const sum = { packets: 0, lost: 0, bytes: 0 }
  for (const { kind, packets, drops, bytes } of kinds) {
    if (kind !== 'netem') continue
    sum.packets += packets
    sum.lost += drops
    sum.bytes += bytes
  }
  return sum
}
