import type {
  AlertDevice,
  AlertSubscription,
  Alerts,
  NewOrders,
} from 'shared-contracts/domain/desk/alerts-schema'
import { deskApi, deskCall } from '../calls/desk-api'

const alertsApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetAlerts: build.query<Alerts, void>({
      queryFn: deskCall(() => ({ url: '/api/desk/alerts' })),
      providesTags: ['DeskAlerts'],
    }),
    /** It does not wait at the door: a desk that nobody unlocks asks for nothing. */
    mfDeskGetNewOrders: build.query<NewOrders, void>({
      query: () => ({ url: '/api/desk/alerts/new' }),
    }),
    mfDeskTurnAlertsOn: build.mutation<AlertDevice, AlertSubscription>({
      queryFn: deskCall((data: AlertSubscription) => ({
        url: '/api/desk/alerts/devices',
        method: 'PUT',
        data,
      })),
      invalidatesTags: ['DeskAlerts'],
    }),
    mfDeskTurnAlertsOff: build.mutation<unknown, string>({
      queryFn: deskCall((id: string) => ({ url: `/api/desk/alerts/devices/${id}`, method: 'DELETE' })),
      invalidatesTags: ['DeskAlerts'],
    }),
    mfDeskTestAlert: build.mutation<unknown, string>({
      queryFn: deskCall((id: string) => ({ url: `/api/desk/alerts/devices/${id}/test`, method: 'POST' })),
    }),
  }),
})

export const {
  useMfDeskGetAlertsQuery,
  useMfDeskGetNewOrdersQuery,
  useMfDeskTestAlertMutation,
  useMfDeskTurnAlertsOffMutation,
  useMfDeskTurnAlertsOnMutation,
} = alertsApi
