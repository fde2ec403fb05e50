import { Button } from 'design-system/button/button'
import { Dialog } from 'design-system/dialog/dialog'
import { Picture } from 'design-system/picture/picture'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import type { ShownDiscountedCart } from 'shared-contracts/orders/discounts/discounts-reader'
import { formatAmount, times } from 'shared-contracts/values/money'
import { useText } from 'shared-contracts/words'
import { lineKey } from '../../data/lines/line-key'
import styles from './confirm-dialog.module.css'
import { OrderTotals } from './order-totals'

interface ConfirmDialogProps {
  open: boolean
  lines: readonly CartLine[]
  discounted: ShownDiscountedCart | undefined
  isProcessing: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** The final review before the gateway. It stays open while the order is processed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, lines, discounted, isProcessing, onCancel, onConfirm } = props
  const t = useText()
  return (
    <Dialog
      open={open}
      title={t('Confirm Your Order')}
      onClose={onCancel}
      locked={isProcessing}
      actions={
        <>
          <Button variant="quiet" disabled={isProcessing} onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button busy={isProcessing} onClick={onConfirm}>
            {isProcessing ? t('PROCESSING...') : t('Confirm and Pay')}
          </Button>
        </>
      }
    >
      <ul className={styles.items}>
        {lines.map((line) => (
          <li key={lineKey(line)} className={styles.item}>
            <span className={styles.picture}>
              <Picture src={line.image || null} alt="" sizes="52px" />
            </span>
            <span>
              <b>{t(line.title)}</b>
              <span className={styles.quantity}>
                {t('{pack} · Quantity {quantity}', {
                  pack: t(line.variantLabel),
                  quantity: line.quantity,
                })}
              </span>
            </span>
            <span className={styles.price}>{`Rs ${formatAmount(times(line.price, line.quantity))}`}</span>
          </li>
        ))}
      </ul>
      <OrderTotals lines={lines} discounted={discounted} />
    </Dialog>
  )
}
