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
    'Sets the quantity of a cart line, like its plus and minus buttons. Returns the cart. Cannot remove a line: only the shopper can.',
  pages: [CART],
  fields: { ...lineFields, quantity: count('The new quantity.', MAX_LINE_QUANTITY) },
  async answer({ product_id: id, pack_id: variantId, quantity }, { store }) {
    const key = { id, variantId }
    const lines = await cartLines(store)
    if (!lines.some((line) => lineKey(line) === lineKey(key)))
      return refuse('NOT_IN_CART', 'This item is not in the cart. See view_cart, or add it with add_to_cart.')
    store.dispatch(cartQuantityChanged({ ...key, quantity }))
    return describeCart(store)
  },
})
