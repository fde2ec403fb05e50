import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture, Pixels, Tile } from './picture'
import { renderSharePicture } from './share-pictures'

const placeTile = async (source: string, { from, crop, at }: Tile) => {
  const [left, top, width, height] = crop
  const [atLeft, atTop, atWidth, atHeight] = at
  const input = await sharp(join(source, from))
    .extract({ left, top, width, height })
    .resize(atWidth, atHeight)
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input, left: atLeft, top: atTop }
}

/** Decodes a source picture, or composes a derived one from its tiles or a preview from its parts. */
export const renderPicture = async (source: string, picture: Picture): Promise<Pixels> => {
  const { path, parts } = picture
  if (parts)
    return renderSharePicture(path, await Promise.all(parts.map((part) => renderPicture(source, part))))
  if (!picture.derived) {
    const files = picture.sources.map((file) => join(source, file))
    return sharp(files[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  }
  const { width, height, tiles } = picture.derived
  const placed = await Promise.all(tiles.map((tile) => placeTile(source, tile)))
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(placed)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
