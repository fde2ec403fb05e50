/** Twice the size that a page of the shop shows on a good screen. */
const LONGEST_SIDE = 2000
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 1_000_000

/**
 * Shrinks a photo to what the shop needs, for weak connections. The api rotates, cleans and checks every picture; one
 * that this browser cannot read is sent unchanged.
 */
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
