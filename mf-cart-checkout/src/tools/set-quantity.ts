import { MAX_LINE_QUANTITY } from 'shared-contracts/orders/line-quantity'
import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { count } from 'shared-contracts/remote/agents/fields'
import { refuse } from 'shared-contracts/remote/agents/refuse'
import { CART } from 'shared-contracts/routing/own-paths'
import { cartQuantityChanged } from 'shared-contracts/store'
import { lineKey } from '../data/lines/line-key'
import { cartLines } from './cart-at-hand'
import { describeCart } from './describe-cart'
import { lineFields } from './line-fields'

export const setQuantity = defineTool({
  name: 'set_quantity',
  title: 'Change a quantity',
  description:
    'Sets how many packs a line of the cart has, as its plus and minus buttons do. Answers with the cart. It removes no line: only the shopper does.',
  pages: [CART],
  fields: { ...lineFields, quantity: count('How many packs the line is to have.', MAX_LINE_QUANTITY) },
  async answer({ product_id: id, pack_id: variantId, quantity }, { store }) {
    const key = { id, variantId }
    const lines = await cartLines(store)
    if (!lines.some((line) => lineKey(line) === lineKey(key)))
      return refuse('NOT_IN_CART', 'The cart has no such line. Look with view_cart, or use add_to_cart.')
    store.dispatch(cartQuantityChanged({ ...key, quantity }))
    return describeCart(store)
  },
})
