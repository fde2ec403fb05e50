import type { SignedInDevice } from 'shared-contracts/customers/customer'
import { api, flag, list, reportMalformed, shape, text } from 'shared-contracts/http'

const readDevices = list(
  shape<SignedInDevice>({ id: text, device: text, signedInAt: text, lastSeenAt: text, isThis: flag }),
)

/** @throws Error if the answer is not a list: nobody may read that no other device is signed in when nobody said so */
function devicesIn(answer: unknown): SignedInDevice[] {
  if (!Array.isArray(answer)) throw new Error('The answer has no devices.')
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
      transformResponse: devicesIn,
      // Another customer's, or an hour old, would be worse than none.
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
