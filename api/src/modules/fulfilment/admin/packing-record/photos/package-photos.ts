import type { InTransaction } from '../../../../../db/connection'
import { AppError } from '../../../../../errors'
import type { Pictures } from '../../../../content/media'
import type { AuditLog, Staff } from '../../../../staff'
import type { Fulfilment } from '../../..'
import type { PhotosRepository } from './photos.repository'

/** Sharp enough to read the AWB, small enough for thousands on a small disk. */
const PHOTO = { longestSide: 1400, quality: 70 } as const

export interface PackagePhotosDeps {
  photos: Pick<PhotosRepository, 'keep' | 'file' | 'about'>
  pictures: Pick<Pictures, 'fit'>
  fulfilment: Pick<Fulfilment, 'find'>
  auditLog: AuditLog
  inTransaction: InTransaction
  now: () => Date
}

export type PackagePhotos = ReturnType<typeof createPackagePhotos>

/** Stores a photo of a closed package. It may show the label, so it is private and deleted after 180 days. */
export function createPackagePhotos({
  photos,
  pictures,
  fulfilment,
  auditLog,
  inTransaction,
  now,
}: PackagePhotosDeps) {
  /** @throws AppError NOT_FOUND for an unknown shipment; INVALID_INPUT if not an image; TOO_MANY_REQUESTS */
  async function take(shipmentId: string, bytes: Uint8Array, by: Staff, signal: AbortSignal): Promise<void> {
    const { order, number } = await fulfilment.find(shipmentId)
    const { source: file } = await pictures.fit(bytes, PHOTO, signal)
    await inTransaction(async () => {
      await photos.keep({ shipment: shipmentId, file, takenAt: now(), takenBy: by.name })
      const about = { kind: 'order', id: order } as const
      await auditLog.write({ by, what: 'photo-taken', about, after: { shipment: number } })
    })
  }

  /** @throws AppError NOT_FOUND if there is none */
  async function file(shipmentId: string): Promise<Uint8Array> {
    const found = await photos.file(shipmentId)
    if (!found) throw new AppError('NOT_FOUND', 'This shipment has no photo.')
    return found
  }

  return { take, file, about: photos.about }
}
