import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DerivedPicture, Picture } from './picture'
import { findSharePictures } from './share-pictures'

const isBox = (value: unknown) => Array.isArray(value) && value.length === 4 && value.every(Number.isInteger)

const isWhole = ({ path, width, height, tiles = [] }: Partial<DerivedPicture>) =>
  typeof path === 'string' &&
  Number.isInteger(width) &&
  Number.isInteger(height) &&
  tiles.length > 0 &&
  tiles.every(({ from, crop, at }) => typeof from === 'string' && isBox(crop) && isBox(at))

/** Reads `derived.json` if the source folder has one. @throws Error if an entry lacks a path, size or tiles */
const readDerivedPictures = async (source: string): Promise<readonly DerivedPicture[]> => {
  const file = join(source, 'derived.json')
  if (!existsSync(file)) return []
  const pictures = JSON.parse(await readFile(file, 'utf8')) as DerivedPicture[]
  const broken = pictures.findIndex((picture) => !isWhole(picture))
  if (broken >= 0)
    throw new Error(`Entry ${broken + 1} of derived.json needs a path, a width, a height and tiles.`)
  return pictures
}

const listSources = async (source: string, folder: string): Promise<Picture[]> => {
  const files = await readdir(join(source, folder))
  return files
    .filter((file) => file.endsWith('.jpg'))
    .sort()
    .map((file) => ({ path: `${folder}/${file.slice(0, -'.jpg'.length)}`, sources: [`${folder}/${file}`] }))
}

/** Returns all JPEGs in the source folders, derived pictures and previews. @throws Error if two share a name */
export const findPictures = async (source: string): Promise<readonly Picture[]> => {
  const entries = await readdir(source, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  const files = await Promise.all(folders.map((folder) => listSources(source, folder)))
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
