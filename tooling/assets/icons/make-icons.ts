import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BRAND_RED } from 'shared-contracts/platform/shop'
import sharp from 'sharp'

/** Android may crop a maskable icon to a circle of 80% of its width. The ring of the logo must fit inside. */
const MASKABLE_SHARE = 0.9

/** @param medallion an SVG, 64 units wide and high */
function draw(medallion: string, size: number) {
  return sharp(Buffer.from(medallion), { density: (72 * size) / 64 }).resize(size, size)
}

/** Draws the logo without transparent corners, for systems that crop icons to their own shape. */
function drawOnGround(medallion: string, size: number, share: number) {
  const margin = Math.round((size * (1 - share)) / 2)
  const around = { top: margin, bottom: margin, left: margin, right: margin, background: BRAND_RED }
  return draw(medallion, size - 2 * margin)
    .flatten({ background: BRAND_RED })
    .extend(around)
}

/** Returns an .ico file with one picture. @param png at most 255 pixels wide and high */
function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** Writes the icons for browsers, home screens and search engines. @param medallion a square SVG of 64 units */
export async function makeIcons(medallion: string, folder: string): Promise<void> {
  const files = {
    'favicon.svg': medallion,
    'favicon.ico': encodeIco(await draw(medallion, 32).png().toBuffer(), 32),
    'apple-touch-icon.png': await drawOnGround(medallion, 180, 1).png().toBuffer(),
    'icon-192.png': await draw(medallion, 192).png().toBuffer(),
    'icon-512.png': await draw(medallion, 512).png().toBuffer(),
    'icon-512-maskable.png': await drawOnGround(medallion, 512, MASKABLE_SHARE).png().toBuffer(),
  }
  await mkdir(folder, { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content)
}
