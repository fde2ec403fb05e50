import type { DeskParcel, NewReturn } from 'shared-contracts/domain/desk/orders/parcels-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

export const { useMfDeskTakeBackMutation } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** @param key by which the api knows the repeats of one call */
    mfDeskTakeBack: build.mutation<{ parcel: DeskParcel }, NewReturn & { parcel: string; key: string }>({
      queryFn: deskCall(({ parcel, key, ...data }) => ({
        url: `/api/desk/parcels/${encodeURIComponent(parcel)}/returns`,
        method: 'POST',
        data,
        headers: { 'Idempotency-Key': key },
      })),
      invalidatesTags: ['DeskOrders', 'DeskMoney'],
    }),
  }),
})
