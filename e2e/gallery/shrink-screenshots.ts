import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/* Makes the kept screenshots less than half as large. What the palette changes is far below the comparison's threshold. */

const folder = path.join(import.meta.dirname, 'screenshots')

for (const name of await readdir(folder)) {
  const file = path.join(folder, name)
  const before = await readFile(file)
  const after = await sharp(before).removeAlpha().png({ palette: true, dither: 0, effort: 10 }).toBuffer()
  if (after.length < before.length) await writeFile(file, after)
}
