import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readDerivedPictures } from './derived-pictures'
import type { Picture } from './picture'
import { findSharePictures } from './share-pictures'

const sourcesIn = async (source: string, folder: string): Promise<Picture[]> => {
  const files = await readdir(join(source, folder))
  return files
    .filter((file) => file.endsWith('.jpg'))
    .sort()
    .map((file) => ({ path: `${folder}/${file.slice(0, -'.jpg'.length)}`, sources: [`${folder}/${file}`] }))
}

/**
 * All pictures: each JPEG in the source's folders, each derived picture, and their previews.
 * @throws Error if two have the same name
 */
export const findPictures = async (source: string): Promise<readonly Picture[]> => {
  const entries = await readdir(source, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const files = await Promise.all(folders.map((folder) => sourcesIn(source, folder)))
  const derived = await readDerivedPictures(source)
  const shown = [
    ...files.flat(),
    ...derived.map((picture): Picture => {
      const sources = [...new Set(picture.tiles.map((tile) => tile.from))]
      return { path: picture.path, sources, derived: picture }
    }),
  ]
  const pictures = [...shown, ...findSharePictures(shown)]
  const twice = pictures.find(({ path }, index) => pictures.findIndex((other) => other.path === path) < index)
  if (twice) throw new Error(`Two pictures are named ${twice.path}.`)
  return pictures
}
