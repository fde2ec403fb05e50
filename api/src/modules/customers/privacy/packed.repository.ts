import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/connection'
import { batches, packedBatches, packingRecords, parcelPhotos } from '../../fulfilment/packing.tables'

export type PackedRepository = ReturnType<typeof createPackedRepository>

/** What was noted of parcels while they were packed. Who of the shop noted it is theirs, and not read. */
export function createPackedRepository({ connection }: Pick<Database, 'connection'>) {
  async function packedOf(parcelIds: readonly string[]) {
    const ids = [...parcelIds]
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
        .select({ shipment: parcelPhotos.shipment, takenAt: parcelPhotos.takenAt, file: parcelPhotos.file })
        .from(parcelPhotos)
        .where(inArray(parcelPhotos.shipment, ids)),
    }
  }

  return { packedOf }
}

export type Packed = Awaited<ReturnType<PackedRepository['packedOf']>>
