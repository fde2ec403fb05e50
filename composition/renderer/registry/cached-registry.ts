import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { computeTag, parseRegistry } from 'registry/parse-registry'
import type { KnownRegistry } from 'registry/registry-store'
import type { Trust } from './trust-manifests'

/**
 * Stores what an edge must remember about its registry across restarts: a deployed shop's `remotes.json`, or
 * the accepted manifests and keys of any other registry, which are verified again when read.
 * @param trust is initialised with the stored manifests and keys
 */
export function createCachedRegistry(folder: string, trust: Trust) {
  const files = { shop: path.join(folder, 'remotes.json'), obeyed: path.join(folder, 'obeyed.json') }

  async function readObeyed(): Promise<KnownRegistry> {
    const text = await readFile(files.obeyed, 'utf8')
    return { registry: trust.begin(text), tag: computeTag(text) }
  }

  async function readShop(): Promise<KnownRegistry> {
    const text = await readFile(files.shop, 'utf8')
    return { registry: parseRegistry(text, folder), tag: computeTag(text) }
  }

  return {
    /** @returns undefined if nothing is readable */
    read: (): Promise<KnownRegistry | undefined> =>
      readObeyed()
        .catch(() => readShop())
        .catch(() => undefined),

    async write({ manifests, registry }: KnownRegistry): Promise<void> {
      const [file, text] = manifests ? [files.obeyed, trust.memory()] : [files.shop, JSON.stringify(registry)]
      await mkdir(folder, { recursive: true })
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, text)
      await rename(draft, file)
    },
  }
}

export type CachedRegistry = ReturnType<typeof createCachedRegistry>
