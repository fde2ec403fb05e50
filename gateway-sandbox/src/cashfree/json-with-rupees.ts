import { randomUUID } from 'node:crypto'
import { formatAmount, type Paise } from 'shared-contracts/values/money'

/**
 * Writes amounts with two decimals, such as 170.00, as Cashfree does; JSON.stringify would write 170. So a
 * receiver that serialises the body again before it verifies the signature fails, as it would at Cashfree.
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
