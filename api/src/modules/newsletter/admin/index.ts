import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { SubscriberSearch, Subscribers } from 'shared-contracts/newsletter/admin/subscribers-schema'
import { normaliseEmail } from 'shared-contracts/values/email'
import type { Database } from '../../../db/connection'
import { writeCsv } from '../../../documents/csv'
import type { AuditLog } from '../../staff'
import { requireStaff } from '../../staff'
import type { Subscriber, SubscriberList } from '..'

const A_PART = 50
const config = { right: 'manage-customers', isReauthenticated: true } as const
const about = { kind: 'setting', id: 'subscribers' } as const

export interface AdminNewsletterDeps {
  subscribers: SubscriberList
  auditLog: AuditLog
  database: Pick<Database, 'inTransaction'>
}

/** Lists and exports subscribers. The export has only confirmed addresses: nobody else has consented. */
export function createAdminNewsletter(deps: AdminNewsletterDeps): FastifyPluginAsyncZod {
  const { subscribers, auditLog, database } = deps
  return async (routes) => {
    routes.post(
      '/subscribers/search',
      {
        config,
        schema: {
          summary: 'A page of newsletter subscribers',
          body: SubscriberSearch,
          response: { 200: Subscribers },
        },
      },
      async (request) => {
        const { words = '', after } = request.body
        const found = await subscribers.part(normaliseEmail(words), after || undefined, A_PART + 1)
        const shown = found.slice(0, A_PART)
        const last = shown.at(-1)
        // Log only the number of addresses: the search text may be an address, and the audit log is permanent.
        await auditLog.write({
          by: requireStaff(request),
          what: 'subscribers-listed',
          about,
          after: { addresses: shown.length },
        })
        return {
          subscribers: shown.map(({ email, language, subscribedAt, confirmedAt }) => ({
            email,
            language,
            askedAt: subscribedAt.toISOString(),
            confirmedAt: confirmedAt?.toISOString() ?? null,
          })),
          counts: await subscribers.counts(),
          ...(found.length > shown.length && last && { next: last.email }),
        }
      },
    )

    routes.post(
      '/subscribers/export',
      {
        config,
        schema: { summary: 'All confirmed subscribers, as CSV' },
      },
      async (request, reply) => {
        const by = requireStaff(request)
        const csv = await database.inTransaction(async () => {
          const rows = await subscribers.confirmed()
          await auditLog.write({ by, what: 'subscribers-exported', about, after: { addresses: rows.length } })
          return buildSheet(rows)
        })
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="subscribers.csv"')
          .header('cache-control', 'no-store')
          .send(csv)
      },
    )
  }
}

function buildSheet(rows: readonly Subscriber[]): string {
  const columns = ['E-mail', 'Language', 'Requested at', 'Confirmed at']
  const cells = rows.map(({ email, language, subscribedAt, confirmedAt }) => [
    ...[email, language, subscribedAt.toISOString(), confirmedAt?.toISOString() ?? ''],
  ])
  return writeCsv({ columns, rows: cells }, 'person')
}
