import type { PincodeLocation } from '../customers/addresses/pincode-schema'
import { shape, text } from '../values/reading'
import { api } from './api'
import { reportMalformed } from './malformed'

const readPlace = shape<PincodeLocation>({ city: text, district: text, state: text })

export const { useGetPincodeQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** City, district and State of a six-digit pincode. */
    getPincode: build.query<PincodeLocation, string>({
      query: (pincode) => ({ url: `/api/pincodes/${encodeURIComponent(pincode)}` }),
      transformResponse: (answer: unknown) =>
        readPlace(answer, 'pincode', reportMalformed) ?? { city: '', district: '', state: '' },
    }),
  }),
})
