import { randomUUID } from 'node:crypto'
import { areContained, listOutstanding } from 'shared-contracts/fulfilment/returns'
import { type LineQuantity, shipmentTransitions } from 'shared-contracts/fulfilment/shipments'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Stock } from '../../catalog/stock'
import type { ShipmentMailing } from '../mails/shipment-mailing'
import { type Changed, type HeldOrders, type Packer, packsIn } from '../packing/held-orders'
import type { Shipment } from '../shipments/shipments.repository'
import { computeUndoDeadline } from '../shipments/undo-time'
import type { Return, ReturnedLine, ReturnsRepository } from './returns.repository'

interface TakingBackDeps {
  held: HeldOrders
  repository: ReturnsRepository
  shelf: Pick<Stock['shelf'], 'putBack'>
  mailing: Pick<ShipmentMailing, 'returned'>
  now: () => Date
}

export interface NewReturn {
  version: number
  lines: readonly ReturnedLine[]
  note: string
  /** The call's idempotency key. */
  repeatKey: string
}

export interface TakenBack extends Changed {
  taken: Return
}

export function createTakingBack({ held, repository, shelf, mailing, now }: TakingBackDeps) {
  /**
   * Records a return and mails the customer. Marks a `coming-back` shipment as `back`. Moves no money. A
   * repeat changes nothing.
   * @throws AppError WRONG_STATE if it isn't known that the shipment arrived or is coming back;
   * CHANGED_MEANWHILE if more comes back than the customer has; INVALID_INPUT for restocking opened or damaged
   * items
   */
  function takeBack(shipmentId: string, input: NewReturn, by: Packer): Promise<TakenBack> {
    return held.holdOf(shipmentId, async (shipment, order) => {
      const before = await repository.byRepeatKey(input.repeatKey)
      if (before) return { shipment, taken: before, isNews: false }
      refuseForSale(input.lines)
      const isUndelivered = cameUndelivered(shipment)
      const earlier = (await repository.of([shipment.order])).get(shipment.order) ?? []
      const out = listOutstanding(shipment.lines, listReturned(shipment.id, earlier))
      if (!areContained(input.lines, out)) throw lateOrTooMuch(shipment, earlier)
      const changed =
        shipment.state === 'coming-back'
          ? await held.change(shipment, input.version, by, { state: 'back' })
          : { shipment, before: shipment }
      const taken: Return = {
        ...{
          id: randomUUID(),
          order: shipment.order,
          shipment: shipment.id,
          isUndelivered,
          note: input.note,
        },
        number: (await repository.countOf(shipment.order)) + 1,
        ...{
          at: now(),
          by: by.name,
          repeatKey: input.repeatKey,
          shipmentWas: shipment.state,
          mail: randomUUID(),
        },
        lines: [...input.lines],
      }
      await repository.add(taken)
      await shelf.putBack({
        order: taken.order,
        subject: { return: taken.id },
        packs: packsIn(
          order.packs,
          taken.lines.filter(({ isForSale }) => isForSale),
        ),
        by: by.name,
      })
      await mailing.returned(order, taken, computeUndoDeadline(taken.at))
      return { ...changed, taken, isNews: true }
    })
  }

  return { takeBack, returnsOf: repository.of }
}

/** Lists a shipment's returned items from all its returns. */
function listReturned(shipmentId: string, returns: readonly Return[]): LineQuantity[] {
  return returns.filter(({ shipment }) => shipment === shipmentId).flatMap(({ lines }) => lines)
}

function cameUndelivered({ state }: Shipment): boolean {
  if (state === 'delivered') return false
  if (state === 'back' || (shipmentTransitions[state] as readonly string[]).includes('back')) return true
  throw new AppError('WRONG_STATE', 'First mark the shipment as delivered or coming back.')
}

function refuseForSale(lines: readonly ReturnedLine[]): void {
  if (lines.every(({ isForSale, condition }) => !isForSale || condition === 'good')) return
  throw new AppError('INVALID_INPUT', 'Opened or damaged items can’t be restocked.')
}

function lateOrTooMuch(shipment: Shipment, earlier: readonly Return[]): Error {
  const last = earlier.filter((each) => each.shipment === shipment.id).at(-1)
  if (last) return changedMeanwhile(last.by, last.at)
  return new AppError('INVALID_INPUT', 'You entered more items than the shipment contained.')
}
