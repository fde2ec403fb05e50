import * as z from 'zod/mini'
import { requiredText } from '../values/text'
import { isGstin, tidyGstin } from './gstin'

const Gstin = z
  .string()
  .check(
    z.overwrite(tidyGstin),
    z.refine(isGstin, 'This GSTIN isn’t valid. Check it against the registration certificate.'),
  )

/** The business buyer of an order. It is entered after the purchase, to keep the checkout short. */
export const BuyerRegistration = z.object({
  gstin: Gstin,
  /** The legal or trade name, as registered. */
  name: requiredText(200),
})
export type BuyerRegistration = z.infer<typeof BuyerRegistration>

/** The buyer details stored with an order. */
export const OrderBuyer = z.object({
  /** Null if no business was entered. */
  buyer: z.nullable(z.object({ gstin: z.string(), name: z.string() })),
  /** False while the order has a tax invoice that is not cancelled. */
  canChange: z.boolean(),
})
export type OrderBuyer = z.infer<typeof OrderBuyer>
