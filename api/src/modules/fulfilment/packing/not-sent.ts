import { areContained } from 'shared-contracts/fulfilment/returns'
import { type LineQuantity, openPieces, piecesNotSent, without } from 'shared-contracts/fulfilment/shipments'
import { AppError } from '../../../errors'
import type { Shipment } from '../shipments/shipments.repository'
import type { RefundedQuantitiesRepository } from './refunded-quantities.repository'

/** What is sent of an order, and what is not any more. */
export interface SentQuantities {
  wanted: LineQuantity[]
  notSent: LineQuantity[]
}

export type SentQuantitiesReader = ReturnType<typeof createSentQuantities>

/** The one place that tells what is still to be sent of orders, once money went back for some of it. */
export function createSentQuantities(refundedPiecesOf: RefundedQuantitiesRepository) {
  return async function sentPiecesOf(
    lines: ReadonlyMap<string, readonly { quantity: number }[]>,
    shipments: ReadonlyMap<string, readonly Shipment[]>,
  ): Promise<(order: string) => SentQuantities> {
    const refunded = await refundedPiecesOf([...lines.keys()])
    return (order) => {
      const ordered = (lines.get(order) ?? []).map(({ quantity }, line) => ({ line, quantity }))
      const notSent = piecesNotSent(ordered, shipments.get(order) ?? [], refunded.get(order) ?? [])
      return { wanted: without(ordered, notSent), notSent }
    }
  }
}

/** @throws AppError WRONG_STATE for a shipment with something in it that money went back for since */
export function refuseRefunded(
  shipment: Shipment,
  { wanted, shipments }: { wanted: readonly LineQuantity[]; shipments: readonly Shipment[] },
): void {
  const others = shipments.filter(({ id }) => id !== shipment.id)
  if (!areContained(shipment.lines, openPieces(wanted, others)))
    throw new AppError(
      'WRONG_STATE',
      'Money went back for something in this parcel. Please unpack it, and pack what is left.',
    )
}
