import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ShopContent } from './shop-content'

/** Puts the shop's pictures into a folder of public files, at the paths that they have in the shop. */
export async function savePictures(publicFolder: string, { origin, pictures }: ShopContent): Promise<void> {
  for (const picture of pictures) {
    const answer = await fetch(origin + picture)
    // The shop makes some sizes of a picture when they are first asked for, and some not at all.
    if (!answer.ok) continue
    const file = path.join(publicFolder, picture)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  }
}
