import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { CSV_CALL_BYTES } from 'shared-contracts/catalog/admin/longest-csv'
import {
  ChangedStock,
  LowAt,
  StartCounting,
  StockAdjustment,
  StockHistory,
  StockList,
  StockTake,
  StockTaken,
  StockTakePlan,
  StockTakeToApply,
} from 'shared-contracts/catalog/admin/stock-schema'
import { requiredText } from 'shared-contracts/values/text'
import * as z from 'zod/mini'
import { AppError } from '../../../../errors'
import { buildScopedRepeatKey } from '../../../../http/requests/repeat-key'
import { requireStaff } from '../../../staff'
import type { createAdjusting } from './adjusting'
import type { Counting } from './counting'
import type { AdminStockList } from './stock-list'
import type { StockTaking } from './stock-take'

interface StockRoutesDeps {
  list: AdminStockList
  counting: Counting
  adjust: ReturnType<typeof createAdjusting>
  stockTake: StockTaking
}

const params = z.object({ productId: requiredText(100), variantId: requiredText(100) })
/** Packers may change counts. Starting and stopping to count takes the right to change the catalogue. */
const config = { right: 'mark-sold-out' } as const
const deciding = { right: 'change-catalogue' } as const
const response = { 200: ChangedStock }
const path = '/stock/:productId/:variantId'

export function stockRoutes({ list, counting, adjust, stockTake }: StockRoutesDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/stock',
      { config, schema: { summary: 'The stock of every pack', response: { 200: StockList } } },
      list.all,
    )

    app.get(
      '/stock.csv',
      { config, schema: { summary: 'A form for a stock-take, as a CSV file' } },
      async (_, reply) =>
        reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="stock.csv"')
          .send(await stockTake.csv()),
    )

    app.get(
      path,
      {
        config,
        schema: {
          summary: "A pack's stock, movements and batches",
          params,
          querystring: z.object({ before: z.optional(z.coerce.number().check(z.int(), z.positive())) }),
          response: { 200: StockHistory },
        },
      },
      (request) => list.history(request.params, request.query.before),
    )

    app.post(
      `${path}/counting`,
      {
        config: deciding,
        schema: { summary: 'Start counting a pack', params, body: StartCounting, response },
      },
      async (request) => ({
        variant: await counting.start(request.params, request.body, requireStaff(request)),
      }),
    )

    app.delete(
      `${path}/counting`,
      { config: deciding, schema: { summary: 'Stop counting a pack', params, response } },
      async (request) => ({ variant: await counting.stop(request.params, requireStaff(request)) }),
    )

    app.put(
      `${path}/low-at`,
      {
        config: deciding,
        schema: { summary: 'Set when to be alerted of low stock', params, body: LowAt, response },
      },
      async (request) => ({
        variant: await counting.setLowAt(request.params, request.body.lowAt, requireStaff(request)),
      }),
    )

    app.post(
      `${path}/adjustments`,
      {
        config,
        schema: {
          summary: 'Change the number on hand; repeating it is safe',
          params,
          body: StockAdjustment,
          response,
        },
      },
      async (request) => {
        const { params: pack, body } = request
        const staff = requireStaff(request)
        const repeatKey = mustHaveKey(request.headers, staff.id, pack, body)
        return { variant: await adjust(pack, body, repeatKey, staff) }
      },
    )

    app.post(
      '/files/stock-take/preview',
      {
        config,
        bodyLimit: CSV_CALL_BYTES,
        schema: { summary: 'Preview a stock-take', body: StockTake, response: { 200: StockTakePlan } },
      },
      (request) => stockTake.preview(request.body),
    )

    app.post(
      '/files/stock-take',
      {
        config,
        bodyLimit: CSV_CALL_BYTES,
        schema: {
          summary: 'Store a stock-take, all or nothing; repeating it is safe',
          body: StockTakeToApply,
          response: { 200: StockTaken },
        },
      },
      async (request) => {
        const { seen, why = '', ...take } = request.body
        const staff = requireStaff(request)
        const repeatKey = mustHaveKey(request.headers, staff.id, seen)
        return stockTake.apply(take, { seen, why, repeatKey }, staff)
      },
    )
  }
}

function mustHaveKey(headers: IncomingHttpHeaders, ...about: unknown[]): string {
  const repeatKey = buildScopedRepeatKey(headers, ...about)
  if (!repeatKey) throw new AppError('INVALID_INPUT', 'Add the header Idempotency-Key.')
  return repeatKey
}
