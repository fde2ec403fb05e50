import { ucpVersions } from 'shared-contracts/routing/agent-paths'
import { z } from 'zod'

/* Responses to agents in UCP's shape. Amounts are in paise. */

export const Envelope = z.object({
  version: z.enum(ucpVersions),
  status: z.enum(['success', 'error']),
  capabilities: z.record(z.string(), z.array(z.object({ version: z.enum(ucpVersions) }))),
})
export type Envelope = z.infer<typeof Envelope>

export const Message = z.object({
  type: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  /** JSONPath of the subject within the response. */
  path: z.string().optional(),
  content: z.string(),
  severity: z.enum(['recoverable', 'unrecoverable']).optional(),
  presentation: z.enum(['disclosure']).optional(),
})
export type Message = z.infer<typeof Message>

const Amount = z.int().nonnegative()
const Price = z.object({ amount: Amount, currency: z.literal('INR') })
const PriceRange = z.object({ min: Price, max: Price })
const Plain = z.object({ plain: z.string() })
const Option = z.object({ name: z.string(), label: z.string() })
const Media = z.object({ type: z.literal('image'), url: z.url(), alt_text: z.string() })

/** A quantity of goods, with its unit's code (UN/ECE Recommendation 20). */
const Measure = z.object({ value: z.int(), unit: z.string() })

export const Variant = z.object({
  /** The pack's id in carts and links. */
  id: z.string(),
  /** The pack's id in feeds. */
  sku: z.string(),
  title: z.string(),
  description: Plain,
  url: z.url(),
  price: Price,
  unit_price: z
    .object({ amount: Amount, currency: z.literal('INR'), measure: Measure, reference: Measure })
    .optional(),
  availability: z.object({ available: z.boolean(), status: z.enum(['in_stock', 'out_of_stock']) }),
  options: z.array(Option).optional(),
  selected_options: z.array(Option).optional(),
  media: z.array(Media).optional(),
  metadata: z.object({ maximum_retail_price: Price.optional() }).optional(),
  inputs: z.array(z.object({ id: z.string(), match: z.enum(['exact', 'featured']) })).optional(),
})
export type Variant = z.infer<typeof Variant>

const OptionValue = z.object({
  label: z.string(),
  available: z.boolean().optional(),
  exists: z.boolean().optional(),
})

export const Product = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  brand: z.string().optional(),
  description: Plain,
  url: z.url(),
  categories: z.array(z.object({ value: z.string(), taxonomy: z.literal('merchant') })),
  price_range: PriceRange,
  media: z.array(Media),
  options: z.array(z.object({ name: z.string(), values: z.array(OptionValue) })),
  selected: z.array(Option).optional(),
  variants: z.array(Variant),
  rating: z.object({ value: z.number(), scale_max: z.literal(5), count: z.int() }).optional(),
  /** Facts from the label. */
  metadata: z.record(z.string(), z.union([z.string(), z.int(), z.array(z.string())])).optional(),
})
export type Product = z.infer<typeof Product>

const Total = z.object({ type: z.string(), display_text: z.string().optional(), amount: Amount })

export const LineItem = z.object({
  id: z.string(),
  item: z.object({ id: z.string(), title: z.string(), price: Amount, image_url: z.url().optional() }),
  quantity: z.int().positive(),
  totals: z.array(Total),
})
export type LineItem = z.infer<typeof LineItem>

const Link = z.object({ type: z.string(), url: z.url(), title: z.string() })
const messages = { messages: z.array(Message).optional() }

/** The response if a request can't be fulfilled, in place of the requested object. */
export const Failure = z.object({
  ucp: Envelope,
  messages: z.array(Message),
  /** A link for the person to continue in the shop. */
  continue_url: z.url(),
})
export type Failure = z.infer<typeof Failure>

const Pagination = z.object({
  cursor: z.string().optional(),
  has_next_page: z.boolean(),
  total_count: z.int().optional(),
})

export const FoundProducts = z.object({
  ucp: Envelope,
  products: z.array(Product),
  pagination: Pagination.optional(),
  ...messages,
})
export type FoundProducts = z.infer<typeof FoundProducts>

export const OneProduct = z.object({ ucp: Envelope, product: Product, ...messages })
export type OneProduct = z.infer<typeof OneProduct>

export const Cart = z.object({
  ucp: Envelope,
  id: z.string(),
  line_items: z.array(LineItem),
  currency: z.literal('INR'),
  totals: z.array(Total),
  links: z.array(Link),
  /** Opens the cart in the shop. */
  continue_url: z.url(),
  ...messages,
})
export type Cart = z.infer<typeof Cart>
