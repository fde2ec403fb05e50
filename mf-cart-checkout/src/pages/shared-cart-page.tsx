import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { readCartLink } from 'shared-contracts/orders/cart/cart-link'
import { SharedCart } from '../features/shared-cart/shared-cart'
import { UnreadableLink } from '../features/shared-cart/unreadable-link'

/** The lines of a shared cart or of an earlier order. Opening the page does not change the cart. */
function SharedCartPage() {
  const { lines: text = '' } = useParams()
  const lines = useMemo(() => readCartLink(text), [text])
  return lines ? <SharedCart key={text} lines={lines} /> : <UnreadableLink />
}

export { SharedCartPage as Component }
