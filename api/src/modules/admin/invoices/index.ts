import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { InTransaction } from '../../../db/connection'
import type { Invoices } from '../../invoices'
import type { Journal } from '../journal/journal'
import { createAdminInvoices } from './admin-invoices'
import { createAdminLaw } from './admin-law'
import { invoicesRoutes } from './invoices.routes'
import { lawRoutes } from './law.routes'

export interface AdminInvoicesDeps {
  invoices: Invoices
  journal: Journal
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
