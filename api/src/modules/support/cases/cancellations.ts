import type { Language } from 'shared-contracts/i18n/language'
import { isInCancelWindow } from 'shared-contracts/orders/cancellation'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Outbox } from '../../../mail/outbox'
import type { Orders, StoredOrder } from '../../orders'
import { type Payments, refundable } from '../../payments'
import { caseForShopMail } from './case-mails'
import type { CasesRepository } from './cases.repository'

/** A refund that has been ordered. If the process dies before it is sent, it is sent later. */
interface OrderedRefund {
  /** In paise. */
  amount: number
  send: () => Promise<unknown>
}

export interface CancellationsDeps {
  repository: Pick<CasesRepository, 'ofOrder' | 'add'>
  orders: Pick<Orders, 'find' | 'lock' | 'linesOf' | 'cancelUnpaid' | 'tellCancelled'>
  payments: Pick<Payments, 'paymentsFor'>
  /** Cancels a paid order in the caller's transaction, which locks it. @throws AppError if refused */
  cancelPaid: (order: string) => Promise<OrderedRefund>
  outbox: Outbox
  inTransaction: InTransaction
  /** Returns a case's page in the admin. */
  adminPageOf: (id: number) => string
  now: () => Date
}

export type Cancellations = ReturnType<typeof createCancellations>

/**
 * Carries out customers' cancellations. The case, the stopped packing and the refund are stored in one
 * transaction under the order's lock, so that neither two presses nor a kill can separate or repeat them.
 */
export function createCancellations(deps: CancellationsDeps) {
  const { repository, orders, payments, cancelPaid, outbox, inTransaction, adminPageOf, now } = deps

  /** @param id our order id. @returns the id of the case, also of an earlier one. @throws AppError WRONG_STATE */
  return async function cancel(id: string, language: Language): Promise<number> {
    const { number, refund } = await inTransaction(async () => {
      const order = await orders.lock(id)
      const before = (await repository.ofOrder(id)).find(({ stored }) => stored.kind === 'cancellation')
      if (before) return { number: before.stored.id, refund: undefined }
      refuseLate(order, now())
      const refund = order.status === 'Paid' ? await cancelPaid(id) : await cancelUnpaid(order)
      return { number: await addCase(order, language, refund), refund }
    })
    await refund?.send()
    return number
  }

  async function cancelUnpaid(order: StoredOrder): Promise<undefined> {
    if ((await payments.paymentsFor(order.id)).some((payment) => refundable(payment) > 0))
      throw new AppError(
        'WRONG_STATE',
        'We’ve received a payment for this order and are checking it. Send us a message to cancel the order.',
      )
    await orders.cancelUnpaid(order.id, order.customerId)
    await orders.tellCancelled(order, undefined)
  }

  async function addCase(
    order: StoredOrder,
    language: Language,
    refund: OrderedRefund | undefined,
  ): Promise<number> {
    const lines = (await orders.linesOf([order.id])).get(order.id) ?? []
    const at = now()
    const added = await repository.add({
      ...{ order: order.id, kind: 'cancellation', state: 'done', since: at, language, text: '' },
      items: lines.map(({ quantity }, line) => ({ line, quantity })),
      refund: refund?.amount ?? null,
      ...{ openedAt: at, changedBy: 'Customer', changedAt: at },
    })
    await outbox.add(caseForShopMail(order, added, adminPageOf(added.id)))
    return added.id
  }
}

/** @throws AppError WRONG_STATE */
function refuseLate({ status, createdAt }: StoredOrder, now: Date): void {
  if (isInCancelWindow(status, createdAt, now)) return
  throw new AppError(
    'WRONG_STATE',
    status === 'Refunded'
      ? 'This order has already been refunded.'
      : 'Orders can be cancelled within 24 hours. Send us a message if you need help.',
  )
}
