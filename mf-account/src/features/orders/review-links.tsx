import { textLook } from 'design-system/text-link/text-link'
import { Link } from 'react-router-dom'
import type { CustomerShipment } from 'shared-contracts/orders/order'
import { COUNTS_AS_DELIVERED_DAYS } from 'shared-contracts/reviews/review'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import type { Invoice } from './invoice'

interface ReviewLinksProps {
  shipments: readonly CustomerShipment[]
  lines: Invoice['lines']
}

const DAY_MS = 24 * 60 * 60_000

/** Links to reviews of the products that have been delivered. Renders nothing before that. */
export function ReviewLinks({ shipments, lines }: ReviewLinksProps) {
  const t = useText()
  const titles = new Map(
    shipments
      .filter(isDelivered)
      .flatMap((shipment) => shipment.lines)
      .flatMap(({ line }) => {
        const { productId, title } = lines[line] ?? {}
        return productId && title ? [[productId, title] as const] : []
      }),
  )
  if (titles.size === 0) return null
  return (
    <ul aria-label={t('Your reviews')}>
      {[...titles].map(([id, title]) => (
        <li key={id}>
          <Link to={paths.writeReview(id)} {...textLook()}>
            {t('Review {product}', { product: title })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function isDelivered({ state, shippedAt }: CustomerShipment): boolean {
  if (state === 'delivered') return true
  return state === 'shipped' && Date.now() - Date.parse(shippedAt) >= COUNTS_AS_DELIVERED_DAYS * DAY_MS
}
