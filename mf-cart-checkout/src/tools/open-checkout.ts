import { inEnglish } from 'shared-contracts/i18n/translate'
import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { refuse } from 'shared-contracts/remote/agents/refuse'
import { CART, CHECKOUT } from 'shared-contracts/routing/own-paths'
import { describeObstacle } from '../data/lines/catalog-check'
import { pricedCart } from './cart-at-hand'

export const openCheckout = defineTool({
  name: 'open_checkout',
  title: 'Go to the checkout',
  description:
    'Shows the page where the shopper gives an address, orders and pays, as CHECK OUT in the cart does. It does nothing more: from there on the shopper acts, and no tool is offered.',
  pages: [CART],
  fields: {},
  async answer(_, { store, goTo }) {
    const check = await pricedCart(store)
    if (check.lines.length === 0) return refuse('EMPTY_CART', 'The cart is empty. Use add_to_cart first.')
    const obstacle = describeObstacle(check, inEnglish)
    if (obstacle) return refuse('CANNOT_CHECK_OUT', obstacle.slice(0, 500))
    await goTo(CHECKOUT)
    return { page: CHECKOUT, next: 'The shopper gives the address, orders and pays here.' }
  },
})
