import type { Database } from '../../../db/connection'
import { createAddressesRepository } from './addresses.repository'
import { addressesRoutes } from './addresses.routes'
import { createAddressesService } from './addresses.service'

export function createAddresses({ database }: { database: Database }) {
  const service = createAddressesService({
    repository: createAddressesRepository(database),
    inTransaction: database.inTransaction,
  })
  return { routes: addressesRoutes(service) }
}
