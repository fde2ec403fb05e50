import type { Preview } from 'shared-contracts/content/preview'
import { pictureName } from '../picture-name'
import { readFonts } from './fonts'
import { layout } from './layout'
import { colours, PHOTO_WIDTH, SIZE } from './look'

/** JPEG settings that keep text sharp at less than half of messengers' limit (300 kB). */
const ENCODING = { quality: 84, chromaSubsampling: '4:4:4' } as const
const MOST_PIXELS = 4_000_000
const MOST_SECONDS = 10

let tools: ReturnType<typeof loadTools> | undefined

/** Loads libraries and fonts when the first preview is requested. */
async function loadTools() {
  const [{ default: sharp }, { default: satori }, fonts] = await Promise.all([
    import('sharp'),
    import('satori'),
    readFonts(),
  ])
  // Only one preview is drawn at a time, and nothing is reused.
  sharp.concurrency(1)
  sharp.cache(false)
  return { sharp, satori, fonts }
}

/** Finds a file of the shop's pictures. @returns its path or its content */
export type PhotoLoader = (file: string) => Promise<string | Uint8Array>

/** Draws a photo, and text in the shop's fonts. @returns a JPEG. @throws Error if the photo cannot be read */
export async function drawPreview(preview: Preview, photoAt: PhotoLoader): Promise<Buffer> {
  const name = pictureName(preview.picture)
  if (!name) throw new Error(`There is no photo at ${preview.picture}.`)
  tools ??= loadTools()
  const { sharp, satori, fonts } = await tools
  // The largest width in which every picture has a copy.
  const photo = await sharp(await photoAt(`${name}-1000.avif`), { limitInputPixels: MOST_PIXELS })
    .resize(PHOTO_WIDTH, SIZE.height, { fit: 'cover' })
    .timeout({ seconds: MOST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const words = await satori(layout(preview), { ...SIZE, fonts })
  return sharp({ create: { ...SIZE, channels: 3, background: colours['cream-50'] } })
    .composite([{ input: photo.data, raw: photo.info, left: 0, top: 0 }, { input: Buffer.from(words) }])
    .jpeg(ENCODING)
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer()
}
