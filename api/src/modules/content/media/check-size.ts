import type { Metadata } from 'sharp'
import { AppError } from '../../../errors'

const MOST_MEGAPIXELS = 50
const SHORTEST_SIDE = 320
/** The limit after decoding. Ordinary JPEGs and PNGs are decoded row by row, so only time matters. */
const MOST_BYTES = 200_000_000
/** The limit after decoding for pictures that have to be decoded in memory as a whole. */
const MOST_BYTES_AT_ONCE = 100_000_000

/** How a picture is stored, which decides the cost of decoding it. */
interface Storage {
  /** Completes "The picture is …", such as "an interlaced PNG". */
  name: string
  bytesPerPixel: number
  most: number
}

/** Reads only the header: a 400 kB file may hold 400 MB of pixels. @throws AppError INVALID_INPUT */
export function checkSize(picture: Metadata): void {
  const { width, height } = picture
  const megapixels = (width * height) / 1_000_000
  const size = `${Math.ceil(megapixels)} megapixels`
  if (megapixels > MOST_MEGAPIXELS)
    throw refused(
      `The picture has ${size}. The limit is ${MOST_MEGAPIXELS} megapixels. Save a smaller version.`,
    )
  const { name, bytesPerPixel, most } = describeStorage(picture)
  const mostOfThese = Math.floor(most / bytesPerPixel / 1_000_000)
  if (megapixels > mostOfThese)
    throw refused(
      `The picture is ${name} of ${size}, and the limit for these is ${mostOfThese} megapixels. Save it as an ordinary JPEG.`,
    )
  if (Math.min(width, height) < SHORTEST_SIDE)
    throw refused(
      `The picture is ${width} by ${height} pixels. Each side must be at least ${SHORTEST_SIDE} pixels.`,
    )
}

function describeStorage({ format, channels, depth, isProgressive }: Metadata): Storage {
  const bytesPerPixel = channels * (depth === 'uchar' ? 1 : 2)
  if (format === 'webp') return { name: 'a WebP', bytesPerPixel: 4, most: MOST_BYTES_AT_ONCE }
  // libjpeg keeps each coefficient in two bytes until the last scan.
  if (isProgressive && format === 'jpeg')
    return { name: 'a progressive JPEG', bytesPerPixel: channels * 2, most: MOST_BYTES_AT_ONCE }
  if (isProgressive) return { name: 'an interlaced PNG', bytesPerPixel, most: MOST_BYTES_AT_ONCE }
  return { name: 'a picture with 16 bits a colour', bytesPerPixel, most: MOST_BYTES }
}

function refused(sentence: string): AppError {
  return new AppError('INVALID_INPUT', sentence)
}
