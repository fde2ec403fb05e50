import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, 'screenshots')
/** The allowed difference per channel, out of 255; below the threshold of the comparison. */
const allowed = 2

async function pixels(image: Buffer) {
  return sharp(image).removeAlpha().raw().toBuffer()
}

async function looksTheSame(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  return a.every((value, at) => Math.abs(value - (b[at] ?? 0)) <= allowed)
}

/** Shrinks the stored screenshots. Uses a palette if the comparison cannot tell the difference. */
export async function shrinkScreenshots() {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.png')) continue
    const file = path.join(folder, name)
    const before = await readFile(file)
    const image = sharp(before).removeAlpha()
    const few = await image.clone().png({ palette: true, dither: 0, effort: 10 }).toBuffer()
    const after = (await looksTheSame(before, few))
      ? few
      : await image.png({ compressionLevel: 9 }).toBuffer()
    if (after.length < before.length) await writeFile(file, after)
  }
}
