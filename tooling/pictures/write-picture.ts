import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { encodersOf, encodeWhole } from './encodings'
import { formats, pictureWidths, resizedPictureFile, wholePictureFile } from './picture-files'
import type { Pixels } from './render-picture'

/** Writes beside the file and renames, so that a server never sees half a file. */
const writeWhole = async (file: string, content: Buffer) => {
  const unfinished = `${file}.${process.pid}.tmp`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}

/**
 * Writes a picture's files under the target. Nothing is enlarged: a name wider than the picture holds it at its own
 * width, so that every picture answers under the same names.
 */
export const writePicture = async (target: string, path: string, { data, info }: Pixels) => {
  const pixels = () => sharp(data, { raw: info })
  const encoders = encodersOf(path)
  const encoded = new Map<string, Buffer>()

  const resized = async (width: number, format: (typeof formats)[number]) => {
    const key = `${Math.min(width, info.width)}.${format}`
    const picture = pixels().resize({ width, withoutEnlargement: true })
    const content = encoded.get(key) ?? (await encoders[format](picture).toBuffer())
    encoded.set(key, content)
    return content
  }

  await writeWhole(join(target, wholePictureFile(path)), await encodeWhole(pixels(), path).toBuffer())
  for (const width of pictureWidths(path)) {
    for (const format of formats) {
      await writeWhole(join(target, resizedPictureFile(path, width, format)), await resized(width, format))
    }
  }
}
