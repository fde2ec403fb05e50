import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../db/connection'
import type { SubscriberList } from '../../newsletter'
import type { DataOfAddress } from '../../privacy'
import type { Journal } from '../journal/journal'
import { createDataRequestsRepository } from './data-requests.repository'
import { dataRequestsRoutes } from './data-requests.routes'
import { createDataRequestsService } from './data-requests.service'
import { subscribersRoutes } from './subscribers.routes'

export interface AdminCustomersDeps {
  database: Database
  subscribers: SubscriberList
  dataOfAddress: DataOfAddress
  journal: Journal
  now: () => Date
}

/** People outside: who gets the newsletter, and who asks for their data. */
export function createAdminCustomers(deps: AdminCustomersDeps): FastifyPluginAsyncZod {
  const { database, dataOfAddress } = deps
  const { inTransaction } = database
  const requests = createDataRequestsService({
    ...deps,
    repository: createDataRequestsRepository(database),
    data: dataOfAddress,
    inTransaction,
  })
  return async (app) => {
    await app.register(subscribersRoutes({ ...deps, inTransaction }))
    await app.register(dataRequestsRoutes(requests))
  }
}
