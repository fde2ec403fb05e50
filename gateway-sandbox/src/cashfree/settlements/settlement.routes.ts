import type { FastifyInstance } from 'fastify'
import { formatMovementLabel, listMovements } from '../../gateway/settlement/movement'
import { type PageCursor, slicePage } from '../../gateway/settlement/page'
import { type SettledDay, settledDays } from '../../gateway/settlement/settlement'
import { computeListingTime, includesMoment, isOfWindow, type Window } from '../../gateway/settlement/window'
import { listOrders } from '../../gateway/store/orders'
import type { Sandbox } from '../../sandbox'
import { readApiVersion } from '../api-version'
import { missing } from '../cashfree-error'
import { reconRow } from './recon-row'
import { type ReportRequest, readReportRequest, writeCursor } from './report-request'
import { settlementRow, settlementView } from './settlement-view'

interface Entry {
  place: PageCursor
  view: object
}

/** Lets merchants read what the gateway owes and has paid out. The enclosing scope checks keys and version. */
export function cashfreeSettlementRoutes(
  app: FastifyInstance,
  { store, faultyCalls, settlementReports, now }: Sandbox,
) {
  const days = () => settledDays(listOrders(store, 'cashfree').flatMap(listMovements), now())

  /** Lists all movements of money in the window, and the settlements paid out in it. */
  app.post('/recon', async (request, reply) => {
    const version = readApiVersion(request)
    const asked = readReportRequest(request.body)
    const { window } = asked
    if (!window) throw missing('filters.start_date')
    const work = () => {
      const rows = settlementReports.rows({ provider: 'cashfree', window, call: 'POST /pg/recon' })
      const events = rows
        .filter((row) => isOfWindow(row, window))
        .map((row) => ({
          place: { time: computeListingTime(row), id: formatMovementLabel(row) },
          view: reconRow(row, version, now()),
        }))
      const paidOut = days().map((day) => ({ place: placeOfDay(day), view: settlementRow(day, version) }))
      return answer(asked, [...events, ...within(window, paidOut)])
    }
    return faultyCalls.answer(reply, { call: 'settlement', key: 'recon', work })
  })

  app.post('/settlements', async (request, reply) => {
    const version = readApiVersion(request)
    const asked = readReportRequest(request.body)
    const isChosen = isRequested(asked)
    const work = () => {
      const entries = days()
        .filter(isChosen)
        .map((day) => ({ place: placeOfDay(day), view: settlementView(day, version) }))
      return answer(asked, asked.window ? within(asked.window, entries) : entries)
    }
    return faultyCalls.answer(reply, { call: 'settlement', key: 'settlements', work })
  })
}

function within(window: Window, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ place }) => includesMoment(window, place.time))
}

function answer({ limit, after }: ReportRequest, entries: readonly Entry[]) {
  const page = slicePage(entries, ({ place }) => place, limit, after)
  return { cursor: writeCursor(page.next), limit, data: page.entries.map(({ view }) => view) }
}

function placeOfDay({ id, paidAt }: SettledDay): PageCursor {
  return { time: paidAt.getTime(), id: `settlement ${id}` }
}

/** Returns a filter by ids and bank references. @throws CashfreeError 400 if these and the dates are missing */
function isRequested({ filters, window }: ReportRequest) {
  const ids = asTexts(filters.cf_settlement_ids)
  const utrs = asTexts(filters.settlement_utrs)
  if (!ids && !utrs && !window) throw missing('filters.start_date')
  return ({ id, utr }: SettledDay) => (!ids || ids.includes(id)) && (!utrs || utrs.includes(utr))
}

function asTexts(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined
}
