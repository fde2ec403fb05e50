import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { variantItemId } from 'shared-contracts/orders/cart/cart-link'
import { computeTotals } from 'shared-contracts/orders/totals'
import { paths } from 'shared-contracts/routing/paths'
import { add, type Paise, times } from 'shared-contracts/values/money'
import { capabilities } from './capabilities'
import { envelope, type Spoken, withMessages } from './envelope'
import type { Cart, LineItem, Message } from './response-schema'

/** A pack at its current price, with a quantity. */
export interface StagedLine {
  product: ShownProduct
  variant: ShownVariant
  quantity: number
}

interface Staged {
  id: string
  lines: readonly StagedLine[]
  /** The cart's lines, as in a permalink. */
  link: string
  messages: Message[]
}

/** Converts a cart to UCP: estimated totals, and a link that opens the same cart in the shop. */
export function wireCart({ id, lines, link, messages }: Staged, spoken: Spoken): Cart {
  const { origin } = spoken
  const { subtotal, shipping, total } = computeTotals(add(...lines.map(computeLineTotal)))
  return {
    ucp: envelope(spoken, capabilities.cart),
    id,
    line_items: lines.map((line) => wireLine(line, origin)),
    currency: 'INR',
    totals: [
      { type: 'subtotal', display_text: 'Subtotal, tax included', amount: subtotal },
      { type: 'fulfillment', display_text: 'Shipping within India', amount: shipping },
      // An estimate, because only the price at checkout counts.
      { type: 'total', display_text: 'Estimated total', amount: total },
    ],
    links: [
      { type: 'shipping_policy', url: origin + paths.shipping, title: 'Shipping' },
      { type: 'refund_policy', url: origin + paths.refund, title: 'Refunds' },
      { type: 'terms_of_service', url: origin + paths.terms, title: 'Terms' },
      { type: 'privacy_policy', url: origin + paths.privacy, title: 'Privacy' },
    ],
    continue_url: origin + paths.cartLink(link),
    ...withMessages(messages),
  }
}

function computeLineTotal({ variant, quantity }: StagedLine): Paise {
  return times(variant.price, quantity)
}

function wireLine(line: StagedLine, origin: string): LineItem {
  const { product, variant, quantity } = line
  const id = variantItemId({ id: product.id, variantId: variant.id })
  const amount = computeLineTotal(line)
  return {
    id,
    item: {
      id,
      title: variant.title,
      price: variant.price,
      ...(variant.picture && { image_url: new URL(variant.picture, origin).href }),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount },
      { type: 'total', amount },
    ],
  }
}
