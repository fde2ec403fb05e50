import * as z from 'zod/mini'
import { labelSizes, MOST_PRINTED, slipSizes } from './document-sizes'

const ID = '[\\w-]{1,64}'

const which = {
  /** Ids of orders, separated by commas. */
  orders: z
    .string()
    .check(z.regex(new RegExp(`^${ID}(,${ID}){0,${MOST_PRINTED - 1}}$`), 'Choose between 1 and 100 orders.')),
  /** Limits the document to one shipment of an order. */
  shipment: z.optional(z.string().check(z.regex(new RegExp(`^${ID}$`)))),
}

export const LabelQuery = z.object({ ...which, size: z.enum(labelSizes) })
/** Invoices are always A4. */
export const InvoicesQuery = z.pick(z.object(which), { orders: true })
export const SlipQuery = z.object({ ...which, size: z.enum(slipSizes) })
