import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SETTLEMENT_CALL_BYTES } from 'shared-contracts/payments/admin/settlement-classes'
import {
  AdminSettlements,
  ReadSettlements,
  SettlementFile,
  SettlementLine,
} from 'shared-contracts/payments/admin/settlements-schema'
import * as z from 'zod/mini'
import type { Database } from '../../../db/connection'
import type { AuditLog } from '../../staff'
import { requireStaff } from '../../staff'
import type { Payments } from '..'

interface SettlementsRoutesDeps {
  database: Pick<Database, 'inTransaction'>
  payments: Pick<Payments, 'settlementFiles'>
  auditLog: AuditLog
}

const config = { right: 'see-money' } as const

/** Lists the gateways' payouts to the bank, from uploaded settlement files. */
export function settlementsRoutes({
  payments: { settlementFiles },
}: Pick<SettlementsRoutesDeps, 'payments'>): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.get(
      '/settlements',
      { config, schema: { summary: 'The newest settlements', response: { 200: AdminSettlements } } },
      settlementFiles.newest,
    )

    routes.get(
      '/settlements/:id/lines',
      {
        config,
        schema: {
          summary: 'All entries of a settlement',
          params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
          response: { 200: z.array(SettlementLine) },
        },
      },
      (request) => settlementFiles.linesOf(request.params.id),
    )
  }
}

/** Separate from the other routes because edges accept large bodies only under /api/admin/files. */
export function settlementFilesRoutes({
  database,
  payments: { settlementFiles },
  auditLog,
}: SettlementsRoutesDeps): FastifyPluginAsyncZod {
  return async (routes) => {
    routes.post(
      '/settlements',
      {
        config,
        bodyLimit: SETTLEMENT_CALL_BYTES,
        schema: {
          summary: 'Import a settlement file; repeating it is safe',
          body: SettlementFile,
          response: { 200: ReadSettlements },
        },
      },
      (request) => {
        const by = requireStaff(request)
        const { name } = request.body
        return database.inTransaction(async () => {
          const read = await settlementFiles.take({ ...request.body, by: by.name })
          if (read.isNew)
            await auditLog.write({
              by,
              what: 'settlement-file-read',
              about: { kind: 'settlement', id: name.slice(0, 100) },
              after: { settlements: read.settlements.map(({ utr }) => utr) },
            })
          return read
        })
      },
    )
  }
}
