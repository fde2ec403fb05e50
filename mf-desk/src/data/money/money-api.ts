import type {
  ComparedAccounts,
  GiveBack,
  GiveBackWish,
  NeedsYou,
  OrderMoney,
  Settled,
} from 'shared-contracts/domain/desk/money/money-schema'
import { deskApi, deskCall } from '../calls/desk-api'

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
const needed = (id: string, step: string) => `/api/desk/money/needs-you/${encodeURIComponent(id)}/${step}`
const givesBack = { invalidatesTags: ['DeskMoney', 'DeskOrders'] as const }

export const moneyApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfDeskGetNeedsYou: build.query<NeedsYou, void>({
      queryFn: deskCall(() => ({ url: '/api/desk/money/needs-you' })),
      providesTags: ['DeskMoney'],
    }),
    mfDeskGetAccounts: build.query<ComparedAccounts, void>({
      queryFn: deskCall(() => ({ url: '/api/desk/money/accounts' })),
      providesTags: ['DeskMoney'],
    }),
    mfDeskGetOrderMoney: build.query<OrderMoney, string>({
      queryFn: deskCall<OrderMoney, string>((id) => ({
        url: `/api/desk/orders/${encodeURIComponent(id)}/money`,
      })),
      providesTags: ['DeskMoney'],
    }),
    mfDeskAskGateway: build.mutation<Settled, string>({
      queryFn: deskCall<Settled, string>((id) => post(needed(id, 'ask'))),
      invalidatesTags: ['DeskMoney'],
    }),
    mfDeskSendMailAgain: build.mutation<Settled, string>({
      queryFn: deskCall<Settled, string>((id) => post(needed(id, 'send'))),
      invalidatesTags: ['DeskMoney'],
    }),
    mfDeskLookedAt: build.mutation<Settled, { id: string; why: string }>({
      queryFn: deskCall<Settled, { id: string; why: string }>(({ id, why }) =>
        post(needed(id, 'looked-at'), { why }),
      ),
      invalidatesTags: ['DeskMoney'],
    }),
    mfDeskGiveBack: build.mutation<GiveBack, Once & { order: string; what: GiveBackWish['what'] }>({
      queryFn: deskCall<GiveBack, Once & { order: string; what: GiveBackWish['what'] }>(
        ({ order, repeatKey, ...wish }) =>
          once(`/api/desk/orders/${encodeURIComponent(order)}/give-backs`, repeatKey, wish),
      ),
      ...givesBack,
    }),
    mfDeskGiveBackPayment: build.mutation<GiveBack, Once & { payment: string; amount: number }>({
      queryFn: deskCall<GiveBack, Once & { payment: string; amount: number }>(
        ({ payment, repeatKey, ...wish }) =>
          once(`/api/desk/money/payments/${encodeURIComponent(payment)}/give-backs`, repeatKey, wish),
      ),
      ...givesBack,
    }),
    mfDeskCancelOrder: build.mutation<GiveBack, Once & { order: string }>({
      queryFn: deskCall<GiveBack, Once & { order: string }>(({ order, repeatKey, why }) =>
        once(`/api/desk/orders/${encodeURIComponent(order)}/cancel`, repeatKey, { why }),
      ),
      ...givesBack,
    }),
    mfDeskConfirmGiveBack: build.mutation<GiveBack, string>({
      queryFn: deskCall<GiveBack, string>((id) => post(`/api/desk/money/give-backs/${id}/confirm`)),
      ...givesBack,
    }),
    mfDeskUndoGiveBack: build.mutation<GiveBack, string>({
      queryFn: deskCall<GiveBack, string>((id) => post(`/api/desk/money/give-backs/${id}/undo`)),
      ...givesBack,
    }),
  }),
})

export const {
  useMfDeskAskGatewayMutation,
  useMfDeskCancelOrderMutation,
  useMfDeskConfirmGiveBackMutation,
  useMfDeskGetAccountsQuery,
  useMfDeskGetNeedsYouQuery,
  useMfDeskGetOrderMoneyQuery,
  useMfDeskGiveBackMutation,
  useMfDeskGiveBackPaymentMutation,
  useMfDeskLookedAtMutation,
  useMfDeskSendMailAgainMutation,
  useMfDeskUndoGiveBackMutation,
} = moneyApi
