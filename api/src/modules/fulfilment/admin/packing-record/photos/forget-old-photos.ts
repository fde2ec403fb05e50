import type { PhotosRepository } from './photos.repository'

const DAY_MS = 24 * 60 * 60_000
/** Couriers and banks ask for a proof within months. */
const KEPT_MS = 180 * DAY_MS
/** As long as the orders of a deleted account keep e-mail and phone. */
const AFTER_DELETION_MS = 30 * DAY_MS

/** Removes photos that nobody will ask for any more, and those of customers who have left. */
export function forgetOldPhotos(photos: Pick<PhotosRepository, 'forget'>, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return photos.forget(before(KEPT_MS), before(AFTER_DELETION_MS))
}
