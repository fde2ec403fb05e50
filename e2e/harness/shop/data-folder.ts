import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Runs the work with an empty data folder, and keeps the folder if the promise is broken. */
export async function inDataFolder(work: (dataDir: string) => Promise<boolean>): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'spice-shop-drill-'))
  let held = false
  try {
    held = await work(dataDir)
  } finally {
    if (held) await rm(dataDir, { recursive: true })
    else console.log(`Its data remains in ${dataDir}`)
  }
  return held
}
