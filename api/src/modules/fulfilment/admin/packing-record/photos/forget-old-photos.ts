import type { PhotosRepository } from './photos.repository'

const DAY_MS = 24 * 60 * 60_000
/** Couriers and banks ask for proof within a few months. */
const KEPT_MS = 180 * DAY_MS
/** Matches how long the orders of a deleted account keep email and phone. */
const AFTER_DELETION_MS = 30 * DAY_MS

/** Deletes old photos, and those of customers who deleted their account. */
export function forgetOldPhotos(photos: Pick<PhotosRepository, 'forget'>, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return photos.forget(before(KEPT_MS), before(AFTER_DELETION_MS))
}
