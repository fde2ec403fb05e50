import { Button } from 'design-system/button/button'
import { useState } from 'react'
import type { OrderMoney, RefundRequest } from 'shared-contracts/payments/admin/money-schema'
import { inRupees } from 'shared-contracts/values/money'
import { CardList } from '../../../components/cards/card-list'
import { RefundRequestCard } from '../../../components/refund-request-card/refund-request-card'
import { Loaded } from '../../../components/screen-states/loaded'
import { useMfAdminGetOrderMoneyQuery } from '../../../data/payments/money-api'
import { CancelOrder } from './cancel-order'
import styles from './refund.module.css'
import { RefundForm } from './refund-form'

const whyNot = {
  'not-paid': 'Unpaid orders can’t be cancelled.',
  shipped: 'This order has been shipped and can no longer be cancelled.',
  cancelled: 'This order is cancelled.',
}

/** An order's payments and refunds, with forms for a refund and a cancellation. @param order the order's id */
export function OrderRefund({ order }: { order: string }) {
  const query = useMfAdminGetOrderMoneyQuery(order)
  return (
    <Loaded query={query} what="the payment details">
      {(money) => <Sheet order={order} money={money} onReload={query.refetch} />}
    </Loaded>
  )
}

function Sheet({ order, money, onReload }: { order: string; money: OrderMoney; onReload: () => unknown }) {
  const { paid, left, notCancellable, refundRequests } = money
  const [open, setOpen] = useState<'refund' | 'cancel'>()
  const close = () => setOpen(undefined)
  const mayGive = left > 0 && notCancellable !== 'cancelled' && notCancellable !== 'not-paid'
  return (
    <div className={styles.sheet}>
      <dl className={styles.sums}>
        <dt>Paid</dt>
        <dd>{inRupees(paid)}</dd>
        <dt>Refundable</dt>
        <dd>{inRupees(left)}</dd>
      </dl>
      {refundRequests.length > 0 && (
        <CardList label="Refunds">
          {refundRequests.map((refundRequest) => (
            <RefundRequestCard
              key={refundRequest.id}
              refundRequest={refundRequest}
              about={nameLine(refundRequest, money)}
              onReload={onReload}
            />
          ))}
        </CardList>
      )}
      <div className={styles.actions}>
        {mayGive && <Button onClick={() => setOpen('refund')}>Refund order</Button>}
        {!notCancellable && (
          <Button variant="line" onClick={() => setOpen('cancel')}>
            Cancel order
          </Button>
        )}
      </div>
      {notCancellable && <p>{whyNot[notCancellable]}</p>}
      <RefundForm
        // The form is remounted if goods are returned in the meantime, so that they are preselected.
        key={money.returns.map(({ id }) => id).join()}
        order={order}
        money={money}
        open={open === 'refund'}
        onClose={close}
        onReload={onReload}
      />
      <CancelOrder order={order} left={left} open={open === 'cancel'} onClose={close} onReload={onReload} />
    </div>
  )
}

/** Describes the refunded items; undefined if the refund is not for a line. */
function nameLine({ kind, line, quantity }: RefundRequest, { lines }: OrderMoney): string | undefined {
  const refunded = kind === 'line' ? lines.find((one) => one.line === line) : undefined
  return refunded && `${quantity} x ${refunded.name}, ${refunded.variant}`
}
