import { id } from 'shared-contracts/remote/agents/fields'

export const lineFields = {
  product_id: id('The product_id that search_products or view_cart gives.'),
  pack_id: id('The pack_id of one of its packs.'),
}
