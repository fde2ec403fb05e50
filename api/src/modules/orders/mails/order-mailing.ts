import type { Paise } from 'shared-contracts/values/money'
import type { Outbox } from '../../../mail/outbox'
import type { CustomerMail, Message } from '../../customers'
import type { OrdersRepository, StoredOrder } from '../orders.repository'
import type { SameCart } from '../placing/same-cart'
import {
  cancelledByCustomerMail,
  cancelledMail,
  paidMail,
  paymentFailedMail,
  refundMail,
} from './order-mails'

interface OrderMailingDeps {
  repository: Pick<OrdersRepository, 'linesOf'>
  sameCart: SameCart
  mail: CustomerMail
  outbox: Outbox
  payAgainAt: (order: StoredOrder) => string
}

export function createOrderMailing({ repository, sameCart, mail, outbox, payAgainAt }: OrderMailingDeps) {
  async function paid(order: StoredOrder): Promise<void> {
    const lines = await repository.linesOf([order.id])
    await tell(order, paidMail(order, lines.get(order.id) ?? []))
  }

  /** Mails about a failed payment, unless the order was cancelled or the same cart is or was paid through another. */
  async function failed(order: StoredOrder, reason: string): Promise<void> {
    const others = await sameCart.openOnes(order)
    const isElsewhere = others.some(({ status, cancelledAt }) => status === 'Pending' && !cancelledAt)
    if (order.cancelledAt || isElsewhere || (await sameCart.paidAs(order))) return
    await tell(order, paymentFailedMail(order, reason, payAgainAt(order)))
  }

  const refunded = (order: StoredOrder, amount: Paise) => tell(order, refundMail(order, amount))

  /** @param why the shop's reason; undefined if the customer cancelled it */
  const cancelled = (order: StoredOrder, why: string | undefined) =>
    tell(order, why === undefined ? cancelledByCustomerMail(order) : cancelledMail(order, why))

  /**
   * Mails the customer's account address rather than the order's, because only the account's is ever confirmed.
   * After the account's deletion the order keeps a confirmed address while a shipment or refund may need it.
   */
  async function tell(order: StoredOrder, message: Message): Promise<void> {
    if (await mail.send(order.customerId, message)) return
    const { email } = order.shippingAddress
    if (email) await outbox.add({ ...message, to: email })
  }

  return { paid, failed, refunded, cancelled, tell }
}

export type OrderMailing = ReturnType<typeof createOrderMailing>
