import { setTimeout } from 'node:timers/promises'
import type { KnownRegistry, RegistryReader } from 'registry/registry-store'
import type { Registry } from 'shared-contracts/remote/registry'
import type { CachedRegistry } from './cached-registry'
import type { Trust } from './trust-manifests'

const ASK_EVERY_MS = 1000

interface Options {
  registry: RegistryReader
  trust: Trust
  /** True if the registry is not on this machine: it is then polled every second, and its last state cached. */
  isElsewhere: boolean
  /** Stores the state that must survive a restart. */
  kept: CachedRegistry
  /** Called once with a sentence when the registry becomes unavailable, and when it is back. */
  onChange: (isThere: boolean, sentence: string) => void
  /** Called if accepted state could not be saved: a later process might then accept older state. */
  onUnkept: (error: unknown) => void
  onKnown?: (registry: Registry) => void
}

/**
 * Follows the registry, so that a publish needs no restart. Reads it on each request, or every second if it is
 * on another machine, so that no page waits for it. While it is unreadable, the last known state stays in use.
 */
export function followRegistry({ registry, trust, isElsewhere, kept, onChange, onUnkept, onKnown }: Options) {
  const stopping = new AbortController()
  let known: KnownRegistry = { registry: { remotes: {} }, tag: undefined }
  /** The last state read, before it was checked. */
  let unchecked: KnownRegistry | undefined
  let isThere = true
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const stored = await registry.read()
    if (stored === unchecked) return
    const found = trust.obeyed(stored)
    unchecked = stored
    if (found.tag === known.tag) return
    if (found.tag === undefined) throw new Error('It is gone.')
    known = found
    // A local registry without signatures is simply read again after a restart.
    if (isElsewhere || found.keys) await kept.write(found).catch(onUnkept)
    onKnown?.(found.registry)
  }

  async function look(): Promise<void> {
    try {
      await read()
      if (!isThere) onChange(true, `The registry at ${registry.place} can be read again.`)
      isThere = true
    } catch (error) {
      if (stopping.signal.aborted) return
      const reason = error instanceof Error ? error.message : String(error)
      const sentence = `The registry at ${registry.place} cannot be read (${reason}); the last known one stays in use.`
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

  async function begin(): Promise<void> {
    known = (await kept.read()) ?? known
    if (!isElsewhere) return
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

  const begun = begin()
  return {
    async current(): Promise<KnownRegistry> {
      await begun
      if (!isElsewhere) await lookOnce()
      return known
    },
    /** Returns the state that `current` returned last, or a newer one, without reading the registry. */
    async latest(): Promise<KnownRegistry> {
      await begun
      return known
    },
    stop: () => stopping.abort(),
  }
}
