import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DerivedPicture } from './picture'

const isBox = (value: unknown) => Array.isArray(value) && value.length === 4 && value.every(Number.isInteger)

const isWhole = ({ path, width, height, tiles = [] }: Partial<DerivedPicture>) =>
  typeof path === 'string' &&
  Number.isInteger(width) &&
  Number.isInteger(height) &&
  tiles.length > 0 &&
  tiles.every(({ from, crop, at }) => typeof from === 'string' && isBox(crop) && isBox(at))

/**
 * Reads `derived.json`, the list of derived pictures, if the source folder has one.
 * @throws Error if an entry lacks its path, size or tiles
 */
export const readDerivedPictures = async (source: string): Promise<readonly DerivedPicture[]> => {
  const file = join(source, 'derived.json')
  if (!existsSync(file)) return []
  const pictures = JSON.parse(await readFile(file, 'utf8')) as DerivedPicture[]
  const broken = pictures.findIndex((picture) => !isWhole(picture))
  if (broken >= 0)
    throw new Error(`Entry ${broken + 1} of derived.json needs a path, a width, a height and tiles.`)
  return pictures
}
