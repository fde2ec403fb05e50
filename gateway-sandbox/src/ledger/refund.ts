import type { Paise } from 'shared-contracts/domain/money'

export type RefundState = 'PENDING' | 'SUCCESS' | 'FAILED'

/** Money on its way back to the customer. */
export interface Refund {
  /** The merchant's own id: refund_id at Cashfree, merchantTransactionId and merchantRefundId at PhonePe. */
  id: string
  /** The provider's id: cf_refund_id, transactionId, refundId. */
  gatewayId: string
  /** The attempt that had paid. */
  attemptId: string
  amount: Paise
  note: string | null
  state: RefundState
  bankReference: string
  /** Where its outcome is told; absent for the order's own address. */
  notifyUrl?: string
  /** Made by the gateway itself, since the payment came too late. */
  isAutomatic?: boolean
  /** The fault of the sandbox's catalogue it meets. */
  fault?: string
  madeAt: string
  settledAt?: string
}
