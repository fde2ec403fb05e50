import type { Paise } from 'shared-contracts/values/money'
import type { Movement } from '../../../gateway/settlement/movement'
import { findSettlement } from '../../../gateway/settlement/settlement'
import type { PhonepeOrder, Refund } from '../../../gateway/store/order'
import type { Transaction } from './transaction'

const refundStates = { PENDING: 'PENDING', SUCCESS: 'COMPLETED', FAILED: 'FAILED' } as const

/** A transaction as in PhonePe's 'Transaction Settlement Recon API': amounts in paise, times in epoch ms. */
export function transactionView({ payment, refunds }: Transaction, now: Date) {
  const { order, attempt } = payment
  const settlement = settlementView(payment, now)
  const [details] = settlement.transactionSettlementDetails
  return {
    merchantId: order.merchantId,
    transactionId: order.id,
    providerReferenceId: order.gatewayId,
    amount: payment.amount,
    merchantOrderId: order.id,
    paymentState: 'COMPLETED',
    payResponseCode: 'SUCCESS',
    paymentModes: attempt.method ? [{ mode: modes[attempt.method.kind], amount: payment.amount }] : [],
    transactionContext: null,
    storeId: null,
    terminalId: null,
    transactionDate: payment.at,
    transactionLevelSettlement: settlement,
    instrumentLevelSettlementDetails: details && {
      ACCOUNT: { totalAmount: payment.amount, settlementAmount: details.settlementAmount, utr: details.utr },
    },
    refundTransactionDetails: refunds.flatMap((row) =>
      row.kind === 'refund' ? refundView(order, row.refund, row.amount) : [],
    ),
  }
}

const modes = { upi: 'ACCOUNT', card: 'CREDIT_CARD', netbanking: 'NET_BANKING' } as const

function refundView(order: PhonepeOrder, refund: Refund, amount: Paise) {
  return {
    merchantId: order.merchantId,
    transactionId: refund.gatewayId,
    transactionType: 'REFUND',
    paymentState: refundStates[refund.state],
    amount,
    merchantTransactionId: refund.id,
    merchantOrderId: refund.id,
    providerReferenceId: refund.gatewayId,
    payResponseCode: refund.state === 'FAILED' ? 'REFUND_FAILED' : 'SUCCESS',
    originalTransactionId: order.id,
    transactionDate: Date.parse(refund.madeAt),
  }
}

function settlementView(payment: Movement, now: Date) {
  const settlement = findSettlement(payment, now)
  const common = { settlementText: '', toBeSettledDate: null }
  if (!settlement) return { ...common, transactionSettlementDetails: [], status: 'UNSETTLED' }
  const details = {
    utr: settlement.utr,
    status: 'SETTLED',
    settlementDate: settlement.paidAt.getTime(),
    settlementAmount: payment.effect,
  }
  return { ...common, transactionSettlementDetails: [details], status: 'SETTLED' }
}
