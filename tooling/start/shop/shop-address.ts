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

/** Writes a running shop's address to its data folder for other commands. @returns a function to remove it */
export function noteShopAddress(dataFolder: string, note: Note): () => void {
  writeFileSync(buildFilePath(dataFolder), JSON.stringify(note))
  return () => rmSync(buildFilePath(dataFolder), { force: true })
}

/** Returns a shop's address. A killed shop leaves its note behind, so check that the shop responds. */
export function shopAddress(dataFolder: string): string | undefined {
  return shopNote(dataFolder)?.origin
}

/** Returns the whole note, with the addresses of the sandbox and the admin. */
export function shopNote(dataFolder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(buildFilePath(dataFolder), 'utf8')) as Note
  } catch {
    return undefined
  }
}
