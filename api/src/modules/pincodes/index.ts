import { pincodeTable } from './pincode-table'
import { pincodesRoutes } from './pincodes.routes'
import { createPincodesService } from './pincodes.service'

/** Where a pincode is, so that an address needs less typing. */
export function createPincodes() {
  return { routes: pincodesRoutes(createPincodesService(pincodeTable)) }
}
