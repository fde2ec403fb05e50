import { type Paise, paise } from 'shared-contracts/values/money'
import type { CaptureRecord } from './ledger.repository'

type Money = Pick<CaptureRecord, 'amount' | 'refunded' | 'underway' | 'lost'>

/** Returns the amount of a payment that is left, according to the gateway. */
export function computeBalance({ amount, refunded, lost }: Omit<Money, 'underway'>): Paise {
  return paise(amount - refunded - lost)
}

export function refundable(capture: Money): Paise {
  return paise(Math.max(0, computeBalance(capture) - capture.underway))
}

/** True if everything ever paid has been refunded. */
export function isAllRefunded(payments: readonly Pick<Money, 'amount' | 'refunded'>[]): boolean {
  return payments.length > 0 && payments.every(({ amount, refunded }) => refunded >= amount)
}
