import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileOf = (dataFolder: string) => path.join(dataFolder, 'open-shop.json')

/** Notes the address of a running shop in its data folder, for other commands. @returns removes the note */
export function noteShopAddress(dataFolder: string, origin: string): () => void {
  writeFileSync(fileOf(dataFolder), JSON.stringify({ origin }))
  return () => rmSync(fileOf(dataFolder), { force: true })
}

/** The noted address of the shop of a data folder. A killed shop leaves its note: check whether it answers. */
export function shopAddress(dataFolder: string): string | undefined {
  try {
    const { origin } = JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')) as { origin: string }
    return origin
  } catch {
    return undefined
  }
}
