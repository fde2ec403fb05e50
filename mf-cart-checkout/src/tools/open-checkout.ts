import { inEnglish } from 'shared-contracts/i18n/translate'
import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { refuse } from 'shared-contracts/remote/agents/refuse'
import { CART, CHECKOUT } from 'shared-contracts/routing/own-paths'
import { describeObstacle } from '../data/lines/catalog-check'
import { pricedCart } from './cart-at-hand'

export const openCheckout = defineTool({
  name: 'open_checkout',
  title: 'Open the checkout',
  description:
    'Opens the page where the shopper enters an address, orders and pays, like CHECK OUT in the cart. From there the shopper continues alone: no tools are offered on that page.',
  pages: [CART],
  fields: {},
  async answer(_, { store, goTo }) {
    const check = await pricedCart(store)
    if (check.lines.length === 0) return refuse('EMPTY_CART', 'The cart is empty. Use add_to_cart first.')
    const obstacle = describeObstacle(check, inEnglish)
    if (obstacle) return refuse('CANNOT_CHECK_OUT', obstacle.slice(0, 500))
    await goTo(CHECKOUT)
    return { page: CHECKOUT, next: 'The shopper enters the address, orders and pays on this page.' }
  },
})
