import type { FastifyInstance } from 'fastify'
import { listMovements } from '../../../gateway/settlement/movement'
import { settledDays } from '../../../gateway/settlement/settlement'
import { includesMoment, isOfWindow, type Window } from '../../../gateway/settlement/window'
import { listOrders } from '../../../gateway/store/orders'
import type { Sandbox } from '../../../sandbox'
import type { Fields } from '../../../values/fields'
import { badRequest, invalid } from '../../phonepe-error'
import { notFound } from '../v2-refusals'
import { reportRow } from './report-row'

type Query = { Querystring: Record<string, unknown> }

interface RangeQuery {
  window: Window
  limit: number
  offset: number
}

/** PhonePe's documented default and maximum. */
const USUAL_LIMIT = 10
const MOST = 40
const OLDEST_MS = 183 * 24 * 60 * 60 * 1000

/** @throws PhonepeError 400 for the first invalid parameter */
function readRangeQuery(query: Fields, now: Date): RangeQuery {
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

/** Calls about settlement. The token is checked by the enclosing scope. */
export function v2SettlementRoutes(
  app: FastifyInstance,
  { store, faultyCalls, settlementReports, now }: Sandbox,
  merchantId: string,
) {
  const days = () => settledDays(listOrders(store, 'phonepe-v2').flatMap(listMovements), now())

  app.get<Query>('/settlements/v1/range', async (request, reply) => {
    const asked = readRangeQuery(request.query, now())
    const work = () => {
      const found = days().filter(({ paidAt }) => includesMoment(asked.window, paidAt.getTime()))
      const { page, hasNext } = slicePage(found, asked)
      const settlements = page.map(({ id, utr, paidAt }) => ({
        state: 'PROCESSED',
        settlementId: id,
        utr,
        date: paidAt.getTime(),
      }))
      return { settlements, hasNext }
    }
    return faultyCalls.answer(reply, { call: 'settlement', key: 'range', work })
  })

  app.get<{ Params: { id: string } }>('/settlements/v1/:id/status', async (request, reply) => {
    const work = () => {
      const day = days().find(({ id }) => id === request.params.id)
      if (!day) throw notFound('settlement')
      return {
        settlementId: day.id,
        state: 'PROCESSED',
        utr: day.utr,
        amount: day.amount,
        merchantId,
        lastAttemptErrorCode: '',
        lastAttemptErrorDescription: '',
        lastUpdatedAt: day.paidAt.getTime(),
      }
    }
    return faultyCalls.answer(reply, { call: 'settlement', key: 'status', work })
  })

  /**
   * We found no call of version 2 that lists a window's transactions and refunds. PhonePe documents the calls
   * above and the columns of a downloadable report, returned here with the range call's parameters and paging.
   */
  app.get<Query>('/settlements/v1/transactions', async (request, reply) => {
    const asked = readRangeQuery(request.query, now())
    const { window } = asked
    const work = () => {
      const call = 'GET /settlements/v1/transactions'
      const rows = settlementReports.rows({ provider: 'phonepe-v2', window, call })
      const { page, hasNext } = slicePage(
        rows.filter((row) => isOfWindow(row, window)),
        asked,
      )
      return { transactions: page.map((row) => reportRow(row, now())), hasNext }
    }
    return faultyCalls.answer(reply, { call: 'settlement', key: 'report', work })
  })
}

function slicePage<Entry>(entries: readonly Entry[], { offset, limit }: RangeQuery) {
  return { page: entries.slice(offset, offset + limit), hasNext: entries.length > offset + limit }
}
