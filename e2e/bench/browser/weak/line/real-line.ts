/** A line as netem makes it, the same both ways. */
export interface RealLine {
  kbps: number
  roundTripMs: number
  /** Of a hundred packets each way. */
  lossPercent: number
  /** Packets on their way or waiting; more are dropped. */
  queue: number
}

/** A crowded cell at the edge of its reach. Its queue holds 3 s of traffic, as those of mobile networks do. */
export const weakLine: RealLine = { kbps: 400, roundTripMs: 400, lossPercent: 2, queue: 100 }

export function lineText({ kbps, roundTripMs, lossPercent }: RealLine): string {
  return `${kbps} kbit/s each way, ${roundTripMs} ms round trip, ${lossPercent} % of packets lost each way (Linux's netem)`
}
