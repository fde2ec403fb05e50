import type { Courier } from 'shared-contracts/domain/desk/orders/couriers-schema'
import { deskApi, deskCall } from '../../data/calls/desk-api'

type CourierToKeep = Omit<Courier, 'id' | 'version'>

export const { useMfDeskAddCourierMutation, useMfDeskChangeCourierMutation } = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskAddCourier: build.mutation<Courier, CourierToKeep>({
      queryFn: deskCall((data) => ({ url: '/api/desk/couriers', method: 'POST', data })),
      invalidatesTags: ['DeskCouriers', 'DeskJournal'],
    }),
    mfDeskChangeCourier: build.mutation<Courier, Courier>({
      queryFn: deskCall(({ id, ...data }) => ({
        url: `/api/desk/couriers/${encodeURIComponent(id)}`,
        method: 'PUT',
        data,
      })),
      invalidatesTags: ['DeskCouriers', 'DeskJournal', 'DeskOrders'],
    }),
  }),
})
