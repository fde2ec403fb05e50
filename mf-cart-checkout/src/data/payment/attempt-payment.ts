import type { Text } from 'shared-contracts/i18n/translate'
import { PAYMENT_ATTEMPTS, PAYMENT_RETRY_WAITS_MS } from 'shared-contracts/payments/payment'
import type { PaymentResponse } from './payment-api'
import { formatRefusal, toReply } from './refusal'

export type PaymentOutcome =
  | { kind: 'started'; link: string; paymentId: string }
  | { kind: 'stopped'; message: string }
  | { kind: 'signed-out' }
  | { kind: 'already-paid' }
  | { kind: 'catalogue-changed'; message: string }

/**
 * Attempts a payment up to three times, 2 s and 4 s apart. Stops if the session expired, the order is paid, or a pack has sold out.
 * @param onFailure receives a message for the shopper after each failed attempt
 */
export async function attemptPayment(
  ask: () => Promise<{ data?: PaymentResponse; error?: unknown }>,
  onFailure: (message: string) => void,
  t: Text,
): Promise<PaymentOutcome> {
  for (let attempt = 0; attempt < PAYMENT_ATTEMPTS; attempt++) {
    const { data, error } = toReply(await ask())
    if (!error) return outcomeOf(data, t)
    if (error.code === 'NOT_SIGNED_IN') return { kind: 'signed-out' }
    if (error.code === 'ALREADY_PAID') return { kind: 'already-paid' }
    const message = t('Payment error: {reason}', { reason: formatRefusal(error, t) })
    if (error.code === 'SOLD_OUT') return { kind: 'catalogue-changed', message }
    onFailure(message)
    const pause = PAYMENT_RETRY_WAITS_MS[attempt]
    if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return {
    kind: 'stopped',
    message: t('Maximum retry attempts reached. Please check your details and try again.'),
  }
}

function outcomeOf(answer: PaymentResponse, t: Text): PaymentOutcome {
  const link = answer?.payment?.payment_link
  return link
    ? { kind: 'started', link, paymentId: answer.payment?.payment_id ?? '' }
    : { kind: 'stopped', message: t('Failed to redirect to payment page. Please try again.') }
}
