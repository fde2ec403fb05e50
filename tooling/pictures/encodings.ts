import sharp, { type Sharp } from 'sharp'
import { type Format, isPreview, pictureWidths } from './picture-files'

// AVIF effort 2 costs an eighth of sharp's default 4 and its files are about a tenth larger.
const settings = {
  avif: { quality: 56, effort: 2 },
  webp: { quality: 75, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  whole: { quality: 82, mozjpeg: true },
} as const

// A preview is fetched once by a network's robot, not by shoppers: mozjpeg would save it a fifth, at twenty times the work.
const previewSettings = { quality: 82 } as const

/** How each resized format is written. */
export const encoders: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif(settings.avif),
  webp: (picture) => picture.webp(settings.webp),
  jpg: (picture) => picture.jpeg(settings.jpg),
}

/** How the whole picture is written, at the size of its source. */
export const encodeWhole = (picture: Sharp, path: string) =>
  picture.jpeg(isPreview(path) ? previewSettings : settings.whole)

/** All that decides a picture's files besides its sources. A change of it prepares the picture anew. */
export const encodingFingerprint = (path: string) =>
  JSON.stringify([isPreview(path) ? previewSettings : settings, pictureWidths(path), sharp.versions.sharp])
