import type { PackingChange, PackingRecord } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import type { InTransaction } from '../../../../db/connection'
import { AppError, changedMeanwhile } from '../../../../errors'
import type { Orders } from '../../../orders'
import type { AuditLog, Staff } from '../../../staff'
import type { Fulfilment, Shipment } from '../..'
import { shownBatch } from './batch-book'
import type { BatchesRepository, StoredBatch } from './batches.repository'
import type { PackingRecordsRepository } from './packing-records.repository'
import type { PackagePhotos } from './photos/package-photos'

export interface PackingRecordsDeps {
  records: PackingRecordsRepository
  batches: Pick<BatchesRepository, 'byIds' | 'ofVariants' | 'monthsOf'>
  photos: Pick<PackagePhotos, 'about'>
  orders: Pick<Orders, 'find' | 'lock' | 'linesOf'>
  fulfilment: Pick<Fulfilment, 'find'>
  auditLog: AuditLog
  inTransaction: InTransaction
  now: () => Date
}

export type PackingRecords = ReturnType<typeof createPackingRecords>

/** Records a shipment's weight, and the batches its items came from. */
export function createPackingRecords(deps: PackingRecordsDeps) {
  const { records, batches, photos, orders, fulfilment, auditLog, inTransaction, now } = deps

  /** @throws AppError NOT_FOUND for an unknown shipment */
  async function show(shipmentId: string): Promise<PackingRecord> {
    const shipment = await fulfilment.find(shipmentId)
    const { orderId } = await orders.find(shipment.order)
    const goods = (await orders.linesOf([shipment.order])).get(shipment.order) ?? []
    const record = await records.find(shipmentId)
    const packed = await records.packedIn(shipmentId)
    const photo = await photos.about(shipmentId)
    const used = await batches.byIds(packed.map(({ batch }) => batch))
    const known = await batches.ofVariants(goods)
    const lasts = await batches.monthsOf(goods.map(({ productId }) => productId))
    const { id, number, state, order } = shipment
    return {
      shipment: { id, number, state, order, orderId },
      version: record?.version ?? 0,
      weight: record?.weight ?? null,
      ...(photo && { photo: { takenAt: photo.takenAt.toISOString(), takenBy: photo.takenBy } }),
      lines: shipment.lines.flatMap(({ line, quantity }) => {
        const pack = goods[line]
        if (!pack) return []
        const { productId, variantId, name, variant } = pack
        const months = lasts.get(productId)
        return {
          ...{ line, quantity, productId, variantId, name, variant },
          ...(months !== undefined && { bestBeforeMonths: months }),
          packed: packed.flatMap((pieces) => {
            const batch = pieces.line === line && used.get(pieces.batch)
            return batch ? [{ batch: shownBatch(batch), quantity: pieces.quantity }] : []
          }),
          batches: known.filter((batch) => isSameVariant(batch, pack)).map(shownBatch),
        }
      }),
    }
  }

  /**
   * @throws AppError CHANGED_MEANWHILE if the record has changed since it was read; INVALID_INPUT for another
   * pack's batches, or more items than were packed; WRONG_STATE for an unpacked shipment
   */
  function write(shipmentId: string, { version, weight, packed }: PackingChange, by: Staff): Promise<void> {
    return inTransaction(async () => {
      const shipment = await fulfilment.find(shipmentId)
      await orders.lock(shipment.order)
      if (shipment.state === 'cancelled') throw new AppError('WRONG_STATE', 'This shipment was unpacked.')
      const used = await batches.byIds(packed.map(({ batch }) => batch))
      await mustFit(shipment, packed, used)
      const before = await records.find(shipmentId)
      const record = { shipment: shipmentId, weight, version, changedAt: now(), changedBy: by.name }
      if ((before?.version ?? 0) !== version || !(await records.write(record, packed)))
        throw changedMeanwhile(before?.changedBy ?? 'Somebody', before?.changedAt ?? now())
      await auditLog.write({
        by,
        what: 'packing-recorded',
        about: { kind: 'order', id: shipment.order },
        before: { shipment: shipment.number, weight: before?.weight ?? null },
        after: {
          shipment: shipment.number,
          weight,
          batches: packed.map(({ line, batch, quantity }) => ({
            line,
            quantity,
            batch: used.get(batch)?.number,
          })),
        },
      })
    })
  }

  async function mustFit(
    shipment: Shipment,
    packed: PackingChange['packed'],
    used: ReadonlyMap<string, StoredBatch>,
  ): Promise<void> {
    const goods = (await orders.linesOf([shipment.order])).get(shipment.order) ?? []
    const isRight = packed.every(({ line, batch }) => {
      const [pack, of] = [goods[line], used.get(batch)]
      return pack && of && isSameVariant(of, pack)
    })
    const counts = new Map(shipment.lines.map(({ line, quantity }) => [line, quantity]))
    for (const { line, quantity } of packed) counts.set(line, (counts.get(line) ?? 0) - quantity)
    const isOnce = new Set(packed.map(({ line, batch }) => `${line} ${batch}`)).size === packed.length
    if (!isRight || !isOnce || [...counts.values()].some((left) => left < 0))
      throw new AppError('INVALID_INPUT', 'These batches don’t match the items in this shipment.')
  }

  return { show, write, weightsOf: records.weightsOf }
}

interface Pack {
  productId: string
  variantId: string
}

function isSameVariant(batch: Pack, pack: Pack): boolean {
  return batch.productId === pack.productId && batch.variantId === pack.variantId
}
