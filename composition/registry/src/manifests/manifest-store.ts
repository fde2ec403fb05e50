import { isDeepStrictEqual } from 'node:util'
import type { Registry } from 'shared-contracts/remote/registry'
import { noKeys } from '../keys/publishing-keys'
import type { Signer } from '../keys/signer'
import { keysText } from '../keys/stored-keys'
import { refuse } from '../refusal'
import { RegistryConflict } from '../registry-conflict'
import type { RegistryStore } from '../registry-store'
import { chainKey, checkChain, type LogVerdict } from './log-chain'
import { buildNextEntry, type Change, LogEntry } from './log-entry'
import { formatSignedText, type Manifest, manifestKey, manifestText, SHELL } from './manifest'
import { DEMOTIONS, KEYS, type KnownManifests, readManifests } from './read-manifests'
import type { Texts } from './texts'

type OfManifests = Pick<
  RegistryStore,
  'signer' | 'read' | 'replace' | 'demote' | 'readLog' | 'checkLog' | 'replaceKeys'
>

/** If somebody edits a text by hand, in place, the change is noticed within this time. */
const EDITED_WITHIN_MS = 1000

/**
 * Creates a registry from small texts: a manifest for each remote, which only its team replaces, each with its own log;
 * the owner's keys; and the edges' demotions.
 * @param place the location, for messages, with a slash at the end
 * @param signer signs the manifests that are written; without one they are not signed
 */
export function manifestStore(texts: Texts, place: string, signer: Signer | undefined): OfManifests {
  let last: KnownManifests | undefined
  let lastStamp: string | undefined
  let readAt = Number.NEGATIVE_INFINITY

  async function read(): Promise<KnownManifests> {
    const stamp = await texts.stamp?.()
    const isCurrent =
      stamp !== undefined && stamp === lastStamp && performance.now() - readAt < EDITED_WITHIN_MS
    if (last?.tag !== undefined && isCurrent) return last
    last = await readManifests(texts, place, last)
    lastStamp = stamp
    readAt = performance.now()
    return last
  }

  /** Returns the state with this tag. @throws RegistryConflict if the registry has changed since it was read */
  async function asRead(tag: string | undefined): Promise<KnownManifests> {
    const known = last && last.tag === tag ? last : await read()
    if (known.tag !== tag) throw new RegistryConflict()
    return known
  }

  async function logged(remote: string, entry: LogEntry | undefined): Promise<void> {
    if (!entry) return
    await texts.write(chainKey(remote, entry.number), JSON.stringify(entry), undefined).catch(unlessThere)
  }

  async function replaceManifest(
    known: KnownManifests,
    content: Manifest,
    change: Change | undefined,
  ): Promise<void> {
    const { remote } = content
    if (known.unreadable.has(remote))
      throw new Error(`${place}${manifestKey(remote)} cannot be read: restore the original file.`)
    const before = known.manifests.get(remote)?.manifest.last
    // A killed publisher may not have logged the previous change.
    await logged(remote, before)
    const manifest = { ...content, last: change ? buildNextEntry(before, change) : before }
    const signature = signer?.sign(formatSignedText(manifest))
    await texts.write(
      manifestKey(remote),
      manifestText(manifest, signature),
      known.tags.get(manifestKey(remote)),
    )
    // The manifest already contains the entry: if this fails, the next change logs it.
    if (change) await logged(remote, manifest.last).catch(() => undefined)
  }

  return {
    signer,
    read,

    async replace(registry, tag, changes): Promise<void> {
      const known = await asRead(tag)
      for (const manifest of changedManifests(known, registry, changes))
        await replaceManifest(
          known,
          manifest,
          changes.find(({ remote }) => remote === manifest.remote),
        )
    },

    async demote({ remote, version, who, why }): Promise<boolean> {
      const { registry, manifests, demotions, tags } = await read()
      if (registry.remotes[remote]?.canary?.version !== version) return false
      const of = manifests.get(remote)?.manifest.last?.number ?? 0
      const entry = buildNextEntry(demotions.demotions.at(-1), {
        who,
        what: 'demote',
        remote,
        version,
        why,
        of,
      })
      const text = JSON.stringify({ demotions: [...demotions.demotions, entry] }, null, 2)
      await texts.write(DEMOTIONS, text, tags.get(DEMOTIONS))
      return true
    },

    async replaceKeys(alter, owner): Promise<void> {
      const { keys = noKeys, keysSigned, tags } = await read()
      if (keysSigned?.signature && !owner)
        refuse(
          `${place}${KEYS} is signed by its owner: set OWNER_KEY to the owner's private key, or to a file that contains it.`,
        )
      await texts.write(KEYS, keysText(alter(keys), owner), tags.get(KEYS))
    },

    async readLog(): Promise<LogEntry[]> {
      const [{ manifests, demotions }, stored] = await Promise.all([read(), texts.readAll('log')])
      const entries = [...stored.values()].map(({ text }) => parseEntry(text))
      // Includes the last entry of a manifest if a killed publisher did not log it.
      const lasts = [...manifests.values()].flatMap(({ manifest }) =>
        manifest.last && !stored.has(chainKey(manifest.remote, manifest.last.number).slice('log/'.length))
          ? [manifest.last]
          : [],
      )
      return [...entries, ...lasts, ...demotions.demotions].sort((one, other) =>
        one.at.localeCompare(other.at),
      )
    },

    async checkLog(): Promise<LogVerdict[]> {
      const [{ manifests, demotions }, stored] = await Promise.all([read(), texts.readAll('log')])
      const named = [...stored.keys()].flatMap((key) => key.match(/^([^/]+)\//)?.[1] ?? [])
      return [
        ...[...new Set([...manifests.keys(), ...named])].sort().map((remote) => {
          const own = [...stored].filter(([key]) => key.startsWith(`${remote}/`))
          return checkChain(
            remote,
            own.map(([, { text }]) => text),
            manifests.get(remote)?.manifest.last,
          )
        }),
        // Nothing else refers to the last demotion, so its removal would go unnoticed.
        checkChain(
          DEMOTIONS,
          demotions.demotions.map((entry) => JSON.stringify(entry)),
          demotions.demotions.at(-1),
        ),
      ]
    },
  }
}

/** Returns the manifests that differ from the ones read, and those of the remotes in `changes`. */
function changedManifests(known: KnownManifests, registry: Registry, changes: readonly Change[]): Manifest[] {
  const { remotes, shells } = known.registry
  const names = Object.keys({ ...remotes, ...registry.remotes })
  const isNamed = (name: string) => changes.some(({ remote }) => remote === name)
  const manifests = names.flatMap((remote): Manifest[] => {
    const entry = registry.remotes[remote]
    return isDeepStrictEqual(remotes[remote], entry) && !isNamed(remote)
      ? []
      : [{ remote, ...(entry && { entry }) }]
  })
  const isSameShell = isDeepStrictEqual(shells, registry.shells)
  return isSameShell && !isNamed(SHELL)
    ? manifests
    : [...manifests, { remote: SHELL, shells: registry.shells ?? [] }]
}

function parseEntry(text: string): LogEntry {
  return LogEntry.parse(JSON.parse(text))
}

/** Ignores that an entry exists already, because entries never change. */
function unlessThere(error: unknown): void {
  if (!(error instanceof RegistryConflict)) throw error
}
