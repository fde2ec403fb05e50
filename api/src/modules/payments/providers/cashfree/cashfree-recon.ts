import * as z from 'zod/mini'
import type { LedgerState } from '../../ledger/ledger.tables'
import type { AccountRow } from '../gateway/account-row'
import { GatewayError, UNREADABLE_ANSWER } from '../http/gateway-http'
import { Amount, Id, parseAmount } from './cashfree-wire'

const ReconRow = z.object({
  event_id: z.nullish(Id),
  event_type: z.string(),
  event_status: z.nullish(z.string()),
  event_amount: z.nullish(Amount),
  event_time: z.nullish(z.string()),
  order_id: z.nullish(z.string()),
  cf_payment_id: z.nullish(Id),
  refund_id: z.nullish(z.string()),
  refund_processed_at: z.nullish(z.string()),
  closed_in_favor_of: z.nullish(z.string()),
  dispute_resolved_on: z.nullish(z.string()),
  cf_settlement_id: z.nullish(Id),
})
type ReconRow = z.infer<typeof ReconRow>

/** The response of `POST /recon` (the vendor's openapi, 2025-01-01): rows of every kind, and a cursor. */
export const ReconResponse = z.object({ cursor: z.nullish(z.string()), data: z.array(ReconRow) })
export type CashfreeRecon = z.infer<typeof ReconResponse>

/** The API's limit of 1000 rows could exceed the longest response we read. */
const ROWS_A_PAGE = 200

/** Builds the body of `POST /recon`. Times are in whole seconds, and the last second is included. */
export function reconBody(from: Date, to: Date, cursor: string | undefined) {
  return {
    pagination: { limit: ROWS_A_PAGE, cursor: cursor ?? null },
    filters: { start_date: inSeconds(from), end_date: inSeconds(to) },
  }
}

/**
 * Returns the movements among the rows, without reversals (the dispute's own row says that it was won),
 * settlements (each row has its settlement's id) and kinds that move no money between payer and shop.
 * @throws GatewayError for a row that lacks a required field
 */
export function rowsOfRecon(rows: readonly ReconRow[]): AccountRow[] {
  return rows.flatMap((row) => {
    const movement = toMovement(row)
    return movement ? [toRow(row, movement)] : []
  })
}

type Movement = Pick<AccountRow, 'kind' | 'state'> & {
  id: string | null | undefined
  changed?: string | null
}

function toMovement(row: ReconRow): Movement | undefined {
  switch (row.event_type) {
    case 'PAYMENT':
      return { kind: 'capture', state: 'done', id: row.cf_payment_id ?? row.event_id }
    case 'REFUND':
      return {
        kind: 'refund',
        state: refundStates[row.event_status ?? ''] ?? 'pending',
        id: row.refund_id ?? row.event_id,
        changed: row.refund_processed_at,
      }
    case 'DISPUTE':
      return {
        kind: 'dispute',
        state: disputeStates[row.closed_in_favor_of ?? ''] ?? 'open',
        id: row.event_id,
        // Cashfree gives open disputes a resolution date in the year 9999.
        changed: row.closed_in_favor_of && row.dispute_resolved_on,
      }
    default:
      return undefined
  }
}

const refundStates: Record<string, LedgerState> = { SUCCESS: 'done', FAILED: 'failed', CANCELLED: 'failed' }
const disputeStates: Record<string, LedgerState> = { MERCHANT: 'won', CUSTOMER: 'lost' }

function toRow(row: ReconRow, { id, changed, ...movement }: Movement): AccountRow {
  if (!id || !row.order_id || row.event_amount == null)
    throw unreadable(`${row.event_type} ${id} of ${row.order_id}`)
  const at = parseMoment(row.event_time)
  return {
    ...movement,
    gatewayId: id,
    gatewayOrderId: row.order_id,
    orderIdThere: null,
    paymentId: row.cf_payment_id ?? '',
    amount: parseAmount(row.event_amount),
    at,
    changedAt: changed ? parseMoment(changed) : at,
    settlement: row.cf_settlement_id ?? null,
  }
}

function parseMoment(text: string | null | undefined): Date {
  const moment = new Date(text ?? '')
  if (Number.isNaN(moment.getTime())) throw unreadable(`the time ${text}`)
  return moment
}

function inSeconds(moment: Date): string {
  return `${moment.toISOString().slice(0, 19)}Z`
}

function unreadable(what: string): GatewayError {
  return new GatewayError('failed', UNREADABLE_ANSWER, `a row of the account is incomplete: ${what}`)
}
