import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { InTransaction } from '../../../db/connection'
import type { AuditLog } from '../../staff'
import type { Invoices } from '..'
import { createAdminInvoices } from './invoices'
import { invoicesRoutes } from './invoices.routes'
import { createTaxRegistrationAdmin } from './tax-registration'
import { taxRegistrationRoutes } from './tax-registration.routes'

export interface AdminInvoicesDeps {
  invoices: Invoices
  auditLog: AuditLog
  inTransaction: InTransaction
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

export function createInvoicesArea(deps: AdminInvoicesDeps): FastifyPluginAsyncZod {
  const { invoices } = deps
  const admin = createAdminInvoices(deps)
  const taxRegistration = createTaxRegistrationAdmin(deps)
  return async (app) => {
    await app.register(invoicesRoutes({ admin, printing: invoices }))
    await app.register(taxRegistrationRoutes(taxRegistration))
  }
}
