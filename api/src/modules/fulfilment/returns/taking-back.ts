import { randomUUID } from 'node:crypto'
import { type Pieces, parcelTransitions } from 'shared-contracts/fulfilment/parcels'
import { areAmong, piecesStillOut } from 'shared-contracts/fulfilment/returns'
import { changedMeanwhile } from '../../../changed-meanwhile'
import { AppError } from '../../../errors'
import type { Changed, HeldOrders, Packer } from '../held-order'
import type { ShipmentMailing } from '../mails/shipment-mailing'
import type { Parcel } from '../shipments.repository'
import { undoUntil } from '../undo-time'
import type { Return, ReturnedLine, ReturnsRepository } from './returns.repository'

export interface TakingBackDeps {
  held: HeldOrders
  repository: ReturnsRepository
  mailing: Pick<ShipmentMailing, 'returned'>
  now: () => Date
}

/** What came back, as somebody in the admin saw it. */
export interface NewReturn {
  /** Of the parcel, as it was seen. */
  version: number
  lines: readonly ReturnedLine[]
  note: string
  /** By which the call marks its repeats. */
  repeatKey: string
}

export interface TakenBack extends Changed {
  taken: Return
}

export type TakingBack = ReturnType<typeof createTakingBack>

export function createTakingBack({ held, repository, mailing, now }: TakingBackDeps) {
  /**
   * Records what came back of a parcel, and tells the customer. A parcel that was coming back is back with it. Twice is
   * once. No money moves: that is somebody's decision.
   * @throws AppError WRONG_STATE for a parcel that is not known to have arrived or to come back; CHANGED_MEANWHILE when
   * more comes back than is out; INVALID_INPUT for opened or damaged goods that would be sold again
   */
  function takeBack(parcelId: string, input: NewReturn, by: Packer): Promise<TakenBack> {
    return held.holdOf(parcelId, async (parcel, order) => {
      const before = await repository.byRepeatKey(input.repeatKey)
      if (before) return { parcel, taken: before, isNews: false }
      refuseForSale(input.lines)
      const isUndelivered = cameUndelivered(parcel)
      const earlier = (await repository.of([parcel.order])).get(parcel.order) ?? []
      const out = piecesStillOut(parcel.lines, returnedOf(parcel.id, earlier))
      if (!areAmong(input.lines, out)) throw lateOrTooMuch(parcel, earlier)
      const changed =
        parcel.state === 'coming-back'
          ? await held.change(parcel, input.version, by, { state: 'back' })
          : { parcel, before: parcel }
      const taken: Return = {
        ...{ id: randomUUID(), order: parcel.order, shipment: parcel.id, isUndelivered, note: input.note },
        number: (await repository.countOf(parcel.order)) + 1,
        ...{
          at: now(),
          by: by.name,
          repeatKey: input.repeatKey,
          parcelWas: parcel.state,
          mail: randomUUID(),
        },
        lines: [...input.lines],
      }
      await repository.add(taken)
      await mailing.returned(order, taken, undoUntil(taken.at))
      return { ...changed, taken, isNews: true }
    })
  }

  return { takeBack, returnsOf: repository.of }
}

/** The pieces of a parcel that came back, in whatever return. */
export function returnedOf(parcelId: string, returns: readonly Return[]): Pieces[] {
  return returns.filter(({ shipment }) => shipment === parcelId).flatMap(({ lines }) => lines)
}

function cameUndelivered({ state }: Parcel): boolean {
  if (state === 'delivered') return false
  if (state === 'back' || (parcelTransitions[state] as readonly string[]).includes('back')) return true
  throw new AppError(
    'WRONG_STATE',
    'Please say first whether the parcel was delivered, or comes back undelivered.',
  )
}

function refuseForSale(lines: readonly ReturnedLine[]): void {
  if (lines.every(({ isForSale, condition }) => !isForSale || condition === 'good')) return
  throw new AppError('INVALID_INPUT', 'What was opened or is damaged is not sold again.')
}

function lateOrTooMuch(parcel: Parcel, earlier: readonly Return[]): Error {
  const last = earlier.filter(({ shipment }) => shipment === parcel.id).at(-1)
  if (last) return changedMeanwhile(last.by, last.at)
  return new AppError('INVALID_INPUT', 'More came back than was in the parcel.')
}
