import { fitToSend } from 'shared-contracts/forms/fit-to-send'

interface Outcome {
  /** The photos that were not sent, and the last reason. */
  left: File[]
  error?: unknown
}

/** Sends photos one by one, as each may take a while on a phone. Stops at the first failure. */
export async function sendPhotos(
  photos: readonly File[],
  send: (photo: Blob) => Promise<{ error?: unknown }>,
): Promise<Outcome> {
  for (const [index, photo] of photos.entries()) {
    const { error } = await send(await fitToSend(photo))
    if (error) return { left: photos.slice(index), error }
  }
  return { left: [] }
}
