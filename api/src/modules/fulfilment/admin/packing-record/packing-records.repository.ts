import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../db/connection'
import { packedBatches, packingRecords } from '../../packing/packing.tables'

type StoredRecord = typeof packingRecords.$inferSelect
type PackedBatchRow = Omit<typeof packedBatches.$inferSelect, 'shipment'>

export type PackingRecordsRepository = ReturnType<typeof createPackingRecordsRepository>

export function createPackingRecordsRepository({ connection }: Pick<Database, 'connection'>) {
  async function find(shipment: string): Promise<StoredRecord | undefined> {
    const [found] = await connection()
      .select()
      .from(packingRecords)
      .where(eq(packingRecords.shipment, shipment))
    return found
  }

  function packedIn(shipment: string): Promise<PackedBatchRow[]> {
    const { line, batch, quantity } = packedBatches
    return connection()
      .select({ line, batch, quantity })
      .from(packedBatches)
      .where(eq(packedBatches.shipment, shipment))
      .orderBy(line, batch)
  }

  /** Does nothing and returns false if the record has changed since that version. */
  async function write(record: StoredRecord, packed: readonly PackedBatchRow[]): Promise<boolean> {
    const { shipment, version } = record
    const changed = await connection()
      .insert(packingRecords)
      .values({ ...record, version: version + 1 })
      .onConflictDoUpdate({
        target: packingRecords.shipment,
        set: { ...record, version: version + 1 },
        setWhere: and(eq(packingRecords.version, version)),
      })
      .returning({ shipment: packingRecords.shipment })
    if (changed.length === 0) return false
    await connection().delete(packedBatches).where(eq(packedBatches.shipment, shipment))
    if (packed.length > 0)
      await connection()
        .insert(packedBatches)
        .values(packed.map((pieces) => ({ ...pieces, shipment })))
    return true
  }

  /** Returns the weights in grams of the shipments that were weighed. */
  async function weightsOf(shipments: readonly string[]): Promise<Map<string, number>> {
    const rows = await connection()
      .select({ shipment: packingRecords.shipment, weight: packingRecords.weight })
      .from(packingRecords)
      .where(inArray(packingRecords.shipment, [...shipments]))
    return new Map(
      rows.flatMap(({ shipment, weight }) => (weight === null ? [] : [[shipment, weight] as const])),
    )
  }

  return { find, packedIn, write, weightsOf }
}
