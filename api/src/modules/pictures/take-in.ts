import { AppError } from '../../errors'
import { MOST_SECONDS, theSharp } from './the-sharp'

/** Decoded it has four bytes a pixel. */
const MOST_MEGAPIXELS = 50
/** Twice what a page shows on a good screen, and nearly without loss: other sizes are made from it. */
const TO_WORK_WITH = { longestSide: 2000, quality: 92 }
const SHORTEST_SIDE = 320

type Format = 'jpeg' | 'png' | 'webp'

export interface Fit {
  /** In pixels. */
  longestSide: number
  /** Of the JPEG, 1 to 100. */
  quality: number
}

export interface TakenIn {
  source: Uint8Array
  width: number
  height: number
}

/**
 * A picture as it came from a phone, made fit for the shop: its pixels turned upright, then nothing kept but them (a camera
 * notes the place), and no longer than pages need.
 * @throws AppError INVALID_INPUT with a sentence for what is no picture, or too large or small
 */
export async function takeIn(
  bytes: Uint8Array,
  { longestSide, quality }: Fit = TO_WORK_WITH,
): Promise<TakenIn> {
  const format = formatOf(bytes)
  const sharp = await theSharp()
  // No pixel is decoded before it is known how many there are.
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  if (found.format !== format) unreadable()
  const { width, height } = found
  const megapixels = (width * height) / 1_000_000
  if (megapixels > MOST_MEGAPIXELS)
    throw refused(
      `The picture has ${Math.ceil(megapixels)} megapixels. The shop takes up to ${MOST_MEGAPIXELS}.`,
    )
  if (Math.min(width, height) < SHORTEST_SIDE)
    throw refused(`The picture is ${width} by ${height} pixels. Each side has at least ${SHORTEST_SIDE}.`)
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MOST_MEGAPIXELS * 1_000_000,
    failOn: 'error',
  })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { source: data, width: info.width, height: info.height }
}

/** By the first bytes, whatever a name or a heading says. */
function formatOf(bytes: Uint8Array): Format {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  if (/^....ftyp(hei|hev|mif|msf)/s.test(head))
    throw refused(
      'This is a HEIC picture. Please choose it as JPEG: on an iPhone, Settings, Camera, Most Compatible.',
    )
  throw refused('This is no JPEG, PNG or WebP picture.')
}

function unreadable(): never {
  throw refused('This picture is damaged, or not what it says it is.')
}

function refused(sentence: string): AppError {
  return new AppError('INVALID_INPUT', sentence)
}
