import { Button } from 'design-system/button/button'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { lateCode } from 'design-system/late/late-code'
import { OptionalLate } from 'design-system/late/optional-late'
import { Spinner } from 'design-system/spinner/spinner'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { useText } from 'shared-contracts/words'
import { LineTable } from '../../components/line-table'
import { describeObstacle, type Unavailable } from '../../data/lines/catalog-check'
import type { LineRemoval } from '../../data/lines/use-line-removal'
import type { Discount } from './discount/use-discount'
import styles from './order-summary.module.css'
import { OrderTotals } from './order-totals'

// A separate chunk: the form is shown only while the shop has codes, or after following a link with one.
const discountCode = lateCode(
  () => import(/* webpackChunkName: "seldom-discount-code" */ './discount/discount-code'),
)

interface OrderSummaryProps {
  lines: readonly CartLine[]
  unavailable: Unavailable
  discount: Discount
  /** True if the shop has discount codes now. */
  hasCodes: boolean
  onRemove: LineRemoval['remove']
  isProcessing: boolean
  /** True while the confirmation dialog is open, which then shows the progress instead of PAY NOW. */
  isConfirming: boolean
  onPay: () => void
}

/** The lines, the totals and PAY NOW. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, unavailable, discount, hasCodes, onRemove, isProcessing, isConfirming, onPay } = props
  const t = useText()
  const obstacle = describeObstacle(unavailable, t)
  return (
    <LabelFrame className={styles.summary}>
      <h2 className="h3">{t('Order summary')}</h2>
      <LineTable
        caption={t('Order summary')}
        lines={lines}
        unavailable={unavailable}
        onRemove={onRemove}
        isSummary
      />
      {(hasCodes || discount.code !== undefined || discount.problem !== undefined) && (
        <OptionalLate code={discountCode}>
          {({ DiscountCode }) => <DiscountCode discount={discount} hasCodes={hasCodes} />}
        </OptionalLate>
      )}
      <OrderTotals lines={lines} discounted={discount.cart} />
      <Button
        size="lg"
        block
        disabled={Boolean(obstacle) || discount.isPricing}
        // Don't use `disabled`: the focus returns here from the dialog while the payment is being processed.
        aria-disabled={isProcessing || undefined}
        aria-describedby={obstacle && 'pay-obstacle'}
        onClick={onPay}
      >
        {isProcessing && <Spinner />}
        <span>{isProcessing && !isConfirming ? t('PROCESSING...') : t('PAY NOW')}</span>
      </Button>
      {obstacle && (
        <p id="pay-obstacle" role="status" className={styles.obstacle}>
          {obstacle}
        </p>
      )}
    </LabelFrame>
  )
}
