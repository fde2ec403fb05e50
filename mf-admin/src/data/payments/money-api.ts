import type {
  ActionItems,
  ComparedAccounts,
  OrderMoney,
  RefundRequest,
  RefundRequestInput,
  Settled,
} from 'shared-contracts/payments/admin/money-schema'
import { adminApi, adminCall } from '../calls/admin-api'

/** The fields of a call that must not take effect twice. */
interface Once {
  /** The idempotency key: the same if the call is repeated because its response was lost. */
  repeatKey: string
  why: string
}

const post = (url: string, data: object = {}) => ({ url, method: 'POST', data })
const once = (url: string, repeatKey: string, data: object) => ({
  ...post(url, data),
  headers: { 'Idempotency-Key': repeatKey },
})
const needed = (id: string, step: string) => `/api/admin/money/action-items/${encodeURIComponent(id)}/${step}`
const refundTags = { invalidatesTags: ['AdminMoney', 'AdminOrders'] as const }

export const {
  useMfAdminAcceptPaymentMutation,
  useMfAdminAskGatewayMutation,
  useMfAdminCancelOrderMutation,
  useMfAdminConfirmRefundRequestMutation,
  useMfAdminGetAccountsQuery,
  useMfAdminGetActionItemsQuery,
  useMfAdminGetOrderMoneyQuery,
  useMfAdminRequestRefundMutation,
  useMfAdminRequestPaymentRefundMutation,
  useMfAdminLookedAtMutation,
  useMfAdminSendMailAgainMutation,
  useMfAdminUndoRefundRequestMutation,
} = adminApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    mfAdminGetActionItems: build.query<ActionItems, void>({
      queryFn: adminCall(() => ({ url: '/api/admin/money/action-items' })),
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
    mfAdminAcceptPayment: build.mutation<Settled, { id: string; why: string }>({
      queryFn: adminCall<Settled, { id: string; why: string }>(({ id, why }) =>
        post(needed(id, 'accept'), { why }),
      ),
      invalidatesTags: ['AdminMoney', 'AdminOrders', 'AdminToday', 'AdminAuditLog'],
    }),
    mfAdminLookedAt: build.mutation<Settled, { id: string; why: string }>({
      queryFn: adminCall<Settled, { id: string; why: string }>(({ id, why }) =>
        post(needed(id, 'looked-at'), { why }),
      ),
      invalidatesTags: ['AdminMoney'],
    }),
    mfAdminRequestRefund: build.mutation<
      RefundRequest,
      Once & { order: string; what: RefundRequestInput['what'] }
    >({
      queryFn: adminCall<RefundRequest, Once & { order: string; what: RefundRequestInput['what'] }>(
        ({ order, repeatKey, ...input }) =>
          once(`/api/admin/orders/${encodeURIComponent(order)}/refund-requests`, repeatKey, input),
      ),
      ...refundTags,
    }),
    mfAdminRequestPaymentRefund: build.mutation<RefundRequest, Once & { payment: string; amount: number }>({
      queryFn: adminCall<RefundRequest, Once & { payment: string; amount: number }>(
        ({ payment, repeatKey, ...input }) =>
          once(`/api/admin/money/payments/${encodeURIComponent(payment)}/refund-requests`, repeatKey, input),
      ),
      ...refundTags,
    }),
    mfAdminCancelOrder: build.mutation<RefundRequest, Once & { order: string }>({
      queryFn: adminCall<RefundRequest, Once & { order: string }>(({ order, repeatKey, why }) =>
        once(`/api/admin/orders/${encodeURIComponent(order)}/cancel`, repeatKey, { why }),
      ),
      ...refundTags,
    }),
    mfAdminConfirmRefundRequest: build.mutation<RefundRequest, string>({
      queryFn: adminCall<RefundRequest, string>((id) =>
        post(`/api/admin/money/refund-requests/${id}/confirm`),
      ),
      ...refundTags,
    }),
    mfAdminUndoRefundRequest: build.mutation<RefundRequest, string>({
      queryFn: adminCall<RefundRequest, string>((id) => post(`/api/admin/money/refund-requests/${id}/undo`)),
      ...refundTags,
    }),
  }),
})
