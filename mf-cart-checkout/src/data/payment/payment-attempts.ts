import { PAYMENT_ATTEMPTS, PAYMENT_RETRY_WAITS_MS } from 'shared-contracts/domain/payments'
import { complain } from './complain'
import type { PaymentAnswer } from './payment-api'
import { replyOf, wordsOf } from './refusal'

/** What the attempts do to the page. */
export interface PaymentEffects {
  wait: (ms: number) => Promise<void>
  /** Told of every failed attempt, in words for the shopper. */
  onFailure: (message: string) => void
}

export const inPage: PaymentEffects = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onFailure: complain,
}

export type PaymentOutcome =
  | { kind: 'started'; link: string; paymentId: string }
  | { kind: 'stopped'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'already-paid' }

/**
 * Asks for a payment up to three times, waiting 2 s and 4 s between. A session that has ended and an order already paid
 * do not get better by asking again.
 * @param ask the api's call, with its answer as RTK Query gives it
 */
export async function attemptPayment(
  ask: () => Promise<{ data?: PaymentAnswer; error?: unknown }>,
  effects: PaymentEffects = inPage,
): Promise<PaymentOutcome> {
  for (let attempt = 0; attempt < PAYMENT_ATTEMPTS; attempt++) {
    const { data, error } = replyOf(await ask())
    if (!error) return outcomeOf(data)
    if (error.status === 401) return { kind: 'signed-out' }
    if (error.code === 'ALREADY_PAID') return { kind: 'already-paid' }
    effects.onFailure(`Payment error: ${wordsOf(error)}`)
    const pause = PAYMENT_RETRY_WAITS_MS[attempt]
    if (pause !== undefined) await effects.wait(pause)
  }
  return {
    kind: 'stopped',
    message: 'Maximum retry attempts reached. Please check your details and try again.',
  }
}

function outcomeOf(answer: PaymentAnswer): PaymentOutcome {
  const link = answer?.payment?.payment_link
  return link
    ? { kind: 'started', link, paymentId: answer.payment?.payment_id ?? '' }
    : { kind: 'stopped', message: 'Failed to redirect to payment page. Please try again.' }
}
