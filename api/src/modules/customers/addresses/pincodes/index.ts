import { pincodeTable } from './pincode-table'
import { pincodesRoutes } from './pincodes.routes'
import { createPincodesService } from './pincodes.service'

/** Looks up pincodes, so that an address needs less typing. */
export function createPincodes() {
  const service = createPincodesService(pincodeTable)
  return {
    routes: pincodesRoutes(service),
    /** Returns the pincode's State; empty if unknown. */
    stateOf: (pincode: string) => service.find(pincode).state,
  }
}
