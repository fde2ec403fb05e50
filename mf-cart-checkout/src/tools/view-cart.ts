import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { describeCart } from './describe-cart'

export const viewCart = defineTool({
  name: 'view_cart',
  title: 'View the cart',
  description:
    'Returns the lines of the shopper’s cart with quantities and prices in INR, the subtotal, and anything that prevents checkout.',
  readOnlyHint: true,
  fields: {},
  answer: (_, { store }) => describeCart(store),
})
