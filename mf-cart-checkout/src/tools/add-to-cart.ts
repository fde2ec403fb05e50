import { showToast } from 'design-system/toast/show-toast'
import { type Product, variantPrice } from 'shared-contracts/catalog/product'
import type { CartItem, LineKey } from 'shared-contracts/orders/cart/cart'
import { MAX_LINE_QUANTITY } from 'shared-contracts/orders/line-quantity'
import { MOST_LINES } from 'shared-contracts/orders/most-lines'
import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { count, optional } from 'shared-contracts/remote/agents/fields'
import { isRefusal, type Refusal, refuse } from 'shared-contracts/remote/agents/refuse'
import { CART } from 'shared-contracts/routing/own-paths'
import { cartItemAdded, cartQuantityChanged } from 'shared-contracts/store'
import { lineKey } from '../data/lines/line-key'
import { askCatalog, cartLines } from './cart-at-hand'
import { describeCart } from './describe-cart'
import { lineFields } from './line-fields'

/** Returns the item that the button on the product's page would add, or a refusal if there is none. */
function findItem({ id, variantId }: LineKey, products: readonly Product[]): CartItem | Refusal {
  const product = products.find(({ _id }) => _id === id)
  if (!product) return refuse('UNKNOWN_PRODUCT', 'Product not found. Find its id with search_products.')
  const variant = product.variants.find(({ _id }) => _id === variantId)
  const price = variantPrice(variant)
  if (!variant || !price) {
    const variants = product.variants.map(({ _id }) => _id).join(', ')
    return refuse(
      'UNKNOWN_PACK',
      `This product has no such pack size. Choose from: ${variants.slice(0, 500)}.`,
    )
  }
  if (variant.isSoldOut) return refuse('SOLD_OUT', 'This pack size is sold out. Offer another one.')
  return {
    ...{ id, variantId, price, variantLabel: variant.quantity, title: product.name },
    image: product.images[0] ?? '',
  }
}

/** Returns how many packs are left, if only a few are. */
function findLeft({ id, variantId }: LineKey, products: readonly Product[]): number | undefined {
  const product = products.find(({ _id }) => _id === id)
  return product?.variants.find(({ _id }) => _id === variantId)?.left
}

export const addToCart = defineTool({
  name: 'add_to_cart',
  title: 'Add to cart',
  description:
    'Adds packs of a product to the shopper’s cart and shows the cart, like the ADD TO CART button. Quantities are added to those already in the cart. Returns the cart. Does not place an order: the shopper checks out and pays.',
  fields: {
    ...lineFields,
    quantity: optional(count('How many packs to add. Default: 1.', MAX_LINE_QUANTITY)),
  },
  async answer({ product_id: id, pack_id: variantId, quantity = 1 }, { store, goTo }) {
    const key = { id, variantId }
    const { products } = await askCatalog([id], store)
    const item = findItem(key, products)
    if (isRefusal(item)) return item
    const left = findLeft(key, products)
    const lines = await cartLines(store)
    const present = lines.find((line) => lineKey(line) === lineKey(key))?.quantity ?? 0
    if (present + quantity > MAX_LINE_QUANTITY)
      return refuse(
        'TOO_MANY',
        `An order can have at most ${MAX_LINE_QUANTITY} of one pack size. For more, contact the shop about a wholesale order.`,
      )
    if (left !== undefined && present + quantity > left)
      return refuse(
        'FEW_LEFT',
        `Only ${left} of this pack size left, and ${present} in the cart. Add fewer, or offer another pack size.`,
      )
    if (present === 0 && lines.length >= MOST_LINES)
      return refuse('CART_FULL', `The cart is full: an order can have at most ${MOST_LINES} lines.`)
    store.dispatch(cartItemAdded(item))
    if (quantity > 1) store.dispatch(cartQuantityChanged({ ...key, quantity: present + quantity }))
    await goTo(CART)
    // Without the toast, nothing on the cart page would announce the change.
    showToast({
      tone: 'ok',
      message: `${item.title}, ${item.variantLabel}: ${present + quantity} in your cart.`,
    })
    return describeCart(store)
  },
})
