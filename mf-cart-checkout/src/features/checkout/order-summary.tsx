import { Button } from 'design-system/button/button'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import { Spinner } from 'design-system/spinner/spinner'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { useText } from 'shared-contracts/words'
import { LineTable } from '../../components/line-table'
import { describeObstacle, type Unavailable } from '../../data/lines/catalog-check'
import type { LineRemoval } from '../../data/lines/use-line-removal'
import styles from './order-summary.module.css'
import { OrderTotals } from './order-totals'

interface OrderSummaryProps {
  lines: readonly CartLine[]
  unavailable: Unavailable
  onRemove: LineRemoval['remove']
  isProcessing: boolean
  /** True while the confirmation dialog is open, which then shows the progress instead of PAY NOW. */
  isConfirming: boolean
  onPay: () => void
}

/** The lines, the totals and PAY NOW. */
export function OrderSummary(props: OrderSummaryProps) {
  const { lines, unavailable, onRemove, isProcessing, isConfirming, onPay } = props
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
      <OrderTotals lines={lines} />
      <Button
        size="lg"
        block
        disabled={Boolean(obstacle)}
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
