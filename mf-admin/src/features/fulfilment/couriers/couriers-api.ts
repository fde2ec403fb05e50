import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

type CourierToKeep = Omit<Courier, 'id' | 'version'>

export const { useMfAdminAddCourierMutation, useMfAdminChangeCourierMutation } = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminAddCourier: build.mutation<Courier, CourierToKeep>({
      queryFn: adminCall((data) => ({ url: '/api/admin/couriers', method: 'POST', data })),
      invalidatesTags: ['AdminCouriers', 'AdminAuditLog'],
    }),
    mfAdminChangeCourier: build.mutation<Courier, Courier>({
      queryFn: adminCall(({ id, ...data }) => ({
        url: `/api/admin/couriers/${encodeURIComponent(id)}`,
        method: 'PUT',
        data,
      })),
      invalidatesTags: ['AdminCouriers', 'AdminAuditLog', 'AdminOrders'],
    }),
  }),
})
