import type { Socket } from 'node:net'
import { type LinkDirection, SEGMENT } from './link-direction'

/** Linux begins a connection with ten segments. */
const FIRST_WINDOW = 10 * SEGMENT
const HIGH_WATER = 262_144

/** What one connection sends in one direction. */
export class Flow {
  queuedBytes = 0
  private readonly queue: Buffer[] = []
  private inFlight = 0
  private window = FIRST_WINDOW
  private isDead = false
  private isEnded = false

  constructor(
    private readonly from: Socket,
    private readonly to: Socket,
    link: LinkDirection,
  ) {
    from.on('data', (bytes: Buffer) => {
      this.queue.push(bytes)
      this.queuedBytes += bytes.length
      if (this.queuedBytes > HIGH_WATER) from.pause()
      link.offer(this)
    })
    from.on('end', () => {
      this.isEnded = true
      this.endWhenDone()
    })
    const die = () => {
      this.isDead = true
    }
    from.on('error', die)
    to.on('error', die)
    to.on('close', die)
  }

  get hasQueued(): boolean {
    return !this.isDead && this.queue.length > 0
  }

  /** Whether the window has room for the next segment. */
  mayGrowBy(segment: number): boolean {
    return this.inFlight + Math.min(segment, this.queue[0]?.length ?? 0) <= this.window
  }

  takeSegment(most: number): Buffer {
    const head = this.queue.shift() ?? Buffer.alloc(0)
    if (head.length > most) this.queue.unshift(head.subarray(most))
    const segment = head.subarray(0, most)
    this.queuedBytes -= segment.length
    this.inFlight += segment.length
    return segment
  }

  /** @returns whether somebody is there to take it */
  deliver(segment: Buffer): boolean {
    if (this.isDead) return false
    this.to.write(segment)
    return true
  }

  acknowledge(bytes: number, maxWindow: number): void {
    this.inFlight -= bytes
    this.window = Math.min(this.window + bytes, maxWindow)
  }

  resume(): void {
    if (this.from.isPaused()) this.from.resume()
  }

  endWhenDone(): void {
    if (!this.isEnded || this.isDead || this.queue.length > 0 || this.inFlight > 0) return
    this.isDead = true
    this.to.end()
  }
}
