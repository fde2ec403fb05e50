import type { PageCursor } from '../../gateway/settlement/page'
import type { Window } from '../../gateway/settlement/window'
import { asFields, type Fields, isObject } from '../../values/fields'
import { readMoment } from '../../values/indian-time'
import { invalid, missing } from '../cashfree-error'

export interface ReportRequest {
  limit: number
  after?: PageCursor
  filters: Fields
  window?: Window
}

/** Cashfree's documented default and maximum. */
const USUAL_LIMIT = 10
const MOST = 1000

/** Reads the body of POST /recon and /settlements. @throws CashfreeError 400 for the first invalid field */
export function readReportRequest(body: unknown): ReportRequest {
  const { pagination, filters } = asFields(body)
  if (!isObject(pagination)) throw missing('pagination')
  if (!isObject(filters)) throw missing('filters')
  return {
    limit: readLimit(pagination.limit),
    after: readCursor(pagination.cursor),
    filters,
    window: readWindow(filters),
  }
}

/** Encodes the cursor of the next page; null after the last one. */
export function writeCursor(next: PageCursor | undefined): string | null {
  if (!next) return null
  const cursor = { searchAfter: { list: [next.time, next.id], empty: false }, reconAPIType: 'LEDGER' }
  return Buffer.from(JSON.stringify(cursor)).toString('base64')
}

function readLimit(value: unknown): number {
  if (value === undefined || value === null) return USUAL_LIMIT
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST) return value
  throw invalid('pagination.limit', value)
}

function readCursor(value: unknown): PageCursor | undefined {
  if (value === undefined || value === null || value === '') return undefined
  try {
    const cursor: unknown = JSON.parse(Buffer.from(String(value), 'base64').toString('utf8'))
    const { list } = asFields(asFields(cursor).searchAfter)
    const [time, id] = Array.isArray(list) ? list : []
    if (typeof time === 'number' && typeof id === 'string') return { time, id }
  } catch {
    throw invalid('pagination.cursor', value)
  }
  throw invalid('pagination.cursor', value)
}

function readWindow(filters: Fields): Window | undefined {
  if (filters.start_date === undefined && filters.end_date === undefined) return undefined
  const from = parseMoment(filters, 'start_date')
  const to = parseMoment(filters, 'end_date')
  if (to < from) throw invalid('filters.end_date', filters.end_date)
  // Cashfree's times have no fractions: a window that ends at 23:59:59 includes that whole second.
  return { from, to: to % 1000 === 0 ? to + 999 : to }
}

function parseMoment(filters: Fields, name: string): number {
  const value = filters[name]
  if (value === undefined || value === null || value === '') throw missing(`filters.${name}`)
  const moment = readMoment(String(value))
  if (Number.isNaN(moment)) throw invalid(`filters.${name}`, value)
  return moment
}
