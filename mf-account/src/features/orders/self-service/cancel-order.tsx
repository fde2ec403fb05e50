import { Alert } from 'design-system/alert/alert'
import { Button } from 'design-system/button/button'
import { formatAmount } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import type { Invoice } from '../invoice'
import { useMfAccountCancelOrderMutation } from './cases-api'
import styles from './self-service.module.css'
import { sendProblem } from './send-problem'

interface Props {
  invoice: Invoice
  onDone: (message: string) => void
}

/** Says what a cancellation does before it is carried out. */
export function CancelOrder({ invoice: { orderId, status, total }, onDone }: Props) {
  const t = useText()
  const [cancel, { error, isLoading }] = useMfAccountCancelOrderMutation()
  const amount = formatAmount(total)

  async function handlePress() {
    if (isLoading) return
    const { data } = await cancel(orderId)
    if (data) onDone(t('Order cancelled.'))
  }

  return (
    <div className={styles.case}>
      <h3 className="h4">{t('Cancel this order?')}</h3>
      <p>
        {status === 'Paid'
          ? t(
              'Nothing will be shipped. We’ll refund your payment to the original payment method; it’s credited in 10-15 days.',
            )
          : t('Nothing will be shipped, and you can no longer pay for this order.')}
      </p>
      {error && <Alert tone="bad">{sendProblem(error, t)}</Alert>}
      <div>
        <Button busy={isLoading} onClick={handlePress}>
          {status === 'Paid' ? t('Cancel order and refund Rs {amount}', { amount }) : t('Cancel this order')}
        </Button>
      </div>
    </div>
  )
}
