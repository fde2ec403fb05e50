import { type Dialects, signDelivery } from '../gateway/dialects'
import type { Delivery, DeliveryTry } from '../ledger/delivery'
import type { Ledger } from '../ledger/ledger'
import { postOnce } from './post-once'
import { nextTryAt } from './retry-plan'

/** Sends what merchants are owed, at least once, in the background and over restarts. */
export interface Deliveries {
  plan(delivery: Delivery): void
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
  const closing = new AbortController()

  function schedule(id: string) {
    const delivery = ledger.delivery(id)
    const at = delivery && nextTryAt(delivery, minuteMs)
    if (at === undefined || closing.signal.aborted) return
    timers.set(
      id,
      setTimeout(() => void send(id), Math.max(0, at - now().getTime())),
    )
  }

  async function send(id: string) {
    timers.delete(id)
    const delivery = ledger.delivery(id)
    if (!delivery) return
    const outcome = await attemptPost(delivery)
    if (closing.signal.aborted) return
    ledger.record({ type: 'delivery-tried', deliveryId: id, outcome })
    schedule(id)
  }

  async function attemptPost(delivery: Delivery): Promise<DeliveryTry> {
    const headers = signDelivery(dialects, delivery, delivery.tries.length + 1, now())
    try {
      const status = await postOnce(delivery.url, delivery.body, headers, closing.signal)
      return { at: now().toISOString(), status }
    } catch (error) {
      return { at: now().toISOString(), error: reasonOf(error) }
    }
  }

  return {
    plan(delivery) {
      ledger.record({ type: 'delivery-planned', deliveryId: delivery.id, delivery })
      schedule(delivery.id)
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
