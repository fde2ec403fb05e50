import { randomUUID } from 'node:crypto'
import type { Batch, FoundBatch, NewBatch } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { AuditLog, Staff } from '../../../staff'
import type { BatchesRepository, StoredBatch } from './batches.repository'

interface BatchBookDeps {
  batches: BatchesRepository
  auditLog: AuditLog
  inTransaction: InTransaction
  now: () => Date
}

export type BatchBook = ReturnType<typeof createBatchBook>

/** Manages the batches of each pack, and finds who got them. */
export function createBatchBook({ batches, auditLog, inTransaction, now }: BatchBookDeps) {
  /** Adds a batch, or returns the existing one. @throws AppError INVALID_INPUT if its dates are different */
  function add(asked: NewBatch, by: Staff): Promise<Batch> {
    const batch = { ...asked, number: asStored(asked.number), madeOn: asked.madeOn ?? null }
    const { number, bestBefore, madeOn } = batch
    if (madeOn !== null && madeOn > bestBefore)
      throw new AppError('INVALID_INPUT', 'The manufacturing date must be before the best-before date.', {
        fields: { madeOn: 'Enter a date earlier than the best-before date.' },
      })
    return inTransaction(async () => {
      const added = { ...batch, id: randomUUID(), addedAt: now(), addedBy: by.name }
      if (await batches.add(added)) {
        const after = { number, bestBefore, madeOn, variant: batch.variantId }
        await auditLog.write({ by, what: 'batch-added', about: { kind: 'batch', id: added.id }, after })
        return shownBatch(added)
      }
      const known = await batches.byNumber(batch, number)
      if (known && known.bestBefore === bestBefore && known.madeOn === madeOn) return shownBatch(known)
      throw new AppError(
        'INVALID_INPUT',
        `Batch ${number} of this pack already exists with different dates.`,
        {
          fields: { number: 'This batch is already in the list. Choose it there, or correct the dates.' },
        },
      )
    })
  }

  /** Finds which orders got a batch. @param number as printed on the pack; omit it for the newest batches */
  async function find(number: string | undefined): Promise<FoundBatch[]> {
    const found = await batches.named(number ? asStored(number) : undefined)
    const shipments = await batches.shipmentsWith(found.map(({ id }) => id))
    return found.map((batch) => {
      const mine = shipments.filter((shipment) => shipment.batch === batch.id)
      return {
        ...shownBatch(batch),
        name: mine[0]?.goods.name ?? batch.productId,
        variant: mine[0]?.goods.variant ?? batch.variantId,
        orders: mine.map(({ order: { id, orderId, shippingAddress: to }, shipment, state, quantity }) => ({
          ...{ id, orderId, shipment, state, quantity },
          name: `${to.firstName} ${to.lastName}`.trim(),
          phone: to.phone,
        })),
      }
    })
  }

  return { add, find }
}

export function shownBatch({ id, number, bestBefore, madeOn }: StoredBatch): Batch {
  return { id, number, bestBefore, madeOn }
}

/** Normalises a batch number, which may be typed in lower case or scanned. */
function asStored(number: string): string {
  return number.trim().toUpperCase()
}
