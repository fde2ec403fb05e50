import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Registry } from 'shared-contracts/remote/registry'
import type { KnownRegistry } from './registry'
import type { RegistrySource } from './registry-source'

const ASK_EVERY_MS = 1000

interface Deployed {
  source: RegistrySource
  /** Where the last one known is kept, for a start while that shop is away. */
  folder: string
  /** Called with a sentence when the shop goes away, once, and when it is back. */
  onChange: (isThere: boolean, sentence: string) => void
}

/**
 * Follows the registry of a deployed shop, so that what its teams publish is shown here within a second or two. While
 * it is away, the last one known stays in force.
 */
export function followDeployedRegistry({ source, folder, onChange }: Deployed) {
  const file = path.join(folder, 'remotes.json')
  const stopping = new AbortController()
  let known: KnownRegistry = { registry: { remotes: {} }, etag: 'W/"none"' }
  let isThere = true
  let timer: NodeJS.Timeout | undefined

  async function keep(registry: Registry): Promise<void> {
    await mkdir(folder, { recursive: true })
    await writeFile(`${file}.${process.pid}`, JSON.stringify(registry))
    await rename(`${file}.${process.pid}`, file)
  }

  async function ask(): Promise<void> {
    const changed = await source.read(known.etag, stopping.signal)
    if (!changed) return
    known = changed
    await keep(changed.registry)
  }

  async function follow(): Promise<void> {
    try {
      await ask()
      if (!isThere) onChange(true, `The registry of ${source.place} is there again.`)
      isThere = true
    } catch (error) {
      if (stopping.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      if (isThere)
        onChange(
          false,
          `The registry of ${source.place} cannot be had (${reason}); the last one known stays in force.`,
        )
      isThere = false
    }
    if (!stopping.signal.aborted) timer = setTimeout(follow, ASK_EVERY_MS).unref()
  }

  async function begin(): Promise<void> {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    const kept = text === undefined ? undefined : Registry.safeParse(JSON.parse(text))
    if (kept?.success) known = { registry: kept.data, etag: 'W/"kept"' }
    await follow()
  }

  const begun = begin()
  return {
    async current(): Promise<KnownRegistry> {
      await begun
      return known
    },
    stop(): void {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}
