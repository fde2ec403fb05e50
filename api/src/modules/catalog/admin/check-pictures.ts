import { ownName } from 'shared-contracts/content/media/own-picture'
import { AppError } from '../../../errors'
import type { Pictures } from '../../content/media'
import type { StoredProduct } from './stored-product'

/**
 * A product shows what it shows already, and what the admin has taken in and every file of which is made.
 * @param wanted addresses
 * @throws AppError INVALID_INPUT
 */
export async function checkPictures(
  { images }: Pick<StoredProduct, 'images'>,
  wanted: readonly string[],
  states: Pictures['states'],
): Promise<void> {
  const added = wanted.filter((address) => !images.includes(address))
  if (added.length === 0) return
  const found = await states(added.flatMap((address) => ownName(address) ?? []))
  for (const address of added) {
    const isReady = found.get(ownName(address) ?? '')
    if (isReady === undefined) throw new AppError('INVALID_INPUT', 'The shop has no such picture.')
    if (!isReady)
      throw new AppError(
        'INVALID_INPUT',
        'A picture is still being made ready. Please save again in a moment.',
      )
  }
}
