import sharp, { type Sharp } from 'sharp'
import { type Format, isBanner, isPreview, pictureWidths } from './picture-files'

// AVIF effort 2 costs an eighth of sharp's default 4 and its files are about a tenth larger.
const avif = { quality: 56, effort: 2 } as const

// A banner is what its page is waited for: a fifth of its bytes buys nothing that is seen.
const bannerAvif = { ...avif, quality: 50 } as const

const jpg = { quality: 78, mozjpeg: true } as const
const whole = { quality: 82, mozjpeg: true } as const

// A preview is fetched once by a network's robot, not by shoppers: mozjpeg would save it a fifth, at twenty times the work.
const preview = { quality: 82 } as const

const avifOf = (path: string) => (isBanner(path) ? bannerAvif : avif)
const wholeOf = (path: string) => (isPreview(path) ? preview : whole)

/** Writes one size of a picture. */
export const encode = (picture: Sharp, path: string, format: Format) =>
  format === 'avif' ? picture.avif(avifOf(path)) : picture.jpeg(jpg)

/** Writes the whole picture, at the size of its source. */
export const encodeWhole = (picture: Sharp, path: string) => picture.jpeg(wholeOf(path))

/** All that decides a picture's files besides its sources. A change of it prepares the picture anew. */
export const encodingFingerprint = (path: string, format: Format) => {
  const settings = format === 'avif' ? avifOf(path) : [jpg, wholeOf(path)]
  return JSON.stringify([settings, pictureWidths(path), sharp.versions.sharp])
}
