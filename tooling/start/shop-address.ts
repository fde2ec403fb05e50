import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileOf = (dataFolder: string) => path.join(dataFolder, 'open-shop.json')

/** Writes into its data folder where a shop is open, for `npm run dev` to find. @returns removes the note */
export function noteShopAddress(dataFolder: string, origin: string): () => void {
  writeFileSync(fileOf(dataFolder), JSON.stringify({ origin }))
  return () => rmSync(fileOf(dataFolder), { force: true })
}

/** Where the shop of a data folder is open, by its note. A shop that was killed has left its note: ask it. */
export function shopAddress(dataFolder: string): string | undefined {
  try {
    const { origin } = JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')) as { origin: string }
    return origin
  } catch {
    return undefined
  }
}
