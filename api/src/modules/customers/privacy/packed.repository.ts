import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import {
  batches,
  packagePhotos,
  packedBatches,
  packingRecords,
} from '../../fulfilment/packing/packing.tables'

export type PackedRepository = ReturnType<typeof createPackedRepository>

/** Reads shipments' packing records, without the names of staff. */
export function createPackedRepository({ connection }: Pick<Database, 'connection'>) {
  async function packedOf(shipmentIds: readonly string[]) {
    const ids = [...shipmentIds]
    const { line, quantity } = packedBatches
    const { number, madeOn, bestBefore } = batches
    return {
      weights: await connection()
        .select({ shipment: packingRecords.shipment, grams: packingRecords.weight })
        .from(packingRecords)
        .where(inArray(packingRecords.shipment, ids)),
      batches: await connection()
        .select({ shipment: packedBatches.shipment, line, quantity, number, madeOn, bestBefore })
        .from(packedBatches)
        .innerJoin(batches, eq(batches.id, packedBatches.batch))
        .where(inArray(packedBatches.shipment, ids))
        .orderBy(line, number),
      photos: await connection()
        .select({
          shipment: packagePhotos.shipment,
          takenAt: packagePhotos.takenAt,
          file: packagePhotos.file,
        })
        .from(packagePhotos)
        .where(inArray(packagePhotos.shipment, ids)),
    }
  }

  return { packedOf }
}

export type Packed = Awaited<ReturnType<PackedRepository['packedOf']>>
