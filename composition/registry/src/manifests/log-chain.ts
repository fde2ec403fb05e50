import { FIRST, hashEntry, LogEntry } from './log-entry'

/** The result of checking that each entry contains the previous one's hash, and the manifest the last entry. */
export interface LogVerdict {
  /** The remote whose log was checked, or the file of the demotions. */
  log: string
  count: number
  /** A sentence about the first wrong entry; undefined if all are right. */
  problem?: string
}

export function chainKey(remote: string, number: number): string {
  return `log/${remote}/${String(number).padStart(6, '0')}.json`
}

/**
 * Finds the first changed, removed or inserted entry.
 * @param stored the entries in key order @param head the manifest's last entry
 */
export function checkChain(log: string, stored: readonly string[], head: LogEntry | undefined): LogVerdict {
  const entries = stored.map(parsed)
  // The manifest may be an entry ahead, if a publisher was killed before logging it.
  if (head?.number === entries.length + 1) entries.push(head)
  const problem = inTheMiddle(entries) ?? atTheEnd(entries, head)
  return { log, count: entries.length, ...(problem && { problem }) }
}

type Entries = readonly (LogEntry | undefined)[]

function inTheMiddle(entries: Entries): string | undefined {
  let hash = FIRST
  for (const [index, entry] of entries.entries()) {
    const number = index + 1
    if (!entry) return `entry ${number} was changed: it cannot be read`
    if (entry.previous !== hash) return findReason(entries, index, hash)
    if (entry.number !== number) return `entry ${number} was changed: its number is ${entry.number}`
    hash = hashEntry(entry)
  }
}

/** Returns why an entry does not follow the previous one. */
function findReason(entries: Entries, index: number, hash: string): string {
  const [number, entry] = [index + 1, entries[index]]
  const found = entry?.number ?? 0
  if (entries.slice(index + 1).some((later) => later?.previous === hash))
    return `entry ${number} was inserted`
  if (found > number) return `entry ${number} was removed`
  const next = entries[index + 1]
  const isFollowed = next === undefined || (entry && next.previous === hashEntry(entry))
  return isFollowed && index > 0 ? `entry ${index} was changed` : `entry ${number} was changed`
}

function atTheEnd(entries: Entries, head: LogEntry | undefined): string | undefined {
  const [there, named] = [entries.length, head?.number ?? 0]
  if (there < named) return `entries ${there + 1} to ${named} were removed from its end`
  if (there > named)
    return `entry ${named + 1} is not covered by the remote's manifest: the entry was added, or an old manifest was restored`
  const last = entries.at(-1)
  return last && head && hashEntry(last) !== hashEntry(head) ? `entry ${there} was changed` : undefined
}

function parsed(text: string): LogEntry | undefined {
  try {
    return LogEntry.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
