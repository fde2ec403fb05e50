import { type Paise, parseRupees } from 'shared-contracts/values/money'
import { normalisePhoneText } from 'shared-contracts/values/phone'
import { typedRupees } from 'shared-contracts/values/typed-number'
import { tidyText } from 'shared-contracts/values/typed-text'
import * as z from 'zod/mini'

const MOST_RUPEES = 1_000_000

const inPaise = (amount: number | string): Paise | undefined =>
  typeof amount === 'string' ? typedRupees(amount) : parseRupees(amount)

function isAmount(amount: number | string): boolean {
  const paise = inPaise(amount)
  return paise !== undefined && paise >= 100 && paise <= MOST_RUPEES * 100
}

/** The stand-alone payment form (specification 13.3), without its `userId`: the session decides who pays. */
export const StandAloneRequest = z.object({
  amount: z
    .union([z.number(), z.string()], 'Amount must be at least 1.')
    .check(z.refine(isAmount, `Amount must be from 1 to ${MOST_RUPEES} rupees, with at most two decimals.`)),
  phone: z
    .string('Phone is required.')
    .check(z.overwrite(normalisePhoneText), z.regex(/^\d{10}$/, 'Phone must be 10 digits.')),
  name: z
    .string('Name is required.')
    .check(
      z.overwrite(tidyText),
      z.minLength(1, 'Name is required.'),
      z.maxLength(100),
      z.regex(/^[^\p{Cc}]*$/u),
    ),
})
export type StandAloneRequest = z.infer<typeof StandAloneRequest>

/** @throws Error if the amount was not validated before */
export function readAmount(request: StandAloneRequest): Paise {
  const amount = inPaise(request.amount)
  if (amount === undefined) throw new Error('The amount of a stand-alone payment was not checked.')
  return amount
}
