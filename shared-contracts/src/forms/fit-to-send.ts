/** Twice the width at which the shop shows a picture, for high-density screens. */
const LONGEST_SIDE = 2000
/** Files up to this size are sent unchanged. */
const SMALL_BYTES = 1_000_000
/** The kinds of pictures that the api accepts, for a field's `accept`. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'
/** The api's limit for pictures. */
export const MAX_PICTURE_BYTES = 15_000_000

/** Shrinks photos for weak connections. Files that can't be decoded are sent unchanged; the api checks them. */
export async function fitToSend(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES || typeof createImageBitmap !== 'function') return file
  try {
    const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LONGEST_SIDE / Math.max(whole.width, whole.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(whole.width * scale)
    canvas.height = Math.round(whole.height * scale)
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height)
    whole.close()
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
