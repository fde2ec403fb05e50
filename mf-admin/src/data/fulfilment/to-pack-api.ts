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
    /** Stores the orders to pack on this device. @param person the signed-in person */
    mfAdminKeepWork: build.query<null, AdminPerson>({
      async queryFn(person, ...rest) {
        const before = cachedWork.read()
        const { data, error } = await ask(undefined, ...rest)
        if (error) return { error }
        // If a step has changed the stored orders in the meantime, this response may lack it.
        if (data && cachedWork.read() === before) keepWork(data, person)
        return { data: null }
      },
    }),
    mfAdminSendStep: build.mutation<unknown, { step: ShipmentStep; key: string }>({
      queryFn: tellStep,
    }),
  }),
})

export const { useMfAdminKeepWorkQuery } = toPackApi
