import { Spinner } from 'design-system/spinner/spinner'
import { Title } from 'design-system/title/title'
import {
  selectCartLines,
  selectCartSubtotal,
  selectIsCartRestored,
  useAppSelector,
} from 'shared-contracts/store'
import { CartSummary } from '../features/cart/cart-summary'
import { EmptyCart } from '../features/cart/empty-cart'
import { LineTable } from '../lines/line-table'
import { obstacleOf } from '../lines/obstacle'
import { PriceNotice } from '../lines/price-notice'
import { useCatalogueCheck } from '../lines/use-catalogue-check'
import styles from './cart-page.module.css'

export function CartPage() {
  const isRestored = useAppSelector(selectIsCartRestored)
  const lines = useAppSelector(selectCartLines)
  const subtotal = useAppSelector(selectCartSubtotal)
  const { changes, gone } = useCatalogueCheck()

  if (isRestored && lines.length === 0)
    return (
      <div className="wrap">
        <EmptyCart />
      </div>
    )
  return (
    <div className="wrap">
      <Title>YOUR CART</Title>
      {isRestored ? (
        <div className={styles.columns}>
          <div className={styles.lines}>
            <PriceNotice changes={changes} />
            <LineTable caption="Your cart" lines={lines} gone={gone} />
          </div>
          <CartSummary lines={lines} subtotal={subtotal} obstacle={obstacleOf(gone)} />
        </div>
      ) : (
        <div className={styles.waiting}>
          <Spinner label="Loading your cart" />
        </div>
      )}
    </div>
  )
}
