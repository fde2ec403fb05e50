import sharp from 'sharp'
import type { Picture, Pixels } from './picture'
import { servedPath } from './picture-files'

/** The size of the preview of a shared link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

const PRODUCTS = 'products/'

/**
 * True for pictures with a preview: a product's first picture, and a recipe's cooked dish rather than its
 * ingredients. A phone's banner has none, since the other banner shows the same.
 */
const hasPreview = ({ path }: Picture) =>
  path.startsWith(PRODUCTS) ? path.endsWith('-1') : !path.startsWith('recipes/') && !path.endsWith('-mobile')

/** Returns the previews to make. A product's shows its first picture next to the second, of its pack. */
export const findSharePictures = (pictures: readonly Picture[]): Picture[] =>
  pictures.filter(hasPreview).map((face) => {
    const beside = face.path.startsWith(PRODUCTS) ? face.path.replace(/1$/, '2') : undefined
    const parts = [face, ...pictures.filter(({ path }) => path === beside)]
    const sources = [...new Set(parts.flatMap((part) => part.sources))]
    return { path: `share/${servedPath(face.path)}`, sources, parts }
  })

/** The share of the surplus cropped on the left and at the top: 0.5 keeps the middle. */
type Cut = readonly [fromLeft: number, fromTop: number]

/** Chooses the part to keep: a banner has space for text on its left, a dish is slightly above the middle. */
const chooseCut = (path: string): Cut => {
  if (path.startsWith('share/banners/')) return [1, 0.5]
  return path.startsWith('share/dishes/') ? [0.5, 0.35] : [0.5, 0.5]
}

const cut = async ({ data, info }: Pixels, width: number, [fromLeft, fromTop]: Cut) => {
  const { height } = SHARE_SIZE
  const scale = Math.max(width / info.width, height / info.height)
  const scaled = { width: Math.ceil(info.width * scale), height: Math.ceil(info.height * scale) }
  return sharp(data, { raw: info })
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round((scaled.width - width) * fromLeft),
      top: Math.round((scaled.height - height) * fromTop),
      width,
      height,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Puts pictures side by side, each cropped to its share. @param path the preview's path, for its cropping */
export const renderSharePicture = async (path: string, parts: readonly Pixels[]): Promise<Pixels> => {
  const width = SHARE_SIZE.width / parts.length
  const cuts = await Promise.all(parts.map((part) => cut(part, width, chooseCut(path))))
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: 'white' } })
    .composite(cuts.map(({ data, info }, index) => ({ input: data, raw: info, left: index * width, top: 0 })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
