import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Place } from '../place/place'
import { sha256 } from '../store/pieces'

/** The list of all versions. Files are immutable and complete before it names them. */
export const LIST = 'remotes.json'
/** What processes of one machine keep there for each other. */
const isOfProcesses = (key: string) => key.startsWith('.') || /^lock/.test(key)

/** @returns the hash of the registry's list; undefined where nothing has been published */
export async function registryTag(registry: Place): Promise<string | undefined> {
  const keys = await registry.keys(LIST)
  return keys.includes(LIST) ? sha256(await registry.read(LIST)) : undefined
}

/** Copies a registry's files into a folder: first the list, so that all it names are among them. */
export async function copyRegistry(registry: Place, to: string): Promise<string> {
  const list = await registry.read(LIST)
  for (const key of await registry.keys('')) {
    if (isOfProcesses(key) || key === LIST) continue
    await writeInto(to, key, await registry.read(key))
  }
  await writeInto(to, LIST, list)
  return sha256(list)
}

async function writeInto(folder: string, key: string, bytes: Buffer): Promise<void> {
  const file = path.join(folder, key)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
