import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { readCartLink } from 'shared-contracts/orders/cart/cart-link'
import { SharedCart } from '../features/shared-cart/shared-cart'
import { UnreadableLink } from '../features/shared-cart/unreadable-link'

/** The content of a shared link or an earlier order. Opening it changes nothing. */
function SharedCartPage() {
  const { lines: text = '' } = useParams()
  const lines = useMemo(() => readCartLink(text), [text])
  return lines ? <SharedCart key={text} lines={lines} /> : <UnreadableLink />
}

export { SharedCartPage as Component }
