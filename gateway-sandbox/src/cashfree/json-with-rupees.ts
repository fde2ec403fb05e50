import { randomUUID } from 'node:crypto'
import { formatAmount, type Paise } from 'shared-contracts/values/money'

/**
 * Cashfree writes 170.00 where JSON.stringify writes 170, and receivers that sign their own re-serialisation break
 * on it; so unique placeholders are put in and replaced by the two-decimal numbers.
 *
 * @param build gets a function that gives what stands for an amount
 */
export function jsonWithRupees(build: (print: (amount: Paise) => string) => unknown): string {
  const amounts = new Map<string, Paise>()
  const json = JSON.stringify(
    build((amount) => {
      const standIn = randomUUID()
      amounts.set(standIn, amount)
      return standIn
    }),
  )
  return [...amounts].reduce(
    (text, [standIn, amount]) => text.replace(`"${standIn}"`, formatAmount(amount)),
    json,
  )
}
