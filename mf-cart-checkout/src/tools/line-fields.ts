import { id } from 'shared-contracts/remote/agents/fields'

export const lineFields = {
  product_id: id('The product_id returned by search_products or view_cart.'),
  pack_id: id('The pack_id of one of the product’s packs.'),
}
