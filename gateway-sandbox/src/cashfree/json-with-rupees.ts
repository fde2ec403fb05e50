import { randomUUID } from 'node:crypto'
import { formatAmount, type Paise } from 'shared-contracts/values/money'

/**
 * Formats amounts as 170.00, as Cashfree does, where JSON.stringify would write 170. Receivers that sign their own
 * serialisation fail on the difference. Unique placeholders are inserted and replaced with two-decimal numbers.
 *
 * @param build gets a function that returns the placeholder of an amount
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
