import type {
  ComparedAccounts,
  GiveBack,
  GiveBackWish,
  NeedsYou,
  OrderMoney,
  Settled,
} from 'shared-contracts/payments/admin/money-schema'
import { adminApi, adminCall } from '../calls/admin-api'

/** What a call that must not count twice is sent with. */
interface Once {
  /** The same for each try of the same press. */
  repeatKey: string
  why: string
}

const post = (url: string, data: object = {}) => ({ url, method: 'POST', data })
const once = (url: string, repeatKey: string, data: object) => ({
  ...post(url, data),
  headers: { 'Idempotency-Key': repeatKey },
})
const needed = (id: string, step: string) => `/api/admin/money/needs-you/${encodeURIComponent(id)}/${step}`
const givesBack = { invalidatesTags: ['AdminMoney', 'AdminOrders'] as const }

export const moneyApi = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetNeedsYou: build.query<NeedsYou, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/money/needs-you' })),
      providesTags: ['AdminMoney'],
    }),
    mfAdminGetAccounts: build.query<ComparedAccounts, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/money/accounts' })),
      providesTags: ['AdminMoney'],
    }),
    mfAdminGetOrderMoney: build.query<OrderMoney, string>({
      queryFn: adminCall<OrderMoney, string>((id) => ({
        url: `/api/admin/orders/${encodeURIComponent(id)}/money`,
      })),
      providesTags: ['AdminMoney'],
    }),
    mfAdminAskGateway: build.mutation<Settled, string>({
      queryFn: adminCall<Settled, string>((id) => post(needed(id, 'ask'))),
      invalidatesTags: ['AdminMoney'],
    }),
    mfAdminSendMailAgain: build.mutation<Settled, string>({
      queryFn: adminCall<Settled, string>((id) => post(needed(id, 'send'))),
      invalidatesTags: ['AdminMoney'],
    }),
    mfAdminLookedAt: build.mutation<Settled, { id: string; why: string }>({
      queryFn: adminCall<Settled, { id: string; why: string }>(({ id, why }) =>
        post(needed(id, 'looked-at'), { why }),
      ),
      invalidatesTags: ['AdminMoney'],
    }),
    mfAdminGiveBack: build.mutation<GiveBack, Once & { order: string; what: GiveBackWish['what'] }>({
      queryFn: adminCall<GiveBack, Once & { order: string; what: GiveBackWish['what'] }>(
        ({ order, repeatKey, ...wish }) =>
          once(`/api/admin/orders/${encodeURIComponent(order)}/give-backs`, repeatKey, wish),
      ),
      ...givesBack,
    }),
    mfAdminGiveBackPayment: build.mutation<GiveBack, Once & { payment: string; amount: number }>({
      queryFn: adminCall<GiveBack, Once & { payment: string; amount: number }>(
        ({ payment, repeatKey, ...wish }) =>
          once(`/api/admin/money/payments/${encodeURIComponent(payment)}/give-backs`, repeatKey, wish),
      ),
      ...givesBack,
    }),
    mfAdminCancelOrder: build.mutation<GiveBack, Once & { order: string }>({
      queryFn: adminCall<GiveBack, Once & { order: string }>(({ order, repeatKey, why }) =>
        once(`/api/admin/orders/${encodeURIComponent(order)}/cancel`, repeatKey, { why }),
      ),
      ...givesBack,
    }),
    mfAdminConfirmGiveBack: build.mutation<GiveBack, string>({
      queryFn: adminCall<GiveBack, string>((id) => post(`/api/admin/money/give-backs/${id}/confirm`)),
      ...givesBack,
    }),
    mfAdminUndoGiveBack: build.mutation<GiveBack, string>({
      queryFn: adminCall<GiveBack, string>((id) => post(`/api/admin/money/give-backs/${id}/undo`)),
      ...givesBack,
    }),
  }),
})

export const {
  useMfAdminAskGatewayMutation,
  useMfAdminCancelOrderMutation,
  useMfAdminConfirmGiveBackMutation,
  useMfAdminGetAccountsQuery,
  useMfAdminGetNeedsYouQuery,
  useMfAdminGetOrderMoneyQuery,
  useMfAdminGiveBackMutation,
  useMfAdminGiveBackPaymentMutation,
  useMfAdminLookedAtMutation,
  useMfAdminSendMailAgainMutation,
  useMfAdminUndoGiveBackMutation,
} = moneyApi
