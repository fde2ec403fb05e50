import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  BulkDone,
  BulkPlan,
  CsvFile,
  CsvToApply,
  PriceInput,
  PricesToApply,
} from 'shared-contracts/catalog/admin/bulk-schema'
import { CSV_CALL_BYTES } from 'shared-contracts/catalog/admin/longest-csv'
import { requireStaff } from '../../../staff'
import type { BulkService } from './bulk.service'

const config = { right: 'change-catalogue' } as const
/** Changing many prices at once requires re-authentication. */
const reauthenticated = { ...config, isReauthenticated: true }

export function bulkRoutes(bulk: BulkService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/catalogue.csv',
      { config, schema: { summary: 'The catalogue as a CSV file for spreadsheets' } },
      async (_, reply) =>
        reply
          .header('content-type', 'text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="catalogue.csv"')
          .send(await bulk.csv()),
    )

    app.post(
      '/files/catalogue-csv/preview',
      {
        config,
        bodyLimit: CSV_CALL_BYTES,
        schema: {
          summary: "Preview a file's changes and errors",
          body: CsvFile,
          response: { 200: BulkPlan },
        },
      },
      (request) => bulk.previewCsv(request.body.csv),
    )

    app.post(
      '/files/catalogue-csv',
      {
        config: reauthenticated,
        bodyLimit: CSV_CALL_BYTES,
        schema: {
          summary: "Apply a file's changes, all or nothing",
          body: CsvToApply,
          response: { 200: BulkDone },
        },
      },
      (request) => bulk.applyCsv(request.body.csv, request.body.seen, requireStaff(request)),
    )

    app.post(
      '/catalogue-prices/preview',
      { config, schema: { summary: 'Preview new prices', body: PriceInput, response: { 200: BulkPlan } } },
      (request) => bulk.previewPrices(request.body),
    )

    app.post(
      '/catalogue-prices',
      {
        config: reauthenticated,
        schema: {
          summary: 'Change many prices by a percentage or an amount',
          body: PricesToApply,
          response: { 200: BulkDone },
        },
      },
      (request) => bulk.applyPrices(request.body.input, request.body.seen, requireStaff(request)),
    )
  }
}
