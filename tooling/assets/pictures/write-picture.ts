import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { encode, encodeWhole } from './encodings'
import type { Pixels } from './picture'
import { type Format, pictureWidths, resizedPictureFile, wholePictureFile } from './picture-files'

/** Renames a finished file into place, so that a server never reads a partial file. */
const writeWhole = async (file: string, content: Buffer) => {
  const unfinished = `${file}.${randomUUID()}.tmp`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

/** Writes a picture's files in one format. None is wider than the picture, even if its name says so. */
export const writePicture = async (target: string, path: string, format: Format, { data, info }: Pixels) => {
  const pixels = () => sharp(data, { raw: info })
  const encoded = new Map<number, Buffer>()

  const resized = async (named: number) => {
    const width = Math.min(named, info.width)
    const content = encoded.get(width) ?? (await encode(pixels().resize({ width }), path, format).toBuffer())
    encoded.set(width, content)
    return content
  }

  if (format === 'jpg')
    await writeWhole(join(target, wholePictureFile(path)), await encodeWhole(pixels(), path).toBuffer())
  for (const width of pictureWidths(path))
    await writeWhole(join(target, resizedPictureFile(path, width, format)), await resized(width))
}
