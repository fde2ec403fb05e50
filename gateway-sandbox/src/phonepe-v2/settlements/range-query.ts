import type { Fields } from '../../fields'
import { badRequest, invalid } from '../../phonepe/phonepe-error'
import type { Window } from '../../settlement/window'

export interface RangeQuery {
  window: Window
  limit: number
  offset: number
}

/** As PhonePe publishes them for its settlements. */
const USUAL_LIMIT = 10
const MOST = 40
const OLDEST_MS = 183 * 24 * 60 * 60 * 1000

/** @throws PhonepeError 400 for the first parameter that breaks a rule */
export function readRangeQuery(query: Fields, now: Date): RangeQuery {
  const from = wholeNumber(query, 'from')
  const to = wholeNumber(query, 'to')
  if (to < from) throw badRequest('to must not be before from.')
  if (from < now.getTime() - OLDEST_MS) throw badRequest('from must not be older than 6 months.')
  const limit = wholeNumber(query, 'limit', USUAL_LIMIT)
  if (limit < 1 || limit > MOST) throw badRequest(`limit must be from 1 to ${MOST}.`)
  return { window: { from, to }, limit, offset: wholeNumber(query, 'offset', 0) }
}

function wholeNumber(query: Fields, name: string, usual?: number): number {
  const text = query[name]
  if (text === undefined && usual !== undefined) return usual
  if (typeof text === 'string' && /^\d{1,15}$/.test(text)) return Number(text)
  throw invalid(name)
}
