import type * as schema from 'shared-contracts/orders/admin/discounts-schema'
import { adminApi, adminCall } from '../../../data/calls/admin-api'

const buildUrl = (id: string) => `/api/admin/discounts/${encodeURIComponent(id)}`

export const {
  useMfAdminGetDiscountsQuery,
  useMfAdminGetDiscountFiguresQuery,
  useMfAdminCreateDiscountMutation,
  useMfAdminChangeDiscountMutation,
  useMfAdminPauseDiscountMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetDiscounts: build.query({
      queryFn: adminCall<schema.AdminDiscounts, void>(() => ({ url: '/api/admin/discounts' })),
      providesTags: ['AdminDiscounts'],
    }),
    mfAdminGetDiscountFigures: build.query({
      queryFn: adminCall<schema.DiscountFigures, string>((id) => ({ url: `${buildUrl(id)}/figures` })),
      providesTags: ['AdminDiscounts'],
    }),
    mfAdminCreateDiscount: build.mutation({
      queryFn: adminCall<schema.AdminDiscount, schema.NewDiscount>((data) => ({
        url: '/api/admin/discounts',
        method: 'POST',
        data,
      })),
      invalidatesTags: ['AdminDiscounts', 'AdminAuditLog'],
    }),
    mfAdminChangeDiscount: build.mutation({
      queryFn: adminCall<schema.AdminDiscount, { id: string; change: schema.DiscountChange }>(
        ({ id, change }) => ({ url: buildUrl(id), method: 'PUT', data: change }),
      ),
      invalidatesTags: ['AdminDiscounts', 'AdminAuditLog'],
    }),
    mfAdminPauseDiscount: build.mutation({
      queryFn: adminCall<schema.AdminDiscount, { id: string; pause: schema.DiscountPause }>(
        ({ id, pause }) => ({ url: `${buildUrl(id)}/paused`, method: 'PUT', data: pause }),
      ),
      invalidatesTags: ['AdminDiscounts', 'AdminAuditLog'],
    }),
  }),
})
