import { nextQuestionIn } from './follow-up-plan'

export interface FollowUpDeps<Payment extends { createdAt: Date }> {
  /** Takes what is due, so that no other process asks at the same time. */
  claimDue: (now: Date, until: Date, most: number) => Promise<Payment[]>
  schedule: (payment: Payment, nextQuestionAt: Date | null) => Promise<void>
  /** Asks the gateway and applies its word. */
  ask: (payment: Payment) => Promise<unknown>
  now: () => Date
  onError: (error: unknown, payment: Payment) => void
}

const CLAIM_MS = 60_000
const MOST_AT_ONCE = 10

/**
 * Asks about payments that wait, for a webhook may never come. What is due when stands in the database, so a
 * restart forgets nothing, and several processes share the work.
 */
export function createFollowUp<Payment extends { createdAt: Date }>(deps: FollowUpDeps<Payment>) {
  const { claimDue, schedule, ask, now, onError } = deps

  /** Asks about everything that is due. */
  return async function followUp(): Promise<void> {
    let due: Payment[]
    do {
      const start = now()
      due = await claimDue(start, new Date(start.getTime() + CLAIM_MS), MOST_AT_ONCE)
      await Promise.all(due.map(follow))
    } while (due.length === MOST_AT_ONCE)
  }

  async function follow(payment: Payment): Promise<void> {
    try {
      const wait = nextQuestionIn(now().getTime() - payment.createdAt.getTime())
      await schedule(payment, wait === undefined ? null : new Date(now().getTime() + wait))
      await ask(payment)
    } catch (error) {
      onError(error, payment)
    }
  }
}
