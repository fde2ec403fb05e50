import sharp from 'sharp'
import type { Picture } from './picture'
import { servedPath } from './picture-files'
import type { Pixels } from './render-picture'

/** The size of a preview of a shared link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

const PRODUCTS = 'products/'

/** Of a product's pictures the first stands for it; a phone's banner is the other one in another shape. */
const hasPreview = ({ path }: Picture) =>
  path.startsWith(PRODUCTS) ? path.endsWith('-1') : !path.endsWith('-mobile')

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

const cut = ({ data, info }: Pixels, width: number, position: string) =>
  sharp(data, { raw: info })
    .resize({ width, height: SHARE_SIZE.height, position })
    .raw()
    .toBuffer({ resolveWithObject: true })

/**
 * Puts pictures of any size side by side, each cut to its share of the width.
 * @param path of the preview: a banner leaves room for words on its left, so it is cut there; the rest about the middle
 */
export const renderSharePicture = async (path: string, parts: readonly Pixels[]): Promise<Pixels> => {
  const width = SHARE_SIZE.width / parts.length
  const position = path.startsWith('share/banners/') ? 'right' : 'centre'
  const cuts = await Promise.all(parts.map((part) => cut(part, width, position)))
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: 'white' } })
    .composite(cuts.map(({ data, info }, index) => ({ input: data, raw: info, left: index * width, top: 0 })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
