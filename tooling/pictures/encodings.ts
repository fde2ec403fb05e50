import sharp, { type Sharp } from 'sharp'
import { type Format, isBanner, isPreview, pictureWidths } from './picture-files'

// AVIF effort 2 costs an eighth of sharp's default 4 and its files are about a tenth larger.
const settings = {
  avif: { quality: 56, effort: 2 },
  webp: { quality: 75, effort: 4 },
  jpg: { quality: 78, mozjpeg: true },
  whole: { quality: 82, mozjpeg: true },
} as const

// A preview is fetched once by a network's robot, not by shoppers: mozjpeg would save it a fifth, at twenty times the work.
const previewSettings = { quality: 82 } as const

// A banner is what its page is waited for: a fifth of its bytes buys nothing that is seen.
const bannerSettings = { ...settings, avif: { ...settings.avif, quality: 50 } } as const

const settingsOf = (path: string) => {
  if (isPreview(path)) return previewSettings
  return isBanner(path) ? bannerSettings : settings
}

/** How each resized format of a picture is written. */
export const encodersOf = (path: string): Readonly<Record<Format, (picture: Sharp) => Sharp>> => {
  const { avif, webp, jpg } = isBanner(path) ? bannerSettings : settings
  return {
    avif: (picture) => picture.avif(avif),
    webp: (picture) => picture.webp(webp),
    jpg: (picture) => picture.jpeg(jpg),
  }
}

/** How the whole picture is written, at the size of its source. */
export const encodeWhole = (picture: Sharp, path: string) =>
  picture.jpeg(isPreview(path) ? previewSettings : settings.whole)

/** All that decides a picture's files besides its sources. A change of it prepares the picture anew. */
export const encodingFingerprint = (path: string) =>
  JSON.stringify([settingsOf(path), pictureWidths(path), sharp.versions.sharp])
