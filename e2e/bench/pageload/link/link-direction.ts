import type { Flow } from './flow'

/** A full TCP segment on IPv4, and the headers around it, in bytes. */
export const SEGMENT = 1460
const HEADERS = 40
const MAX_WINDOW = 4 << 20
/** Node's timers are whole milliseconds: what is due within this is done now. */
const TIMER_SLACK_MS = 0.3
/** The longest silence of the link that a late timer may make good. */
const CATCH_UP_MS = 5
const LOW_WATER = 65_536

interface InFlight {
  at: number
  flow: Flow
  segment: Buffer
}

/**
 * One direction of an access link: segments of all flows, round robin, one after another at the link's rate, each half
 * a round trip on its way. An acknowledgement takes the other half and opens the flow's window (slow start).
 */
export class LinkDirection {
  private readonly waiting = new Set<Flow>()
  private readonly arriving: InFlight[] = []
  private readonly acknowledged: InFlight[] = []
  private freeAt = 0
  private isPumping = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    kbps: number,
    private readonly halfTripMs: number,
    private readonly bytesPerMs = kbps / 8,
  ) {}

  offer(flow: Flow): void {
    this.waiting.add(flow)
    if (!this.isPumping) this.pump()
  }

  private nextFlow(): Flow | undefined {
    for (const flow of this.waiting) {
      if (!flow.hasQueued) this.waiting.delete(flow)
      else if (flow.mayGrowBy(SEGMENT)) return flow
    }
    return undefined
  }

  private pump(): void {
    this.isPumping = true
    for (;;) {
      const now = performance.now()
      if (this.freeAt > now + 0.5) {
        setTimeout(() => this.pump(), this.freeAt - now)
        return
      }
      const flow = this.nextFlow()
      if (!flow) {
        // An acknowledgement or new data offers a flow again.
        this.isPumping = false
        return
      }
      this.waiting.delete(flow)
      this.waiting.add(flow)
      const segment = flow.takeSegment(SEGMENT)
      this.freeAt = Math.max(now - CATCH_UP_MS, this.freeAt) + (segment.length + HEADERS) / this.bytesPerMs
      this.arriving.push({ at: this.freeAt + this.halfTripMs, flow, segment })
      this.arm()
      if (flow.queuedBytes < LOW_WATER) flow.resume()
    }
  }

  /** One timer for two queues, so that segments cannot overtake one another. */
  private arm(): void {
    if (this.timer) return
    const next = Math.min(this.arriving[0]?.at ?? Infinity, this.acknowledged[0]?.at ?? Infinity)
    if (next === Infinity) return
    const wait = Math.max(0, next - performance.now())
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.settle()
      this.arm()
    }, wait)
  }

  private settle(): void {
    const due = performance.now() + TIMER_SLACK_MS
    for (const { at, flow, segment } of takeDue(this.arriving, due))
      if (flow.deliver(segment)) this.acknowledged.push({ at: at + this.halfTripMs, flow, segment })
    for (const { flow, segment } of takeDue(this.acknowledged, due)) {
      flow.acknowledge(segment.length, MAX_WINDOW)
      if (flow.hasQueued) this.offer(flow)
      else flow.endWhenDone()
    }
  }
}

function takeDue(queue: InFlight[], due: number): InFlight[] {
  const count = queue.findIndex(({ at }) => at > due)
  return queue.splice(0, count === -1 ? queue.length : count)
}
