import { AppError } from '../../../errors'
import type { Outbox } from '../../../mail/outbox'
import type { Stock } from '../../catalog/stock'
import type { Invoices } from '../../invoicing'
import type { Changed, HeldOrder, HeldOrders, Packer } from '../packing/held-orders'
import type { Shipment } from '../shipments/shipments.repository'
import { computeUndoDeadline } from '../shipments/undo-time'
import type { Return, ReturnsRepository } from './returns.repository'
import type { TakenBack } from './taking-back'

interface ReturnUndoingDeps {
  held: HeldOrders
  repository: Pick<ReturnsRepository, 'of' | 'find' | 'undo' | 'isUndone' | 'hasRefund'>
  shelf: Pick<Stock['shelf'], 'undoPuttingBack'>
  books: Pick<Invoices['books'], 'ofOrder' | 'notesOf'>
  outbox: Pick<Outbox, 'takeBack'>
  now: () => Date
}

export function createReturnUndoing({ held, repository, shelf, books, outbox, now }: ReturnUndoingDeps) {
  /**
   * Undoes a return and restores the shipment's state, without a mail. Repeating it changes nothing.
   * @throws AppError WRONG_STATE after a refund, a credit note or the mail, or if items were packed again
   */
  async function undoReturn(id: string, by: Packer): Promise<TakenBack> {
    const taken = await repository.find(id)
    if (!taken) throw new AppError('NOT_FOUND', 'Return not found.')
    return held.holdOf(taken.shipment, async (shipment, order) => {
      if (await repository.isUndone(id)) return { shipment, taken, isNews: false }
      if (await repository.hasRefund(id))
        throw cannot('it was refunded. If the refund is still pending, undo the refund first.')
      if (await hasNote(taken))
        throw cannot('a credit note was issued for it, and credit notes can’t be cancelled.')
      await repository.undo({ return: id, at: now(), by: by.name })
      await shelf.undoPuttingBack({ order: taken.order, subject: { return: id }, by: by.name })
      const changed = await onItsWayAgain(taken, shipment, order, by)
      if (now() >= computeUndoDeadline(taken.at) || !taken.mail || !(await outbox.takeBack(taken.mail)))
        throw new AppError(
          'WRONG_STATE',
          'It’s too late to undo this: the email to the customer has been sent.',
        )
      return { ...changed, taken, isNews: true }
    })
  }

  /** True if a later credit note may be for this return: handwritten ones don't say what they are for. */
  async function hasNote({ order, shipment, at }: Return): Promise<boolean> {
    const own = (await books.ofOrder(order)).filter((invoice) => invoice.shipment === shipment)
    return (await books.notesOf(own.map(({ id }) => id))).some(({ issuedAt }) => issuedAt >= at)
  }

  /** Marks the shipment as coming back again, if only this return had marked it as back. */
  async function onItsWayAgain(
    taken: Return,
    shipment: Shipment,
    order: HeldOrder,
    by: Packer,
  ): Promise<Changed> {
    const others = (await repository.of([taken.order])).get(taken.order) ?? []
    const isBackByIt = shipment.state === 'back' && taken.shipmentWas === 'coming-back'
    if (!isBackByIt || others.some((each) => each.shipment === shipment.id)) return { shipment, isNews: true }
    const begun = order.shipments.filter(({ id, state }) => id !== shipment.id && state !== 'cancelled')
    if (begun.some(({ createdAt }) => createdAt >= taken.at))
      throw cannot('another shipment has been started since then. Undo its packing first.')
    return held.change(shipment, shipment.version, by, { state: 'coming-back' })
  }

  return { undoReturn }
}

function cannot(why: string): AppError {
  return new AppError('WRONG_STATE', `This return can’t be undone: ${why}`)
}
