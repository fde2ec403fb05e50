import { avifEncoding, jpegEncoding, wholeEncoding } from 'shared-contracts/content/media/picture-encodings'
import { isBanner, pictureWidths } from 'shared-contracts/content/media/picture-widths'
import sharp from 'sharp'

export interface PictureFile {
  file: string
  content: Uint8Array
}

/** A banner's maximum height relative to its width. Pages show less, and encoding more could exhaust memory. */
const TALLEST_BANNER = 5 / 8

/** Makes a full-size JPEG, and an AVIF and a JPEG in each requested width; never enlarges the picture. */
export async function makeFiles(name: string, source: Uint8Array): Promise<PictureFile[]> {
  const { width: fullWidth, height: fullHeight } = await sharp(source).metadata()
  const tallest = isBanner(name) ? Math.round(fullWidth * TALLEST_BANNER) : fullHeight
  const height = Math.min(fullHeight, tallest)
  const top = Math.round((fullHeight - height) / 2)
  const picture = (width?: number) =>
    sharp(source)
      .extract({ left: 0, top, width: fullWidth, height })
      .resize({ ...(width && { width }), withoutEnlargement: true })
  const files: PictureFile[] = [
    { file: `${name}.jpg`, content: await picture().jpeg(wholeEncoding).toBuffer() },
  ]
  for (const width of pictureWidths(name)) {
    const sized = picture(width)
    files.push(
      { file: `${name}-${width}.avif`, content: await sized.clone().avif(avifEncoding).toBuffer() },
      { file: `${name}-${width}.jpg`, content: await sized.clone().jpeg(jpegEncoding).toBuffer() },
    )
  }
  return files
}
