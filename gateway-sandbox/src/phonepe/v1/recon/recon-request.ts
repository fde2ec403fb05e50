import type { PageCursor } from '../../../gateway/settlement/page'
import type { Window } from '../../../gateway/settlement/window'
import { asFields, type Fields } from '../../../values/fields'
import { badRequest, invalid } from '../../phonepe-error'

interface ReconRequest {
  window: Window
  size: number
  after?: PageCursor
}

const MOST = 1000
/** Seconds since 1970 are below this until the year 5138; milliseconds have been above it since 1973. */
const SECONDS_END = 100_000_000_000

/**
 * In PhonePe's sample, times are in seconds (but in milliseconds in its response), and the end is before the
 * start: both are accepted. @throws PhonepeError 400 for the first invalid field
 */
export function readReconRequest(payload: Fields): ReconRequest {
  const start = readMoment(payload, 'startTimestamp')
  const end = readMoment(payload, 'endTimestamp')
  const { size } = payload
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 1 || size > MOST)
    throw badRequest(`size must be a whole number from 1 to ${MOST}.`)
  return {
    window: { from: Math.min(start.from, end.from), to: Math.max(start.to, end.to) },
    size,
    after: readPlace(payload.searchAfter),
  }
}

/** Reads a time as a window: a time in seconds covers that whole second. */
function readMoment(payload: Fields, name: string): Window {
  const value = payload[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw invalid(name)
  if (value >= SECONDS_END) return { from: value, to: value }
  return { from: value * 1000, to: value * 1000 + 999 }
}

function readPlace(value: unknown): PageCursor | undefined {
  const { timestamp, transactionId } = asFields(value)
  if (timestamp === undefined && transactionId === undefined) return undefined
  if (typeof timestamp === 'number' && typeof transactionId === 'string')
    return { time: timestamp, id: transactionId }
  throw badRequest('searchAfter must be the value from the previous response.')
}
