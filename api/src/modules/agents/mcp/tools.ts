import { z } from 'zod'
import type { Operations } from '../operations/operations'
import { getPolicies, Policies, PoliciesRequest } from '../operations/policies'
import { CartRequest, LookupRequest, ProductRequest, SearchRequest } from '../operations/requests'
import { Cart, Failure, FoundProducts, OneProduct } from '../ucp/response-schema'
import { cartText, policiesText, productsText } from './plain-texts'

/** UCP's description of the caller. Optional, because nothing depends on it. */
const meta = z.looseObject({}).optional()
const Id = z.string().min(1).describe("The cart's id, as returned by these tools")

interface ToolParts<Input extends z.ZodType, Output> {
  title: string
  description: string
  input: Input
  output: z.ZodType
  /** Announced to clients as `readOnlyHint`; true by default. */
  isReading?: boolean
  run: (input: z.output<Input>) => Promise<Output>
  text: (output: Output) => string
}

/** A tool, defined once for every protocol. */
export interface ShopTool {
  title: string
  description: string
  input: z.ZodType
  output: z.ZodType
  isReading: boolean
  /** @throws z.ZodError for invalid input */
  call: (input: unknown) => Promise<{ structured: object; text: string }>
}

function tool<Input extends z.ZodType, Output extends object>(parts: ToolParts<Input, Output>): ShopTool {
  const { input, run, text, isReading = true } = parts
  return {
    ...parts,
    isReading,
    async call(given) {
      const structured = await run(input.parse(given))
      return { structured, text: text(structured) }
    },
  }
}

/** Merges success and failure into one object, because MCP allows no union at a schema's root. */
function orFailure<Shape extends z.ZodRawShape>(answer: z.ZodObject<Shape>): z.ZodType {
  const { ucp, ...others } = answer.shape
  return z.object({ ...z.object(others).partial().shape, ...Failure.partial().shape, ucp })
}

/** The tools for assistants under their UCP names, in one table for every protocol. */
export function shopTools(operations: Operations): ReadonlyMap<string, ShopTool> {
  const { searchCatalog, lookupCatalog, getProduct, carts, spoken } = operations
  const cart = { output: orFailure(Cart), isReading: false, text: cartText }
  return new Map([
    [
      'search_catalog',
      tool({
        title: 'Search products',
        description:
          'Finds whole spices, ground spices, blends and kits by their names in any language of India, by category or by price. Returns prices, prices per 100 g, and availability.',
        input: z.looseObject({ meta, catalog: SearchRequest }),
        output: FoundProducts,
        run: ({ catalog }) => searchCatalog(catalog),
        text: productsText,
      }),
    ],
    [
      'lookup_catalog',
      tool({
        title: 'Look up products and pack sizes',
        description:
          'Returns several products or pack sizes by id. A product id returns its first pack size.',
        input: z.looseObject({ meta, catalog: LookupRequest }),
        output: FoundProducts,
        run: ({ catalog }) => lookupCatalog(catalog),
        text: productsText,
      }),
    ],
    [
      'get_product',
      tool({
        title: 'Get a product',
        description: 'Returns one product with all its pack sizes, label details and allergens.',
        input: z.looseObject({ meta, catalog: ProductRequest }),
        output: orFailure(OneProduct),
        run: ({ catalog }) => getProduct(catalog),
        text: productsText,
      }),
    ],
    [
      'create_cart',
      tool({
        ...cart,
        title: 'Create a cart link',
        description:
          'Prices the given packs and returns a link (continue_url) where the buyer reviews the cart, orders and pays. Does not place an order.',
        input: z.looseObject({ meta, cart: CartRequest }),
        run: ({ cart }) => carts.create(cart),
      }),
    ],
    [
      'get_cart',
      tool({
        ...cart,
        isReading: true,
        title: "Refresh a cart's prices",
        description: 'Returns a cart at current prices.',
        input: z.looseObject({ meta, id: Id }),
        run: ({ id }) => carts.get(id),
      }),
    ],
    [
      'update_cart',
      tool({
        ...cart,
        title: "Replace a cart's items",
        description: 'Returns a new cart with a new id and link. The shop does not store carts.',
        input: z.looseObject({ meta, id: Id, cart: CartRequest }),
        run: ({ id, cart }) => carts.update(id, cart),
      }),
    ],
    [
      'cancel_cart',
      tool({
        ...cart,
        title: 'Cancel a cart',
        description: 'Returns the cart one last time. The shop does not store carts, so nothing is deleted.',
        input: z.looseObject({ meta, id: Id }),
        run: ({ id }) => carts.cancel(id),
      }),
    ],
    [
      'get_policies',
      tool({
        title: 'Get the policies',
        description: 'Returns links to the pages about shipping, refunds, terms, privacy and contact.',
        input: PoliciesRequest,
        output: Policies,
        run: async (asked) => getPolicies(asked, spoken.origin),
        text: policiesText,
      }),
    ],
  ])
}
