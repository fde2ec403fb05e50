import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box, DerivedPicture, Tile } from './picture'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isBox = (value: unknown): value is Box =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isInteger)

const isTile = (value: unknown): value is Tile =>
  isRecord(value) && typeof value.from === 'string' && isBox(value.crop) && isBox(value.at)

const isDerivedPicture = (value: unknown): value is DerivedPicture =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  Number.isInteger(value.width) &&
  Number.isInteger(value.height) &&
  Array.isArray(value.tiles) &&
  value.tiles.length > 0 &&
  value.tiles.every(isTile)

const isMissing = (error: unknown) => isRecord(error) && error.code === 'ENOENT'

/**
 * Reads `derived.json`, the list of derived pictures, if the source folder has one.
 * @throws Error if an entry lacks its path, size or tiles
 */
export const readDerivedPictures = async (source: string): Promise<readonly DerivedPicture[]> => {
  const text = await readFile(join(source, 'derived.json'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '[]'
    throw error
  })
  const table: unknown = JSON.parse(text)
  if (!Array.isArray(table)) throw new Error('derived.json must hold a list of derived pictures.')
  return table.map((entry: unknown, index) => {
    if (isDerivedPicture(entry)) return entry
    throw new Error(`Entry ${index + 1} of derived.json needs a path, a width, a height and tiles.`)
  })
}
