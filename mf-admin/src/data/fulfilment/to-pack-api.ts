import type { WorkToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import type { AdminPerson } from 'shared-contracts/staff/session-schema'
import { adminApi, adminCall } from '../calls/admin-api'
import { cachedWork, keepWork } from '../offline/cached-work'
import type { ShipmentStep } from '../offline/shipment-step'
import { tellStep } from './step-call'

const ask = adminCall<WorkToPack>(() => ({ url: '/api/admin/to-pack' }))

export const toPackApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Stores the work to pack on this device. @param person whose work it is */
    mfAdminKeepWork: build.query<null, AdminPerson>({
      async queryFn(person, ...rest) {
        const before = cachedWork.read()
        const { data, error } = await ask(undefined, ...rest)
        if (error) return { error }
        // A shipment was changed in the meantime, and this response may not include it.
        if (data && cachedWork.read() === before) keepWork(data, person)
        return { data: null }
      },
    }),
    /** Sends a step that has waited. */
    mfAdminSendStep: build.mutation<unknown, { step: ShipmentStep; key: string }>({
      queryFn: tellStep,
    }),
  }),
})

export const { useMfAdminKeepWorkQuery } = toPackApi
