import type { PincodePlace } from '../domain/pincodes-schema'
import { api } from './api'

export const { useGetPincodeQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** City, district and State of a pincode of six digits. */
    getPincode: build.query<PincodePlace, string>({
      query: (pincode) => ({ url: `/api/pincodes/${pincode}` }),
    }),
  }),
})
