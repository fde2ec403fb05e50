import type { Registry } from 'shared-contracts/remote/registry'
import { parseKeys } from '../keys/stored-keys'
import { tagOf } from '../parse-registry'
import type { KnownRegistry } from '../registry-store'
import { afterDemotions, Demotions } from './demotions'
import { type KnownLine, lineKey, parseLine, SHELL } from './line'
import { chainKey } from './log-chain'
import type { KnownText, Texts } from './texts'

/** The registry as its lines make it, and what each was read from. */
export interface KnownLines extends KnownRegistry {
  lines: ReadonlyMap<string, KnownLine>
  /** Lines that cannot be read, with the reason. */
  unreadable: ReadonlyMap<string, string>
  /** The tag of each text, by its key. */
  tags: ReadonlyMap<string, string>
  demotions: Demotions
  /** Remotes whose lines their logs go on after. */
  behind: ReadonlySet<string>
}

export const KEYS = 'root.json'
export const DEMOTIONS = 'demotions.json'

/**
 * Reads all that a registry consists of.
 * @param last what was read before, which is given again if nothing has changed
 * @throws Error for a text that only the owner or edges write and that cannot be read
 */
export async function readLines(
  texts: Texts,
  place: string,
  last: KnownLines | undefined,
): Promise<KnownLines> {
  const [keys, demotions, lines] = await Promise.all([
    texts.read(KEYS),
    texts.read(DEMOTIONS),
    texts.readAll('lines'),
  ])
  const tag = lines.size > 0 ? tagOfAll({ keys, demotions }, lines) : undefined
  if (last && tag !== undefined && last.tag === tag) return last
  const known = compose(place, { keys, demotions }, lines, tag, last)
  return { ...known, behind: await linesBehind(texts, known, last) }
}

/**
 * The lines that were put back to an earlier state: their log, which nobody can shorten, already goes on after them.
 */
async function linesBehind(
  texts: Texts,
  { lines, tags }: Omit<KnownLines, 'behind'>,
  last: KnownLines | undefined,
): Promise<Set<string>> {
  async function isBehind(name: string, number: number): Promise<boolean> {
    const key = lineKey(name)
    if (last && last.tags.get(key) === tags.get(key)) return last.behind.has(name)
    if (!(await texts.read(chainKey(name, number + 1)))) return false
    // Its team may have gone on since the line was read.
    return (await texts.read(key))?.tag === tags.get(key)
  }

  const judged = [...lines].map(async ([name, { line }]) =>
    (await isBehind(name, line.last?.number ?? 0)) ? [name] : [],
  )
  return new Set((await Promise.all(judged)).flat())
}

type Owned = Record<'keys' | 'demotions', KnownText | undefined>

function compose(
  place: string,
  { keys, demotions }: Owned,
  texts: Map<string, KnownText>,
  tag: string | undefined,
  last: KnownLines | undefined,
): Omit<KnownLines, 'behind'> {
  const known = parseAll(texts, last)
  const takenBack = demotions ? parse(parseDemotions, demotions.text, place + DEMOTIONS) : { demotions: [] }
  const registry = registryOf(known.lines, takenBack)
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

/** Lines that are as they were are not read anew: one of many versions is megabytes. */
function parseAll(texts: Map<string, KnownText>, last: KnownLines | undefined) {
  const lines = new Map<string, KnownLine>()
  const unreadable = new Map<string, string>()
  const tags = new Map<string, string>()
  for (const [file, { text, tag }] of texts) {
    const name = file.replace(/\.json$/, '')
    tags.set(lineKey(name), tag)
    const before = last?.tags.get(lineKey(name)) === tag ? last.lines.get(name) : undefined
    try {
      lines.set(name, before ?? parseLine(name, text))
    } catch (error) {
      unreadable.set(name, error instanceof Error ? error.message : String(error))
    }
  }
  return { lines, unreadable, tags }
}

function registryOf(lines: ReadonlyMap<string, KnownLine>, demotions: Demotions): Registry {
  const remotes: Registry['remotes'] = {}
  for (const [name, { line }] of lines)
    if (name !== SHELL && line.entry)
      remotes[name] = afterDemotions(line.entry, name, line.last?.number ?? 0, demotions)
  const shells = lines.get(SHELL)?.line.shells
  return { remotes, ...(shells && { shells }) }
}

function tagOfAll(owned: Owned, lines: Map<string, KnownText>): string {
  const tags = [...Object.entries(owned), ...lines].map(([key, known]) => [key, known?.tag])
  return tagOf(JSON.stringify(tags))
}

const parseDemotions = (text: string) => Demotions.parse(JSON.parse(text))

function parse<Parsed>(read: (text: string) => Parsed, text: string, place: string): Parsed {
  try {
    return read(text)
  } catch (error) {
    throw new Error(`${place} cannot be read: put it back as it was.`, { cause: error })
  }
}
