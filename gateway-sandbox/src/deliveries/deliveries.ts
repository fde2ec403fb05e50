import type { Basics } from '../values/basics'
import { outgoing } from './corrupted'
import type { Delivery, DeliveryTry, WebhookTreatment } from './delivery'
import { computeNextAttempt } from './retry-plan'

const ANSWER_TIMEOUT_MS = 5000
/** How much of a response is stored; the page shows its beginning. */
const KEPT_CHARACTERS = 1000

export type Deliveries = ReturnType<typeof createDeliveries>

/** Delivers messages to merchants at least once, in the background and across restarts. */
export function createDeliveries({ store, dialects, timers, minuteMs, now }: Basics) {
  const underWay = new Map<string, Promise<void>>()
  const closing = new AbortController()

  function keep(delivery: Delivery) {
    store.deliveries.set(delivery.id, delivery)
    schedule(delivery)
  }

  function schedule(delivery: Delivery) {
    if (closing.signal.aborted || underWay.has(delivery.id)) return
    const at = computeNextAttempt(delivery, minuteMs)
    const isDue = at !== undefined && at <= now().getTime()
    timers.set(delivery.id, isDue ? undefined : at, () => send(delivery))
    if (isDue) send(delivery)
  }

  function send(delivery: Delivery) {
    const sending = sendDue(delivery).finally(() => {
      underWay.delete(delivery.id)
      schedule(delivery)
    })
    underWay.set(delivery.id, sending)
  }

  async function sendDue(delivery: Delivery) {
    const { dueAt } = delivery
    const [first, ...others] = await postCopies(delivery, delivery.copies ?? 1)
    if (closing.signal.aborted) return
    if (first) delivery.tries.push(first, ...others.map(byHand))
    // A later attempt may have been requested in the meantime.
    if (delivery.dueAt === dueAt) delivery.dueAt = undefined
    store.deliveries.set(delivery.id, delivery)
  }

  function postCopies(delivery: Delivery, copies: number): Promise<DeliveryTry[]> {
    return Promise.all(Array.from({ length: copies }, () => post(delivery)))
  }

  async function post(delivery: Delivery): Promise<DeliveryTry> {
    const tryNumber = delivery.tries.length + 1
    const sign = (body: string) => dialects[delivery.provider].sign({ ...delivery, body }, tryNumber, now())
    const message = outgoing(delivery.body, sign, delivery.corruption)
    try {
      const answer = await fetch(delivery.url, {
        method: 'POST',
        body: message.body,
        headers: { 'content-type': 'application/json', ...message.headers },
        redirect: 'manual',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
      })
      const start = (await answer.text()).slice(0, KEPT_CHARACTERS)
      return { at: now().toISOString(), status: answer.status, answer: start }
    } catch (error) {
      return { at: now().toISOString(), error: describeFailure(error) }
    }
  }

  return {
    plan: keep,
    /** Sends several copies at once, regardless of earlier attempts. Resolves with their outcomes. */
    async sendNow(delivery: Delivery, copies: number): Promise<DeliveryTry[]> {
      const outcomes = await postCopies(delivery, copies)
      if (closing.signal.aborted) return []
      delivery.tries.push(...outcomes.map(byHand))
      keep(delivery)
      return outcomes
    },
    /** Changes how later attempts are made. */
    change(delivery: Delivery, changes: WebhookTreatment & { dueAt?: string }) {
      Object.assign(delivery, changes)
      keep(delivery)
    },
    /** Resolves once the due messages about an order have been attempted. */
    async whenTold(orderKey: string) {
      const own = store.deliveries.all().filter((delivery) => delivery.orderKey === orderKey)
      await Promise.all(own.map(({ id }) => underWay.get(id)))
    },
    /** Continues the deliveries that an earlier process left unfinished. */
    resume() {
      for (const delivery of store.deliveries.all()) schedule(delivery)
    },
    /** Stops immediately; an attempt in progress is not recorded and is made again after the next start. */
    close: () => closing.abort(),
  }
}

/** Marks copies and replays, which don't count towards the scheduled attempts. */
function byHand(one: DeliveryTry): DeliveryTry {
  return { ...one, isByHand: true }
}

/** Returns the reason, which is in the error's cause: fetch itself only says "fetch failed". */
function describeFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
