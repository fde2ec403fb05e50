import { paise } from 'shared-contracts/values/money'
import * as z from 'zod/mini'
import type { AccountRow } from '../../gateway/account-row'
import { allPages } from '../../http/all-pages'
import { type GatewayResponse, gatewayRefusal } from '../../http/gateway-http'
import { readResponse } from '../../http/read-response'
import { refundState } from '../phonepe-version'

const Refund = z.object({
  merchantTransactionId: z.string(),
  amount: z.int(),
  paymentState: z.string(),
  transactionDate: z.int(),
})

const Transaction = z.object({
  transactionId: z.string(),
  providerReferenceId: z.nullish(z.string()),
  amount: z.int(),
  paymentState: z.string(),
  transactionDate: z.int(),
  transactionLevelSettlement: z.nullish(
    z.object({ transactionSettlementDetails: z.nullish(z.array(z.object({ utr: z.nullish(z.string()) }))) }),
  ),
  refundTransactionDetails: z.nullish(z.array(Refund)),
})
type Transaction = z.infer<typeof Transaction>

const StatusResponse = z.object({
  success: z.literal(true),
  data: z.object({
    transactionDetails: z.array(Transaction),
    searchAfter: z.nullish(
      z.object({ timestamp: z.optional(z.int()), transactionId: z.optional(z.string()) }),
    ),
  }),
})

const PATH = '/v1/transactions/details'
const TRANSACTIONS_A_PAGE = 200

/** PhonePe v1's 'Transaction Settlement Recon API', without disputes. Sends seconds, receives milliseconds. */
export function phonePeV1Account(
  merchantId: string,
  send: (path: string, content: object) => Promise<GatewayResponse>,
) {
  return async (from: Date, to: Date): Promise<AccountRow[]> => {
    const period = { startTimestamp: seconds(from), endTimestamp: seconds(to) }
    const transactions = await allPages<object, Transaction>(async (searchAfter) => {
      const asked = { merchantId, ...period, size: TRANSACTIONS_A_PAGE, ...(searchAfter && { searchAfter }) }
      const { data } = readPage(await send(PATH, asked))
      const isLast = data.searchAfter?.transactionId === undefined
      return { entries: data.transactionDetails, next: isLast ? undefined : (data.searchAfter ?? undefined) }
    })
    return rowsOfTransactions(transactions)
  }
}

/** Converts transactions to rows. A transaction that is listed twice does not double its refunds. */
function rowsOfTransactions(transactions: readonly Transaction[]): AccountRow[] {
  const seen = new Set<string>()
  return transactions.flatMap((one) => {
    const refunds = seen.has(one.transactionId) ? [] : (one.refundTransactionDetails ?? [])
    seen.add(one.transactionId)
    const isPaid = one.paymentState === 'COMPLETED'
    return [...(isPaid ? [captureRow(one)] : []), ...refunds.map((refund) => refundRow(one, refund))]
  })
}

function captureRow(one: Transaction): AccountRow {
  const [settled] = one.transactionLevelSettlement?.transactionSettlementDetails ?? []
  return {
    ...common(one, one),
    kind: 'capture',
    state: 'done',
    gatewayId: readPaymentId(one),
    settlement: settled?.utr ?? null,
  }
}

function refundRow(one: Transaction, refund: z.infer<typeof Refund>): AccountRow {
  return {
    ...common(one, refund),
    kind: 'refund',
    state: refundState(refund.paymentState),
    gatewayId: refund.merchantTransactionId,
    settlement: null,
  }
}

function common(one: Transaction, { amount, transactionDate }: { amount: number; transactionDate: number }) {
  const at = new Date(transactionDate)
  const own = { gatewayOrderId: one.transactionId, orderIdThere: null, paymentId: readPaymentId(one) }
  return { ...own, amount: paise(amount), at, changedAt: at }
}

function readPaymentId({ providerReferenceId, transactionId }: Transaction): string {
  return providerReferenceId || transactionId
}

function readPage(answer: GatewayResponse): z.infer<typeof StatusResponse> {
  const { status } = answer
  if (status !== 200) throw gatewayRefusal(status, 'the account', `status ${status} of ${PATH}`)
  return readResponse(answer, StatusResponse)
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
