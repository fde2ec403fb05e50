import type { Paise } from 'shared-contracts/values/money'
import type { NewGatewayOrder } from './payment-gateway'

/** A response about a stand-alone payment, in PhonePe v1's format (specification 23.15). */
export interface StandAloneResponse {
  success: boolean
  code: string
  message: string | null
  data: Record<string, unknown> | null
}

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

/** A gateway that takes stand-alone payments; every call may throw a GatewayError. */
export interface StandAloneGateway {
  /** The response contains the payment page's address, which is given only once. */
  pay(payment: NewStandAlonePayment): Promise<StandAloneResponse>
  /** @returns undefined if the gateway does not know the transaction or cannot say yet */
  status(merchantTransactionId: string): Promise<StandAloneReport | undefined>
  read(body: string): StandAloneMessage | undefined
}
