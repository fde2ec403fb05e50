import { inEnglish } from 'shared-contracts/i18n/translate'
import { type CartLine, countItems, subtotal } from 'shared-contracts/orders/cart/cart'
import type { ToolResult } from 'shared-contracts/remote/agents/agent-tool'
import { asManyAsFit } from 'shared-contracts/remote/agents/as-many-as-fit'
import { CART } from 'shared-contracts/routing/own-paths'
import type { Store } from 'shared-contracts/store'
import { formatAmount, type Paise, times } from 'shared-contracts/values/money'
import { type CatalogCheck, describeObstacle } from '../data/lines/catalog-check'
import { pricedCart } from './cart-at-hand'

const money = (amount: Paise) => `Rs ${formatAmount(amount)}`

function lineAnswer({ id, variantId, title, variantLabel, quantity, price }: CartLine) {
  return {
    product_id: id,
    pack_id: variantId,
    title,
    variant: variantLabel,
    quantity,
    price: money(times(price, quantity)),
  }
}

/** Describes a cart as its page does. A line's price is for its whole quantity. */
function cartAnswer(check: CatalogCheck): ToolResult {
  const { lines } = check
  const obstacle = describeObstacle(check, inEnglish)
  return asManyAsFit(lines, (shown, left) => ({
    lines: shown.map(lineAnswer),
    ...(left > 0 && { more_lines: left }),
    items: countItems(lines),
    subtotal: money(subtotal(lines)),
    note: 'Taxes, discounts, and shipping are calculated at checkout.',
    ...(obstacle && { cannot_check_out: obstacle.slice(0, 300) }),
    page: CART,
  }))
}

export async function describeCart(store: Store): Promise<ToolResult> {
  return cartAnswer(await pricedCart(store))
}
