import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const buildFilePath = (dataFolder: string) => path.join(dataFolder, 'open-shop.json')

interface Note {
  origin: string
  /** The address of its gateway sandbox. */
  sandboxOrigin?: string | undefined
  /** The address of an admin on its own host. */
  adminOrigin?: string | undefined
}

/** Notes the address of a running shop in its data folder, for other commands. @returns a function that removes the note */
export function noteShopAddress(dataFolder: string, note: Note): () => void {
  writeFileSync(buildFilePath(dataFolder), JSON.stringify(note))
  return () => rmSync(buildFilePath(dataFolder), { force: true })
}

/** Returns the noted address of a shop. A killed shop leaves its note: check that it responds. */
export function shopAddress(dataFolder: string): string | undefined {
  return shopNote(dataFolder)?.origin
}

/** Returns the note with the addresses of its sandbox and its admin. */
export function shopNote(dataFolder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(buildFilePath(dataFolder), 'utf8')) as Note
  } catch {
    return undefined
  }
}
