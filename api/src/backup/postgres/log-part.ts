import { isSegment, nextSegment } from './segment'

/** A stored log segment. The newest one may be incomplete. */
export interface LogPart {
  key: string
  segment: string
  isPartial: boolean
  /** The segment includes everything that the server had sent by this time. */
  at: Date
  /** The first half of the hash of the stored bytes. */
  sha256: string
  /** A signature over the backup's name and the other fields, in base64url. */
  signature?: string
}

/** A file name: segment, `.partial` if incomplete, time, hash, signature. Each upload has its own name. */
const NAME =
  /\/log\/([0-9A-F]{24})(\.partial)?_(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)_([0-9a-f]{32})(?:_([\w-]{86}))?\.gz$/

export function logPartName(part: Omit<LogPart, 'key'>): string {
  return `log/${formatFacts(part)}${part.signature ? `_${part.signature}` : ''}.gz`
}

/** Returns the text that a segment's signature covers. It contains the hash of the segment's bytes. */
export function logPartText(backup: string, part: Omit<LogPart, 'key'>): string {
  return `log of ${backup}\n${formatFacts(part)}`
}

function formatFacts({ segment, isPartial, at, sha256 }: Omit<LogPart, 'key'>): string {
  const moment = at.toISOString().replaceAll(':', '-')
  return `${segment}${isPartial ? '.partial' : ''}_${moment}_${sha256.slice(0, 32)}`
}

export function parseLogPart(key: string): LogPart | undefined {
  const [, segment = '', partial, day, hours, minutes, seconds, sha256 = '', signature] = NAME.exec(key) ?? []
  if (!isSegment(segment)) return undefined
  return {
    key,
    segment,
    isPartial: partial !== undefined,
    at: new Date(`${day}${hours}:${minutes}:${seconds}`),
    sha256,
    ...(signature && { signature }),
  }
}

interface Chain {
  /** Consecutive segments. */
  parts: LogPart[]
  /** The first missing segment, if there are later ones. */
  missing?: string
}

/** Returns the log from a segment on, up to the first gap. */
export function buildChain(first: string, all: readonly LogPart[]): Chain {
  const parts: LogPart[] = []
  let segment = first
  for (;;) {
    const part = findNewestPart(all.filter((one) => one.segment === segment))
    if (!part) break
    parts.push(part)
    segment = nextSegment(segment)
    if (part.isPartial) break
  }
  return all.some((one) => one.segment >= segment)
    ? { parts, missing: firstMissing(parts, segment) }
    : { parts }
}

/** Returns the first missing segment, possibly a partial one that was never completed. */
function firstMissing(parts: readonly LogPart[], after: string): string {
  const last = parts.at(-1)
  return last?.isPartial ? last.segment : after
}

/** Returns a segment's complete copy or, if there is none, its newest partial one. */
export function findNewestPart(parts: readonly LogPart[]): LogPart | undefined {
  const whole = parts.filter(({ isPartial }) => !isPartial)
  return (whole.length > 0 ? whole : parts)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .at(-1)
}
