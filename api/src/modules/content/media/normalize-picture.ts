import sharp from 'sharp'
import { AppError } from '../../../errors'
import { checkSize } from './check-size'
import type { PictureFormat } from './picture-format'

export interface Fit {
  /** In pixels. */
  longestSide: number
  /** Of the JPEG, 1 to 100. */
  quality: number
}

export interface NormalizedPicture {
  source: Uint8Array
  width: number
  height: number
}

/**
 * A picture as it came from a phone, made fit for the shop: its pixels turned upright, then nothing kept but them (a camera
 * notes the place), and no longer than pages need.
 * @param format what its first bytes say
 * @throws AppError INVALID_INPUT with a sentence for what is damaged, or too large or small
 */
export async function normalizePicture(
  bytes: Uint8Array,
  format: PictureFormat,
  { longestSide, quality }: Fit,
): Promise<NormalizedPicture> {
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (found.format !== format) unreadable()
  checkSize(found)
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { source: data, width: info.width, height: info.height }
}

function unreadable(): never {
  throw new AppError('INVALID_INPUT', 'This picture is damaged, or not what it says it is.')
}
