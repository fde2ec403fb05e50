import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseRegistry, tagOf } from 'registry/parse-registry'
import type { KnownRegistry, RegistryReader } from 'registry/registry-store'
import type { Registry } from 'shared-contracts/remote/registry'
import type { Trust } from './trust-lines'

const ASK_EVERY_MS = 1000

interface Options {
  registry: RegistryReader
  trust: Trust
  /** Of a registry elsewhere: where the last one known is kept, for a start while it is away. */
  keptFolder: string | undefined
  /** Called with a sentence when the registry goes away, once, and when it is back. */
  onChange: (isThere: boolean, sentence: string) => void
  /** Called with each registry that is another than the one before. */
  onKnown?: (registry: Registry) => void
}

/**
 * Follows the registry, so that a publish needs no restart. One on this machine is read whenever somebody asks; one
 * elsewhere every second, so that no page waits for it. While it can't be read, the last one known stays in force.
 */
export function followRegistry({ registry, trust, keptFolder, onChange, onKnown }: Options) {
  const stopping = new AbortController()
  let known: KnownRegistry = { registry: { remotes: {} }, tag: undefined }
  let isThere = true
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const found = trust.obeyed(await registry.read())
    if (found.tag === known.tag) return
    if (found.tag === undefined) throw new Error('It is gone.')
    known = found
    if (keptFolder !== undefined) await keep(found, keptFolder)
    onKnown?.(found.registry)
  }

  async function look(): Promise<void> {
    try {
      await read()
      if (!isThere) onChange(true, `The registry of ${registry.place} is there again.`)
      isThere = true
    } catch (error) {
      if (stopping.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      const sentence = `The registry of ${registry.place} cannot be read (${reason}); the last one known stays in force.`
      if (isThere) onChange(false, sentence)
      isThere = false
    }
  }

  function lookOnce(): Promise<void> {
    reading ??= look().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function begin(folder: string): Promise<void> {
    known = await readKept(folder).catch(() => known)
    trust.begin(known)
    await look()
    follow()
  }

  async function follow(): Promise<void> {
    const { signal } = stopping
    while (!signal.aborted) {
      await setTimeout(ASK_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined)
      if (!signal.aborted) await look()
    }
  }

  const begun = keptFolder === undefined ? undefined : begin(keptFolder)
  return {
    async current(): Promise<KnownRegistry> {
      await (begun ?? lookOnce())
      return known
    },
    stop: () => stopping.abort(),
  }
}

const keptFile = (folder: string) => path.join(folder, 'remotes.json')

async function readKept(folder: string): Promise<KnownRegistry> {
  const text = await readFile(keptFile(folder), 'utf8')
  return { registry: parseRegistry(text, folder), tag: tagOf(text) }
}

async function keep({ registry }: KnownRegistry, folder: string): Promise<void> {
  const file = keptFile(folder)
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(registry))
  await rename(draft, file)
}
