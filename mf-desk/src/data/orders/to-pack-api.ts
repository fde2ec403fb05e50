import type { WorkToPack } from 'shared-contracts/domain/desk/orders/to-pack-schema'
import type { DeskPerson } from 'shared-contracts/domain/desk/people/session-schema'
import { deskApi, deskCall } from '../calls/desk-api'
import { keepWork, keptWork } from '../offline/kept-work'
import type { ParcelStep } from '../offline/parcel-step'
import { tellStep } from './step-call'

const ask = deskCall<WorkToPack>(() => ({ url: '/api/desk/to-pack' }))

export const toPackApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Has this device keep what there is to pack. @param person whose work it is */
    mfDeskKeepWork: build.query<null, DeskPerson>({
      async queryFn(person, ...rest) {
        const before = keptWork.read()
        const { data, error } = await ask(undefined, ...rest)
        if (error) return { error }
        // A parcel was changed meanwhile: this answer may not know it yet.
        if (data && keptWork.read() === before) keepWork(data, person)
        return { data: null }
      },
    }),
    /** Sends a step that has waited. */
    mfDeskSendStep: build.mutation<unknown, { step: ParcelStep; key: string }>({
      queryFn: tellStep,
    }),
  }),
})

export const { useMfDeskKeepWorkQuery } = toPackApi
