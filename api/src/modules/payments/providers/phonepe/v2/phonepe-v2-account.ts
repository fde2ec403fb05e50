import { paise } from 'shared-contracts/values/money'
import * as z from 'zod/mini'
import type { AccountRow } from '../../gateway/account-row'
import { allPages } from '../../http/all-pages'
import { refundState } from '../phonepe-version'

const ReportRow = z.object({
  paymentType: z.string(),
  merchantReferenceId: z.string(),
  phonePeReferenceId: z.nullish(z.string()),
  originalPhonePeReferenceId: z.nullish(z.string()),
  merchantOrderId: z.string(),
  orderId: z.nullish(z.string()),
  state: z.string(),
  amount: z.int(),
  transactionDate: z.int(),
  settlementId: z.nullish(z.string()),
})
type ReportRow = z.infer<typeof ReportRow>

const Report = z.object({ transactions: z.array(ReportRow), hasNext: z.boolean() })

/** The API's maximum. */
const ROWS_A_PAGE = 40

/** PhonePe documents a settlement report but no call for it, so this uses the sandbox's; without disputes. */
export function phonePeV2Account(
  get: <T extends z.ZodMiniType>(path: string, schema: T) => Promise<z.output<T>>,
) {
  return async (from: Date, to: Date): Promise<AccountRow[]> => {
    const rows = await allPages<number, ReportRow>(async (offset = 0) => {
      const period = `from=${from.getTime()}&to=${to.getTime()}`
      const path = `/settlements/v1/transactions?${period}&limit=${ROWS_A_PAGE}&offset=${offset}`
      const { transactions, hasNext } = await get(path, Report)
      return { entries: transactions, next: hasNext ? offset + transactions.length : undefined }
    })
    return rows.flatMap(toRows)
  }
}

function toRows(row: ReportRow): AccountRow[] {
  const isRefund = row.paymentType === 'REFUND'
  if (!isRefund && row.state !== 'COMPLETED') return []
  const at = new Date(row.transactionDate)
  const ownId = row.phonePeReferenceId || row.merchantOrderId
  return [
    {
      kind: isRefund ? 'refund' : 'capture',
      state: refundState(row.state),
      gatewayId: isRefund ? row.merchantReferenceId : ownId,
      gatewayOrderId: row.merchantOrderId,
      orderIdThere: row.orderId ?? null,
      paymentId: (isRefund ? row.originalPhonePeReferenceId : ownId) ?? '',
      amount: paise(row.amount),
      at,
      changedAt: at,
      settlement: row.settlementId ?? null,
    },
  ]
}
