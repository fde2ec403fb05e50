import type { Paise } from 'shared-contracts/values/money'
import type { NewGatewayOrder } from './payment-gateway'

/** An answer about a payment of the stand-alone page, in the shape of PhonePe's version 1 (specification 23.15). */
export interface StandAloneResponse {
  success: boolean
  code: string
  message: string | null
  data: Record<string, unknown> | null
}

/** What a gateway reports about one payment. */
export interface StandAloneReport {
  merchantTransactionId: string
  state: 'COMPLETED' | 'PENDING' | 'FAILED'
  amount: Paise
  transactionId: string
  answer: StandAloneResponse
}

export interface NewStandAlonePayment
  extends Pick<NewGatewayOrder, 'gatewayOrderId' | 'amount' | 'returnUrl' | 'notifyUrl'> {
  customer: Pick<NewGatewayOrder['customer'], 'id' | 'phone'>
}

export type StandAloneMessage =
  | { kind: 'payment'; report: StandAloneReport }
  | { kind: 'ask'; gatewayOrderId: string }
  | { kind: 'refund'; refundId: string }

/** A gateway that takes the payments of the stand-alone page; every call may throw a GatewayError. */
export interface StandAloneGateway {
  /** The answer holds the payment page's address, which is given this once only. */
  pay(payment: NewStandAlonePayment): Promise<StandAloneResponse>
  /** @returns undefined while the gateway cannot say, or has never heard of the transaction */
  status(merchantTransactionId: string): Promise<StandAloneReport | undefined>
  read(body: string): StandAloneMessage | undefined
}
