import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { InTransaction } from '../../../db/connection'
import type { Invoices } from '../../invoices'
import type { Journal } from '../journal/journal'
import { createDeskInvoices } from './desk-invoices'
import { createDeskLaw } from './desk-law'
import { invoicesRoutes } from './invoices.routes'
import { lawRoutes } from './law.routes'

export interface DeskInvoicesDeps {
  invoices: Invoices
  journal: Journal
  inTransaction: InTransaction
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

/** Invoices, and what makes them lawful, at the desk. */
export function createInvoicesArea(deps: DeskInvoicesDeps): FastifyPluginAsyncZod {
  const { invoices } = deps
  const desk = createDeskInvoices(deps)
  const law = createDeskLaw(deps)
  return async (app) => {
    await app.register(invoicesRoutes({ desk, papers: invoices }))
    await app.register(lawRoutes(law))
  }
}
