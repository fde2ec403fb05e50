import { PAYMENT_ATTEMPTS, PAYMENT_RETRY_WAITS_MS } from 'shared-contracts/domain/payments'
import type { PaymentAnswer } from './payment-api'
import { type Reply, wordsOf } from './refusal'

/** What the attempts need of the world. */
export interface PaymentEffects {
  createPayment: () => Promise<Reply<PaymentAnswer>>
  wait: (ms: number) => Promise<void>
  /** Told of every failed attempt, in words for the shopper. */
  onFailure: (message: string) => void
}

export type PaymentOutcome =
  | { kind: 'started'; link: string; paymentId: string }
  | { kind: 'stopped'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'already-paid' }

/**
 * Asks for a payment up to three times, waiting 2 s and 4 s between (decisions, 'Checkout and money').
 * A session that has ended and an order already paid do not get better by asking again.
 */
export async function attemptPayment(effects: PaymentEffects): Promise<PaymentOutcome> {
  for (let attempt = 0; attempt < PAYMENT_ATTEMPTS; attempt++) {
    const { data, error } = await effects.createPayment()
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
