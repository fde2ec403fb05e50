import { showToast } from 'design-system/toast/show-toast'
import { type NewPayment, useMfCartCheckoutCreatePaymentMutation } from './payment-api'
import { replyOf } from './refusal'

/** What payment attempts do in a page: ask the api, wait, and show each failure as a toast. */
export function usePaymentEffects() {
  const [createPayment] = useMfCartCheckoutCreatePaymentMutation()
  return {
    createPayment: async (payment: NewPayment) => replyOf(await createPayment(payment)),
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    onFailure: (message: string) => showToast({ message, tone: 'bad' }),
  }
}
