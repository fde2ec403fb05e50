import { PAYMENT_ATTEMPTS, PAYMENT_RETRY_WAITS_MS } from 'shared-contracts/domain/payments'
import { complain } from './complain'
import type { PaymentAnswer } from './payment-api'
import { replyOf, wordsOf } from './refusal'

export type PaymentOutcome =
  | { kind: 'started'; link: string; paymentId: string }
  | { kind: 'stopped'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'already-paid' }

/**
 * Asks for a payment up to three times, waiting 2 s and 4 s between. A session that has ended and an order already paid
 * do not get better by asking again.
 * @param ask the api's call, with its answer as RTK Query gives it
 * @param onFailure told of every failed attempt, in words for the shopper
 */
export async function attemptPayment(
  ask: () => Promise<{ data?: PaymentAnswer; error?: unknown }>,
  onFailure: (message: string) => void = complain,
): Promise<PaymentOutcome> {
  for (let attempt = 0; attempt < PAYMENT_ATTEMPTS; attempt++) {
    const { data, error } = replyOf(await ask())
    if (!error) return outcomeOf(data)
    if (error.status === 401) return { kind: 'signed-out' }
    if (error.code === 'ALREADY_PAID') return { kind: 'already-paid' }
    onFailure(`Payment error: ${wordsOf(error)}`)
    const pause = PAYMENT_RETRY_WAITS_MS[attempt]
    if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause))
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
