import type { SignedInDevice } from 'shared-contracts/customers/customer'
import { api, flag, list, reportMalformed, shape, text } from 'shared-contracts/http'

const readDevices = list(
  shape<SignedInDevice>({ id: text, device: text, signedInAt: text, lastSeenAt: text, isThis: flag }),
)

/** @throws Error if the response is not a list, so that a failure never reads as "no other device" */
function parseDevices(answer: unknown): SignedInDevice[] {
  if (!Array.isArray(answer)) throw new Error('The response has no devices.')
  return readDevices(answer, 'devices', reportMalformed)
}

export const {
  useMfAccountGetDevicesQuery,
  useMfAccountSignOutDeviceMutation,
  useMfAccountSignOutOthersMutation,
} = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAccountGetDevices: build.query<SignedInDevice[], void>({
      query: () => ({ url: '/api/customers/sessions' }),
      transformResponse: parseDevices,
      // No caching: a cached list might belong to another customer or be out of date.
      keepUnusedDataFor: 0,
    }),
    mfAccountSignOutDevice: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/customers/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
    }),
    mfAccountSignOutOthers: build.mutation<unknown, void>({
      query: () => ({ url: '/api/customers/sessions', method: 'DELETE' }),
    }),
  }),
})
