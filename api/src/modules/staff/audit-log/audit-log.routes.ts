import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AuditLogPage, AuditLogQuery } from 'shared-contracts/staff/audit-log-schema'
import type { AuditLogPages } from './audit-log-pages'

export function auditLogRoutes({ page }: AuditLogPages): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/audit-log',
      {
        config: { right: 'see-audit-log' },
        schema: {
          summary: 'The audit log, newest first',
          querystring: AuditLogQuery,
          response: { 200: AuditLogPage },
        },
      },
      async (request) => page(request.query),
    )
  }
}
