import { avifEncoding, jpegEncoding, wholeEncoding } from 'shared-contracts/content/media/picture-encodings'
import { productWidths } from 'shared-contracts/content/media/picture-widths'
import sharp from 'sharp'

export interface PictureFile {
  file: string
  content: Uint8Array
}

/**
 * Makes the files that pages request: each width as AVIF and JPEG, and the whole picture. Widths above the picture's contain it
 * at its own width.
 */
export async function makeFiles(name: string, source: Uint8Array): Promise<PictureFile[]> {
  const picture = (width?: number) =>
    sharp(source).resize({ ...(width && { width }), withoutEnlargement: true })
  const files: PictureFile[] = [
    { file: `${name}.jpg`, content: await picture().jpeg(wholeEncoding).toBuffer() },
  ]
  for (const width of productWidths) {
    const sized = picture(width)
    files.push(
      { file: `${name}-${width}.avif`, content: await sized.clone().avif(avifEncoding).toBuffer() },
      { file: `${name}-${width}.jpg`, content: await sized.clone().jpeg(jpegEncoding).toBuffer() },
    )
  }
  return files
}
