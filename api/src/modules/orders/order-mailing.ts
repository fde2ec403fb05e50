import type { Paise } from 'shared-contracts/domain/money'
import type { Outbox } from '../../mail/outbox'
import { paidMail, paymentFailedMail, refundMail } from './order-mails'
import type { OrdersRepository, StoredOrder } from './orders.repository'
import type { SameCart } from './same-cart'

export interface OrderMailingDeps {
  repository: Pick<OrdersRepository, 'linesOf'>
  sameCart: SameCart
  outbox: Outbox
  /** The page where an order can be paid again, in any browser. */
  payAgainAt: (order: StoredOrder) => string
}

/** The mails that tell a customer about an order's money. */
export function createOrderMailing({ repository, sameCart, outbox, payAgainAt }: OrderMailingDeps) {
  async function paid(order: StoredOrder): Promise<void> {
    const lines = await repository.linesOf([order.id])
    await outbox.add(paidMail(order, lines.get(order.id) ?? []))
  }

  /** Says nothing while the same cart is being paid, or was paid, as another order. */
  async function failed(order: StoredOrder, reason: string): Promise<void> {
    const others = await sameCart.openOnes(order)
    const isElsewhere = others.some(({ status }) => status === 'Pending')
    if (isElsewhere || (await sameCart.paidAs(order))) return
    await outbox.add(paymentFailedMail(order, reason, payAgainAt(order)))
  }

  const refunded = (order: StoredOrder, amount: Paise) => outbox.add(refundMail(order, amount))

  return { paid, failed, refunded }
}

export type OrderMailing = ReturnType<typeof createOrderMailing>
