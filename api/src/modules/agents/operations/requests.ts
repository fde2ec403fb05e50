import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import { z } from 'zod'

/* Requests from agents. Other UCP fields, such as the buyer or claimed prices, are accepted but ignored. */

export const PAGE = 10

const Filters = z
  .looseObject({
    categories: z.array(z.string()).optional().describe('Category values, such as GROUND SPICES'),
    price: z
      .looseObject({ min: z.int().nonnegative().optional(), max: z.int().nonnegative().optional() })
      .optional()
      .describe('Price of one pack, in paise'),
    availability: z.array(z.string()).optional().describe('in_stock, out_of_stock'),
  })
  .describe('A product must match all of them')
export type Filters = z.infer<typeof Filters>

const Context = z.looseObject({
  currency: z.string().optional().describe('Currency of the price filter. The shop sells in INR only.'),
})
export type Context = z.infer<typeof Context>

/** The position at which a search continues. */
const Cursor = z.string().regex(/^at-\d{1,4}$/)

export const SearchRequest = z
  .looseObject({
    query: z.string().optional().describe('Product names in any Indian language, such as haldi or turmeric'),
    filters: Filters.optional(),
    context: Context.optional(),
    pagination: z
      .looseObject({ cursor: Cursor.optional(), limit: z.int().min(1).optional() })
      .optional()
      .describe(`At most ${PAGE} products per page`),
  })
  .refine(({ query, filters }) => query?.trim() || filters, 'A search needs "query" or "filters".')
export type SearchRequest = z.infer<typeof SearchRequest>

const Id = z.string().min(1)

export const LookupRequest = z.looseObject({
  ids: z.array(Id).min(1).describe(`Ids of at most ${PAGE} products or pack sizes`),
  filters: Filters.optional(),
  context: Context.optional(),
})
export type LookupRequest = z.infer<typeof LookupRequest>

export const ProductRequest = z.looseObject({
  id: Id.describe('Id of a product or a pack size'),
  selected: z
    .array(z.looseObject({ name: z.string(), label: z.string() }))
    .optional()
    .describe('The chosen pack size, such as name Pack, label 250 g'),
  filters: Filters.optional(),
  context: Context.optional(),
})
export type ProductRequest = z.infer<typeof ProductRequest>

export const CartRequest = z.looseObject({
  line_items: z
    .array(z.looseObject({ item: z.looseObject({ id: Id }), quantity: z.int().min(1) }))
    .min(1)
    .describe(`At most ${MOST_LINES} packs by id, with quantities. The shop sets the prices.`),
})
export type CartRequest = z.infer<typeof CartRequest>
