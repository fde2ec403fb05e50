import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { InTransaction } from '../../../db/connection'
import type { AuditLog } from '../../staff'
import type { Invoices } from '..'
import { createAdminInvoices } from './invoices'
import { invoicesRoutes } from './invoices.routes'
import { createAdminLaw } from './tax-registration'
import { lawRoutes } from './tax-registration.routes'

export interface AdminInvoicesDeps {
  invoices: Invoices
  auditLog: AuditLog
  inTransaction: InTransaction
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

/** Invoices, and what makes them lawful, in the admin. */
export function createInvoicesArea(deps: AdminInvoicesDeps): FastifyPluginAsyncZod {
  const { invoices } = deps
  const admin = createAdminInvoices(deps)
  const law = createAdminLaw(deps)
  return async (app) => {
    await app.register(invoicesRoutes({ admin, papers: invoices }))
    await app.register(lawRoutes(law))
  }
}
