import { Title } from 'design-system/title/title'
import { useEffect } from 'react'
import {
  selectCartLines,
  selectCartSubtotal,
  selectIsCartRestored,
  useAppSelector,
} from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { LineTable } from '../components/line-table'
import styles from '../components/lines-columns.module.css'
import { LinesFrame } from '../components/lines-frame'
import { PageSpinner } from '../components/page-spinner'
import { PriceNotice } from '../components/price-notice'
import { describeObstacle } from '../data/lines/catalog-check'
import { useCatalogCheck } from '../data/lines/use-catalog-check'
import { useLineRemoval } from '../data/lines/use-line-removal'
import { useSentOrder } from '../data/payment/use-sent-order'
import { CartSummary } from '../features/cart/cart-summary'
import { EmptyCart } from '../features/cart/empty-cart'
import { fetchCheckoutAhead } from './checkout/checkout-file'

function CartPage() {
  const t = useText()
  const isRestored = useAppSelector(selectIsCartRestored)
  const lines = useAppSelector(selectCartLines)
  const subtotal = useAppSelector(selectCartSubtotal)
  const { changes, unavailable } = useCatalogCheck()
  const removal = useLineRemoval()
  useSentOrder()
  const hasLines = lines.length > 0

  useEffect(() => {
    if (hasLines) return fetchCheckoutAhead()
  }, [hasLines])

  if (isRestored && !hasLines)
    return (
      <LinesFrame removal={removal}>
        <EmptyCart />
      </LinesFrame>
    )
  return (
    <LinesFrame removal={removal}>
      <Title>{t('YOUR CART')}</Title>
      {isRestored ? (
        <div className={styles.columns}>
          <div className={styles.lines}>
            <PriceNotice changes={changes} />
            <LineTable
              caption={t('Your cart')}
              lines={lines}
              unavailable={unavailable}
              onRemove={removal.remove}
            />
          </div>
          <CartSummary lines={lines} subtotal={subtotal} obstacle={describeObstacle(unavailable, t)} />
        </div>
      ) : (
        <PageSpinner label={t('Loading your cart')} />
      )}
    </LinesFrame>
  )
}

export { CartPage as Component }
