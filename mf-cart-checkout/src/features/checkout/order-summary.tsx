import { Button } from 'design-system/button/button'
import { LabelFrame } from 'design-system/label-frame/label-frame'
import type { CartLine } from 'shared-contracts/domain/cart'
import { LineTable } from '../../lines/line-table'
import { obstacleOf } from '../../lines/obstacle'
import styles from './order-summary.module.css'
import { OrderSums } from './order-sums'

interface OrderSummaryProps {
  lines: readonly CartLine[]
  gone: readonly CartLine[]
  isProcessing: boolean
  onPay: () => void
}

/** What is bought and for how much, with PAY NOW. */
export function OrderSummary({ lines, gone, isProcessing, onPay }: OrderSummaryProps) {
  const obstacle = obstacleOf(gone)
  return (
    <LabelFrame className={styles.summary}>
      <h2 className="h3">Order summary</h2>
      <LineTable caption="Order summary" lines={lines} gone={gone} isSummary />
      <OrderSums lines={lines} />
      <Button
        size="lg"
        block
        disabled={Boolean(obstacle)}
        busy={isProcessing}
        aria-describedby={obstacle && 'pay-obstacle'}
        onClick={onPay}
      >
        PAY NOW
      </Button>
      {obstacle && (
        <p id="pay-obstacle" role="status" className={styles.obstacle}>
          {obstacle}
        </p>
      )}
    </LabelFrame>
  )
}
