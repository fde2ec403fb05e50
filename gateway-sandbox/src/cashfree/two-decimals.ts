import { randomUUID } from 'node:crypto'
import { formatAmount, type Paise } from 'shared-contracts/domain/money'

/**
 * Cashfree writes 170.00 where JSON.stringify writes 170, and receivers that sign their own re-serialisation break
 * on it; so a unique stand-in is put in and replaced by the two-decimal number.
 *
 * @param build gets what stands for the amount
 */
export function jsonWithRupees(amount: Paise, build: (amount: string) => unknown): string {
  const standIn = randomUUID()
  return JSON.stringify(build(standIn)).replaceAll(`"${standIn}"`, formatAmount(amount))
}
