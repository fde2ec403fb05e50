import { isSegment, nextSegment } from './segment'

/** A segment of the log as the place keeps it; the newest one is only partly written. */
export interface LogPart {
  key: string
  segment: string
  isPartial: boolean
  /** What the server had sent until then is in it. */
  at: Date
  /** Of the bytes as they are kept, the first half. */
  sha256: string
  /** Signs the backup's name and the other facts here, in base64url. */
  signature?: string
}

/** Segment, `.partial` or not, moment, hash and signature: a name tells all that is known, so nothing is ever overwritten. */
const NAME =
  /\/log\/([0-9A-F]{24})(\.partial)?_(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)_([0-9a-f]{32})(?:_([\w-]{86}))?\.gz$/

export function logPartName(part: Omit<LogPart, 'key'>): string {
  return `log/${formatFacts(part)}${part.signature ? `_${part.signature}` : ''}.gz`
}

/** Returns the text that a segment's signature covers: its bytes by their hash. */
export function logPartText(backup: string, part: Omit<LogPart, 'key'>): string {
  return `log of ${backup}\n${formatFacts(part)}`
}

function formatFacts({ segment, isPartial, at, sha256 }: Omit<LogPart, 'key'>): string {
  const moment = at.toISOString().replaceAll(':', '-')
  return `${segment}${isPartial ? '.partial' : ''}_${moment}_${sha256.slice(0, 32)}`
}

/** @returns undefined for what is no part of a log */
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
  /** One after the other, without a gap. */
  parts: LogPart[]
  /** The first segment that is missing although later ones are there. */
  missing?: string
}

/** The log from a segment on, as far as it is whole. */
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

/** A partial segment in the middle was never completed. */
function firstMissing(parts: readonly LogPart[], after: string): string {
  const last = parts.at(-1)
  return last?.isPartial ? last.segment : after
}

/** Of one segment: the whole one, or the begun one that has most of it. */
export function findNewestPart(parts: readonly LogPart[]): LogPart | undefined {
  const whole = parts.filter(({ isPartial }) => !isPartial)
  return (whole.length > 0 ? whole : parts)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .at(-1)
}
