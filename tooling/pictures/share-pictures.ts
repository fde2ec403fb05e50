import sharp from 'sharp'
import type { Picture } from './picture'
import { servedPath } from './picture-files'
import type { Pixels } from './pixels'

/** The size of a preview of a shared link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

const PRODUCTS = 'products/'

/**
 * Of a product's pictures the first stands for it, and of a recipe's the cooked dish, not the ingredients laid out; a
 * phone's banner is the other one in another shape.
 */
const hasPreview = ({ path }: Picture) =>
  path.startsWith(PRODUCTS) ? path.endsWith('-1') : !path.startsWith('recipes/') && !path.endsWith('-mobile')

/**
 * The previews to make: of a product its first picture beside its second, which shows the pack; of all else the picture
 * itself.
 * @param pictures those that pages show
 */
export const findSharePictures = (pictures: readonly Picture[]): Picture[] =>
  pictures.filter(hasPreview).map((face) => {
    const beside = face.path.startsWith(PRODUCTS) ? face.path.replace(/1$/, '2') : undefined
    const parts = [face, ...pictures.filter(({ path }) => path === beside)]
    const sources = [...new Set(parts.flatMap((part) => part.sources))]
    return { path: `share/${servedPath(face.path)}`, sources, parts }
  })

/** Where a picture is cut to the shape, as shares of what is left over: a half is the middle. */
type Cut = readonly [fromLeft: number, fromTop: number]

/** A banner leaves room for words on its left; a dish stands a little above the middle. */
const cutOf = (path: string): Cut => {
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

/**
 * Puts pictures of any size side by side, each cut to its share of the width.
 * @param path of the preview, which says where they are cut
 */
export const renderSharePicture = async (path: string, parts: readonly Pixels[]): Promise<Pixels> => {
  const width = SHARE_SIZE.width / parts.length
  const cuts = await Promise.all(parts.map((part) => cut(part, width, cutOf(path))))
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: 'white' } })
    .composite(cuts.map(({ data, info }, index) => ({ input: data, raw: info, left: index * width, top: 0 })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
