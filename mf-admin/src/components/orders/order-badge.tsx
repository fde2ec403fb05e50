import { Badge } from 'design-system/badge/badge'
import type { OrderWord } from 'shared-contracts/fulfilment/shipments'
import type { OrderStatus } from 'shared-contracts/orders/order-status'

const tones: Partial<Record<OrderWord, 'warn' | 'ok' | 'bad'>> = {
  'To pack': 'warn',
  'Part shipped': 'warn',
  Shipped: 'ok',
  Delivered: 'ok',
  'Coming back': 'bad',
}

interface Props {
  word?: OrderWord | undefined
  money: OrderStatus
  /** True if the owner has to decide about a payment. */
  isPaymentHeld?: boolean | undefined
}

/** An order's shipment state, and its payment state unless it is simply paid. */
export function OrderBadge({ word, money, isPaymentHeld }: Props) {
  const isAwaited = money === 'Pending' || money === 'Failed'
  return (
    <>
      {word && <Badge tone={tones[word]}>{word}</Badge>}
      {isPaymentHeld && <Badge tone="warn">Payment to review</Badge>}
      {money !== 'Paid' && !(isPaymentHeld && isAwaited) && (
        <Badge tone={money === 'Failed' ? 'bad' : 'neutral'}>{moneyLabels[money]}</Badge>
      )}
    </>
  )
}

const moneyLabels: Record<Exclude<OrderStatus, 'Paid'>, string> = {
  Pending: 'Not paid yet',
  Failed: 'Payment failed',
  Refunded: 'Refunded',
}
