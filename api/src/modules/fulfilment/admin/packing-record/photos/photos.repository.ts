import { and, eq, inArray, lt, lte, notInArray, or } from 'drizzle-orm'
import type { Database } from '../../../../../db/connection'
import { customers } from '../../../../customers/customers.tables'
import { orders } from '../../../../orders/orders.tables'
import { packagePhotos } from '../../../packing/packing.tables'
import { shipments } from '../../../shipments/shipments.tables'

type StoredPhoto = typeof packagePhotos.$inferSelect

export type PhotosRepository = ReturnType<typeof createPhotosRepository>

export function createPhotosRepository({ connection }: Pick<Database, 'connection'>) {
  /** Replaces the shipment's earlier photo. */
  async function keep({ shipment, ...photo }: StoredPhoto): Promise<void> {
    await connection()
      .insert(packagePhotos)
      .values({ shipment, ...photo })
      .onConflictDoUpdate({ target: packagePhotos.shipment, set: photo })
  }

  async function file(shipment: string): Promise<Uint8Array | undefined> {
    const [found] = await connection()
      .select({ file: packagePhotos.file })
      .from(packagePhotos)
      .where(eq(packagePhotos.shipment, shipment))
    return found?.file
  }

  /** Returns when and by whom the photo was taken, without loading the image. */
  async function about(shipment: string): Promise<Omit<StoredPhoto, 'shipment' | 'file'> | undefined> {
    const { takenAt, takenBy } = packagePhotos
    const [found] = await connection()
      .select({ takenAt, takenBy })
      .from(packagePhotos)
      .where(eq(packagePhotos.shipment, shipment))
    return found
  }

  /** @param boughtUntil also deletes photos of deleted accounts' orders placed up to this time */
  async function forget(takenBefore: Date, boughtUntil: Date): Promise<void> {
    const db = connection()
    const ofTheGone = db
      .select({ id: shipments.id })
      .from(shipments)
      .innerJoin(orders, eq(orders.id, shipments.order))
      .where(
        and(
          lte(orders.createdAt, boughtUntil),
          notInArray(orders.customerId, db.select({ id: customers.id }).from(customers)),
        ),
      )
    await db
      .delete(packagePhotos)
      .where(or(lt(packagePhotos.takenAt, takenBefore), inArray(packagePhotos.shipment, ofTheGone)))
  }

  return { keep, file, about, forget }
}
