import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../db/connection'
import type { AuditLog } from '../../staff'
import type { DataOfAddress } from '../privacy'
import { createDataRequestsRepository } from './data-requests.repository'
import { dataRequestsRoutes } from './data-requests.routes'
import { createDataRequestsService } from './data-requests.service'

export interface AdminCustomersDeps {
  database: Database
  dataOfAddress: DataOfAddress
  auditLog: AuditLog
  now: () => Date
}

export function createAdminCustomers(deps: AdminCustomersDeps): FastifyPluginAsyncZod {
  const { database, dataOfAddress } = deps
  const { inTransaction } = database
  const requests = createDataRequestsService({
    ...deps,
    repository: createDataRequestsRepository(database),
    data: dataOfAddress,
    inTransaction,
  })
  return dataRequestsRoutes(requests)
}
