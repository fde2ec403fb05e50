import { type Dialects, signDelivery } from '../gateway/dialects'
import type { Delivery, DeliveryTry } from '../ledger/delivery'
import type { DeliveryChanges } from '../ledger/event'
import type { Ledger } from '../ledger/ledger'
import { outgoing } from './corrupted'
import { postOnce } from './post-once'
import { nextTryAt } from './retry-plan'

/** Sends what merchants are owed, at least once, in the background and over restarts. */
export interface Deliveries {
  plan(delivery: Delivery): void
  /** Sends so many copies now, all at once, whatever was before. Resolves with their outcomes. */
  sendNow(id: string, copies: number): Promise<DeliveryTry[]>
  /** Treats the further tries otherwise. */
  change(id: string, changes: DeliveryChanges): void
  /** Resolves once the messages about an order that are due have been tried. */
  whenTold(orderKey: string): Promise<void>
  /** Takes up the deliveries an earlier process left unfinished. */
  resume(): void
  /** Stops at once; a try under way is not recorded and is made again after the next start. */
  close(): void
}

interface DeliveriesDeps {
  ledger: Ledger
  dialects: Dialects
  minuteMs: number
  now: () => Date
}

export function createDeliveries({ ledger, dialects, minuteMs, now }: DeliveriesDeps): Deliveries {
  const timers = new Map<string, NodeJS.Timeout>()
  const underWay = new Map<string, Promise<void>>()
  const closing = new AbortController()

  function schedule(id: string) {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const delivery = ledger.delivery(id)
    const at = delivery && nextTryAt(delivery, minuteMs)
    if (at === undefined || closing.signal.aborted || underWay.has(id)) return
    const wait = at - now().getTime()
    if (wait <= 0) start(id)
    else timers.set(id, setTimeout(start, wait, id))
  }

  function start(id: string) {
    timers.delete(id)
    const sending = sendDue(id).finally(() => {
      underWay.delete(id)
      schedule(id)
    })
    underWay.set(id, sending)
  }

  async function sendDue(id: string) {
    const delivery = ledger.delivery(id)
    if (!delivery) return
    const outcomes = await postCopies(delivery, delivery.copies ?? 1)
    if (closing.signal.aborted) return
    const [first, ...others] = outcomes
    if (first) ledger.record({ type: 'delivery-tried', deliveryId: id, outcome: first })
    recordByHand(id, others)
    if (delivery.dueAt) ledger.record({ type: 'delivery-changed', deliveryId: id, changes: { dueAt: null } })
  }

  function postCopies(delivery: Delivery, copies: number): Promise<DeliveryTry[]> {
    return Promise.all(Array.from({ length: copies }, () => attemptPost(delivery)))
  }

  /** Copies and replays are none of the schedule's tries. */
  function recordByHand(deliveryId: string, outcomes: readonly DeliveryTry[]) {
    for (const outcome of outcomes)
      ledger.record({ type: 'delivery-tried', deliveryId, outcome: { ...outcome, isByHand: true } })
  }

  async function attemptPost(delivery: Delivery): Promise<DeliveryTry> {
    const sign = (body: string) =>
      signDelivery(dialects, { ...delivery, body }, delivery.tries.length + 1, now())
    const message = outgoing(delivery.body, sign, delivery.corruption)
    try {
      const answer = await postOnce({ url: delivery.url, ...message, signal: closing.signal })
      return { at: now().toISOString(), ...answer }
    } catch (error) {
      return { at: now().toISOString(), error: reasonOf(error) }
    }
  }

  return {
    plan(delivery) {
      ledger.record({ type: 'delivery-planned', deliveryId: delivery.id, delivery })
      schedule(delivery.id)
    },
    async sendNow(id, copies) {
      const delivery = ledger.delivery(id)
      const outcomes = delivery ? await postCopies(delivery, copies) : []
      if (closing.signal.aborted) return []
      recordByHand(id, outcomes)
      schedule(id)
      return outcomes
    },
    change(id, changes) {
      ledger.record({ type: 'delivery-changed', deliveryId: id, changes })
      schedule(id)
    },
    async whenTold(orderKey) {
      const own = ledger.deliveries().filter((delivery) => delivery.orderKey === orderKey)
      await Promise.all(own.map(({ id }) => underWay.get(id)))
    },
    resume() {
      for (const delivery of ledger.deliveries()) schedule(delivery.id)
    },
    close() {
      closing.abort()
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}

/** fetch says only "fetch failed"; what went wrong is in its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
