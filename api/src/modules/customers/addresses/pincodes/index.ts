import { pincodeTable } from './pincode-table'
import { pincodesRoutes } from './pincodes.routes'
import { createPincodesService } from './pincodes.service'

/** Where a pincode is, so that an address needs less typing. */
export function createPincodes() {
  const service = createPincodesService(pincodeTable)
  return {
    routes: pincodesRoutes(service),
    /** The State a pincode lies in; empty where the table does not know it. */
    stateOf: (pincode: string) => service.find(pincode).state,
  }
}
