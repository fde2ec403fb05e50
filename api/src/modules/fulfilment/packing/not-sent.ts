import { areContained } from 'shared-contracts/fulfilment/returns'
import { type LineQuantity, openPieces, piecesNotSent, without } from 'shared-contracts/fulfilment/shipments'
import { AppError } from '../../../errors'
import type { Shipment } from '../shipments/shipments.repository'
import type { RefundedQuantitiesRepository } from './refunded-quantities.repository'

/** The part of an order still to be sent, and the part refunded instead. */
export interface SentQuantities {
  wanted: LineQuantity[]
  notSent: LineQuantity[]
}

export type SentQuantitiesReader = ReturnType<typeof createSentQuantities>

/** Computes which items of orders are still to be sent, and which were refunded instead. */
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

/** @throws AppError WRONG_STATE if something in the shipment was refunded in the meantime */
export function refuseRefunded(
  shipment: Shipment,
  { wanted, shipments }: { wanted: readonly LineQuantity[]; shipments: readonly Shipment[] },
): void {
  const others = shipments.filter(({ id }) => id !== shipment.id)
  if (!areContained(shipment.lines, openPieces(wanted, others)))
    throw new AppError(
      'WRONG_STATE',
      'An item in this shipment was refunded. Undo packing, then pack the remaining items.',
    )
}
