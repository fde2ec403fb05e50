import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { describeCart } from './describe-cart'

export const viewCart = defineTool({
  name: 'view_cart',
  title: 'Look into the cart',
  description:
    'Tells the lines of the shopper’s cart with quantities and prices in INR, its subtotal, and what keeps it from being checked out, if anything does.',
  readOnlyHint: true,
  fields: {},
  answer: (_, { store }) => describeCart(store),
})
