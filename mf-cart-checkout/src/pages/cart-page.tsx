import { Spinner } from 'design-system/spinner/spinner'
import { Title } from 'design-system/title/title'
import { useEffect } from 'react'
import {
  selectCartLines,
  selectCartSubtotal,
  selectIsCartRestored,
  useAppSelector,
} from 'shared-contracts/store'
import { CartSummary } from '../features/cart/cart-summary'
import { EmptyCart } from '../features/cart/empty-cart'
import { useSentOrder } from '../gateway/use-sent-order'
import { LineTable } from '../lines/line-table'
import { LinesFrame } from '../lines/lines-frame'
import { obstacleOf } from '../lines/obstacle'
import { PriceNotice } from '../lines/price-notice'
import { useCatalogueCheck } from '../lines/use-catalogue-check'
import { useLineRemoval } from '../lines/use-line-removal'
import styles from './cart-page.module.css'
import { fetchCheckoutAhead } from './checkout-file'

function CartPage() {
  const isRestored = useAppSelector(selectIsCartRestored)
  const lines = useAppSelector(selectCartLines)
  const subtotal = useAppSelector(selectCartSubtotal)
  const { changes, gone } = useCatalogueCheck()
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
      <Title>YOUR CART</Title>
      {isRestored ? (
        <div className={styles.columns}>
          <div className={styles.lines}>
            <PriceNotice changes={changes} />
            <LineTable caption="Your cart" lines={lines} gone={gone} onRemove={removal.remove} />
          </div>
          <CartSummary lines={lines} subtotal={subtotal} obstacle={obstacleOf(gone)} />
        </div>
      ) : (
        <div className={styles.waiting}>
          <Spinner label="Loading your cart" />
        </div>
      )}
    </LinesFrame>
  )
}

export { CartPage as Component }
