import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileOf = (dataFolder: string) => path.join(dataFolder, 'open-shop.json')

interface Note {
  origin: string
  /** Where its gateway sandbox listens. */
  sandboxOrigin?: string | undefined
  /** Of an admin that has a host of its own. */
  adminOrigin?: string | undefined
}

/** Notes the address of a running shop in its data folder, for other commands. @returns removes the note */
export function noteShopAddress(dataFolder: string, note: Note): () => void {
  writeFileSync(fileOf(dataFolder), JSON.stringify(note))
  return () => rmSync(fileOf(dataFolder), { force: true })
}

/** The noted address of the shop of a data folder. A killed shop leaves its note: check whether it answers. */
export function shopAddress(dataFolder: string): string | undefined {
  return shopNote(dataFolder)?.origin
}

/** As `shopAddress`, with the addresses of its sandbox and its admin. */
export function shopNote(dataFolder: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')) as Note
  } catch {
    return undefined
  }
}
