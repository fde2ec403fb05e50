import sharp from 'sharp'
import { AppError } from '../../../errors'
import { checkSize } from './check-size'
import type { PictureFormat } from './picture-format'

export interface Fit {
  /** In pixels. */
  longestSide: number
  /** JPEG quality, 1 to 100. */
  quality: number
}

export interface NormalizedPicture {
  source: Uint8Array
  width: number
  height: number
}

/** Rotates upright, drops metadata such as the location, and limits the size. @throws AppError INVALID_INPUT */
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
  throw new AppError('INVALID_INPUT', 'This picture is damaged or isn’t a supported file type.')
}
