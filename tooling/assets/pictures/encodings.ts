import {
  avifEncoding as avif,
  jpegEncoding as jpg,
  wholeEncoding as whole,
} from 'shared-contracts/content/media/picture-encodings'
import { isBanner } from 'shared-contracts/content/media/picture-widths'
import sharp, { type Sharp } from 'sharp'
import type { Format } from './picture-files'
import { isPreview, pictureWidths } from './picture-files'

// Pages wait for their banner. The lower quality saves a fifth of its bytes, with no visible difference.
const bannerAvif = { ...avif, quality: 50 } as const

// Only robots fetch previews. mozjpeg would save a fifth of the bytes but take twenty times as long.
const preview = { quality: 82 } as const

const chooseAvif = (path: string) => (isBanner(path) ? bannerAvif : avif)
const chooseWhole = (path: string) => (isPreview(path) ? preview : whole)

export const encode = (picture: Sharp, path: string, format: Format) =>
  format === 'avif' ? picture.avif(chooseAvif(path)) : picture.jpeg(jpg)

/** Encodes the whole picture as JPEG, at the size of its source. */
export const encodeWhole = (picture: Sharp, path: string) => picture.jpeg(chooseWhole(path))

/** Identifies the settings that determine a picture's files. If they change, the picture is prepared again. */
export const encodingFingerprint = (path: string, format: Format) => {
  const settings = format === 'avif' ? chooseAvif(path) : [jpg, chooseWhole(path)]
  return JSON.stringify([settings, pictureWidths(path), sharp.versions.sharp])
}
