import { addItem, type CartItem, type CartLine, countItems } from 'shared-contracts/orders/cart/cart'
import { CART_KEY } from 'shared-contracts/store/cart-key'
import { readStored, writeStored } from 'shared-contracts/store/stored-text'

interface StoredCart {
  lines: readonly CartLine[]
}

function isLine({ id, variantId, quantity }: CartLine): boolean {
  return typeof id === 'string' && typeof variantId === 'string' && Number.isInteger(quantity) && quantity > 0
}

/** True if every choice is still the one that the server's HTML, and so the button's line, is for. */
function isAsSent(): boolean {
  const chosen = [...document.querySelectorAll<HTMLOptionElement>('main option:checked')]
  return chosen.every(({ defaultSelected }) => defaultSelected)
}

/**
 * Adds the line of a pressed button (`data-line`) to the stored cart, and shows the count in the header, before the shop's code
 * has loaded. Other tabs learn of it by the `storage` event.
 * @returns false if that is left to the shop's code: without a line or storage, after another choice, or if the stored cart
 * is not as this shop writes it
 */
export function addEarly({ dataset: { line } }: HTMLElement): boolean {
  if (!line || !isAsSent()) return false
  try {
    const { lines }: StoredCart = JSON.parse(readStored('localStorage', CART_KEY) ?? '{"lines":[]}')
    if (!lines.every(isLine)) return false
    const changed = addItem(lines, JSON.parse(line) as CartItem)
    // Changed lines are another order.
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
