/** The width of the small copy of a photo, in pixels. */
export const SMALL_PHOTO = 320

/** Returns the path of a published review's photo. */
export function photoPath(id: string, isSmall = false): string {
  return `/uploads/reviews/${encodeURIComponent(id)}${isSmall ? `-${SMALL_PHOTO}` : ''}.jpg`
}

/** Returns the path of an author's own photo, which works before it is published. */
export function ownPhotoPath(id: string): string {
  return `/api/reviews/photos/${encodeURIComponent(id)}`
}
