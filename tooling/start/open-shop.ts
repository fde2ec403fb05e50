import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const fileOf = (dataFolder: string) => path.join(dataFolder, 'open-shop.json')

/** Leaves word in its folder of where a shop is open, for `npm run dev` to find. @returns takes it back */
export function leaveWord(dataFolder: string, origin: string): () => void {
  writeFileSync(fileOf(dataFolder), JSON.stringify({ origin }))
  return () => rmSync(fileOf(dataFolder), { force: true })
}

/** Where the shop of a data folder said that it is open. One that was killed has taken nothing back: ask it. */
export function openShop(dataFolder: string): string | undefined {
  try {
    const { origin } = JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')) as { origin: string }
    return origin
  } catch {
    return undefined
  }
}
