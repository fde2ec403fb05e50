import { writeCartLink } from 'shared-contracts/orders/cart/cart-link'
import { paths } from 'shared-contracts/routing/paths'
import { z } from 'zod'

/** Structured data of a product with several packs. */
const Group = z.object({
  '@type': z.literal('ProductGroup'),
  productGroupID: z.string(),
  hasVariant: z.array(
    z.object({ sku: z.string(), size: z.string(), offers: z.object({ availability: z.string() }) }),
  ),
})

const Graph = z.object({ '@graph': z.array(z.unknown()) })

const SOLD_OUT = 'https://schema.org/OutOfStock'

export interface CartLink {
  pack: string
  path: string
}

/** Returns a cart link for each pack in stock. @param structuredData JSON-LD; '' if the page has none */
export function cartLinks(structuredData: string): CartLink[] {
  const { '@graph': things } = structuredData ? Graph.parse(JSON.parse(structuredData)) : { '@graph': [] }
  return things
    .map((thing) => Group.safeParse(thing).data)
    .flatMap((group) => group?.hasVariant.map((pack) => ({ ...pack, id: group.productGroupID })) ?? [])
    .filter(({ offers }) => offers.availability !== SOLD_OUT)
    .map(({ id, sku, size }) => ({
      pack: size,
      path: paths.cartLink(writeCartLink([{ id, variantId: sku, quantity: 1 }])),
    }))
}
