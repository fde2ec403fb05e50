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

/** The two states of an order: of its shipments, and of its money unless it is simply paid. */
export function OrderBadge({ word, money }: { word?: OrderWord | undefined; money: OrderStatus }) {
  return (
    <>
      {word && <Badge tone={tones[word]}>{word}</Badge>}
      {money !== 'Paid' && <Badge tone={money === 'Failed' ? 'bad' : 'neutral'}>{moneyLabels[money]}</Badge>}
    </>
  )
}

const moneyLabels: Record<Exclude<OrderStatus, 'Paid'>, string> = {
  Pending: 'Not paid yet',
  Failed: 'Payment failed',
  Refunded: 'Refunded',
}
