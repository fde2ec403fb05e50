import type {
  AlertDevice,
  AlertSubscription,
  Alerts,
  NewOrders,
} from 'shared-contracts/notifications/admin/alerts-schema'
import { adminApi, adminCall } from '../calls/admin-api'

export const {
  useMfAdminGetAlertsQuery,
  useMfAdminGetNewOrdersQuery,
  useMfAdminTestAlertMutation,
  useMfAdminTurnAlertsOffMutation,
  useMfAdminTurnAlertsOnMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetAlerts: build.query<Alerts, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/alerts' })),
      providesTags: ['AdminAlerts'],
    }),
    /** Polled in the background, so it fails if the session has ended, instead of waiting for sign-in. */
    mfAdminGetNewOrders: build.query<NewOrders, void>({
      query: () => ({ url: '/api/admin/alerts/new' }),
    }),
    mfAdminTurnAlertsOn: build.mutation<AlertDevice, AlertSubscription>({
      queryFn: adminCall((data: AlertSubscription) => ({
        url: '/api/admin/alerts/devices',
        method: 'PUT',
        data,
      })),
      invalidatesTags: ['AdminAlerts'],
    }),
    mfAdminTurnAlertsOff: build.mutation<unknown, string>({
      queryFn: adminCall((id: string) => ({ url: `/api/admin/alerts/devices/${id}`, method: 'DELETE' })),
      invalidatesTags: ['AdminAlerts'],
    }),
    mfAdminTestAlert: build.mutation<unknown, string>({
      queryFn: adminCall((id: string) => ({ url: `/api/admin/alerts/devices/${id}/test`, method: 'POST' })),
    }),
  }),
})
