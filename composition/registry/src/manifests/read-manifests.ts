import type { Registry } from 'shared-contracts/remote/registry'
import { parseKeys } from '../keys/stored-keys'
import { computeTag } from '../parse-registry'
import type { KnownRegistry } from '../registry-store'
import { afterDemotions, Demotions } from './demotions'
import { chainKey } from './log-chain'
import { type KnownManifest, manifestKey, parseManifest, SHELL } from './manifest'
import type { KnownText, Texts } from './texts'

/** The registry built from its manifests, and their sources. */
export interface KnownManifests extends KnownRegistry {
  manifests: ReadonlyMap<string, KnownManifest>
  /** Unreadable manifests, with the reason. */
  unreadable: ReadonlyMap<string, string>
  /** The tag of each text, by its key. */
  tags: ReadonlyMap<string, string>
  demotions: Demotions
  /** Remotes whose manifests were restored to an earlier state: their logs continue after them. */
  behind: ReadonlySet<string>
}

export const KEYS = 'root.json'
export const DEMOTIONS = 'demotions.json'

/**
 * @param last the result of the previous read, returned again if nothing has changed
 * @throws Error for an unreadable text that only the owner or edges write
 */
export async function readManifests(
  texts: Texts,
  place: string,
  last: KnownManifests | undefined,
): Promise<KnownManifests> {
  const [keys, demotions, manifests] = await Promise.all([
    texts.read(KEYS),
    texts.read(DEMOTIONS),
    texts.readAll('manifests'),
  ])
  const tag = manifests.size > 0 ? tagOfAll({ keys, demotions }, manifests) : undefined
  if (last && tag !== undefined && last.tag === tag) return last
  const known = compose(place, { keys, demotions }, manifests, tag, last)
  return { ...known, behind: await findRevertedManifests(texts, known, last) }
}

/** Finds manifests restored to an earlier state: their log, which nobody can shorten, continues after them. */
async function findRevertedManifests(
  texts: Texts,
  { manifests, tags }: Omit<KnownManifests, 'behind'>,
  last: KnownManifests | undefined,
): Promise<Set<string>> {
  async function isBehind(name: string, number: number): Promise<boolean> {
    const key = manifestKey(name)
    if (last && last.tags.get(key) === tags.get(key)) return last.behind.has(name)
    if (!(await texts.read(chainKey(name, number + 1)))) return false
    // Its team may have made changes since the manifest was read.
    return (await texts.read(key))?.tag === tags.get(key)
  }

  const judged = [...manifests].map(async ([name, { manifest }]) =>
    (await isBehind(name, manifest.last?.number ?? 0)) ? [name] : [],
  )
  return new Set((await Promise.all(judged)).flat())
}

type Owned = Record<'keys' | 'demotions', KnownText | undefined>

function compose(
  place: string,
  { keys, demotions }: Owned,
  texts: Map<string, KnownText>,
  tag: string | undefined,
  last: KnownManifests | undefined,
): Omit<KnownManifests, 'behind'> {
  const known = parseAll(texts, last)
  const takenBack = demotions ? parse(parseDemotions, demotions.text, place + DEMOTIONS) : { demotions: [] }
  const registry = buildRegistry(known.manifests, takenBack)
  for (const [key, one] of [
    [KEYS, keys],
    [DEMOTIONS, demotions],
  ] as const)
    if (one) known.tags.set(key, one.tag)
  return {
    ...known,
    tag,
    registry,
    ...(keys && parse(parseKeys, keys.text, place + KEYS)),
    demotions: takenBack,
  }
}

/** Unchanged manifests are not parsed again: one with many versions can be several megabytes. */
function parseAll(texts: Map<string, KnownText>, last: KnownManifests | undefined) {
  const manifests = new Map<string, KnownManifest>()
  const unreadable = new Map<string, string>()
  const tags = new Map<string, string>()
  for (const [file, { text, tag }] of texts) {
    const name = file.replace(/\.json$/, '')
    tags.set(manifestKey(name), tag)
    const before = last?.tags.get(manifestKey(name)) === tag ? last.manifests.get(name) : undefined
    try {
      manifests.set(name, before ?? parseManifest(name, text))
    } catch (error) {
      unreadable.set(name, error instanceof Error ? error.message : String(error))
    }
  }
  return { manifests, unreadable, tags }
}

function buildRegistry(manifests: ReadonlyMap<string, KnownManifest>, demotions: Demotions): Registry {
  const remotes: Registry['remotes'] = {}
  for (const [name, { manifest }] of manifests)
    if (name !== SHELL && manifest.entry)
      remotes[name] = afterDemotions(manifest.entry, name, manifest.last?.number ?? 0, demotions)
  const shells = manifests.get(SHELL)?.manifest.shells
  return { remotes, ...(shells && { shells }) }
}

function tagOfAll(owned: Owned, manifests: Map<string, KnownText>): string {
  const tags = [...Object.entries(owned), ...manifests].map(([key, known]) => [key, known?.tag])
  return computeTag(JSON.stringify(tags))
}

const parseDemotions = (text: string) => Demotions.parse(JSON.parse(text))

function parse<Parsed>(read: (text: string) => Parsed, text: string, place: string): Parsed {
  try {
    return read(text)
  } catch (error) {
    throw new Error(`${place} cannot be read: restore the original file.`, { cause: error })
  }
}
