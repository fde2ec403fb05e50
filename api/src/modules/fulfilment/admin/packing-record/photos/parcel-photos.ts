import type { InTransaction } from '../../../../../db/connection'
import { AppError } from '../../../../../errors'
import type { Pictures } from '../../../../content/media'
import type { AuditLog, Staff } from '../../../../staff'
import type { Shipments } from '../../..'
import type { PhotosRepository } from './photos.repository'

/** The AWB can be read in it, and thousands of them fit on a small disk. */
const PHOTO = { longestSide: 1400, quality: 70 } as const

export interface ParcelPhotosDeps {
  photos: Pick<PhotosRepository, 'keep' | 'file' | 'about'>
  pictures: Pick<Pictures, 'fit'>
  shipments: Pick<Shipments, 'find'>
  auditLog: AuditLog
  inTransaction: InTransaction
  now: () => Date
}

export type ParcelPhotos = ReturnType<typeof createParcelPhotos>

/** A photo of each parcel as it was closed. The label may be in it: it is private, and goes after half a year. */
export function createParcelPhotos({
  photos,
  pictures,
  shipments,
  auditLog,
  inTransaction,
  now,
}: ParcelPhotosDeps) {
  /**
   * @param signal fires when nobody waits for it any more
   * @throws AppError NOT_FOUND without such a parcel; INVALID_INPUT for what is no picture; TOO_MANY_REQUESTS
   */
  async function take(parcelId: string, bytes: Uint8Array, by: Staff, signal: AbortSignal): Promise<void> {
    const { order, number } = await shipments.find(parcelId)
    const file = await pictures.fit(bytes, PHOTO, signal)
    await inTransaction(async () => {
      await photos.keep({ shipment: parcelId, file, takenAt: now(), takenBy: by.name })
      const about = { kind: 'order', id: order } as const
      await auditLog.write({ by, what: 'photo-taken', about, after: { parcel: number } })
    })
  }

  /** @throws AppError NOT_FOUND without one */
  async function file(parcelId: string): Promise<Uint8Array> {
    const found = await photos.file(parcelId)
    if (!found) throw new AppError('NOT_FOUND', 'There is no photo of this parcel.')
    return found
  }

  return { take, file, about: photos.about }
}
