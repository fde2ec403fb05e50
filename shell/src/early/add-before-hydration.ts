import { addItem, type CartItem, type CartLine, countItems } from 'shared-contracts/orders/cart/cart'
import { CART_KEY } from 'shared-contracts/store/cart-key'
import { readStored, writeStored } from 'shared-contracts/store/stored-text'

interface StoredCart {
  lines: readonly CartLine[]
}

function isLine({ id, variantId, quantity }: CartLine): boolean {
  return typeof id === 'string' && typeof variantId === 'string' && Number.isInteger(quantity) && quantity > 0
}

/** True if all options are still as the server sent them: the button's cart line is right only for those. */
function isAsSent(): boolean {
  const chosen = [...document.querySelectorAll<HTMLOptionElement>('main option:checked')]
  return chosen.every(({ defaultSelected }) => defaultSelected)
}

/**
 * Adds the cart line of a pressed button (`data-line`) to the stored cart, and shows the count in the header,
 * before the shop's code has loaded. Other tabs are notified by the `storage` event.
 * @returns false if the shop's code has to add it: there is no line or storage, an option was changed, or the
 * stored cart is in a different format
 */
export function addEarly({ dataset: { line } }: HTMLElement): boolean {
  if (!line || !isAsSent()) return false
  try {
    const { lines }: StoredCart = JSON.parse(readStored('localStorage', CART_KEY) ?? '{"lines":[]}')
    if (!lines.every(isLine)) return false
    const changed = addItem(lines, JSON.parse(line) as CartItem)
    // A changed cart needs a new order.
    const text = JSON.stringify({ lines: changed, orderId: null })
    writeStored('localStorage', CART_KEY, text)
    if (readStored('localStorage', CART_KEY) !== text) return false
    showCount(countItems(changed))
    return true
  } catch {
    return false
  }
}

/** Shows the count on the cart's link by attributes alone, because React will take over its elements. */
function showCount(count: number): void {
  const link = document.querySelector<HTMLElement>('header [data-items]')
  if (!link) return
  const shown = count > 99 ? '99+' : String(count)
  const [one = '', other = ''] = link.dataset.items?.split('|') ?? []
  link.dataset.early = shown
  link.ariaLabel = (count === 1 ? one : other).replace('#', shown)
}
