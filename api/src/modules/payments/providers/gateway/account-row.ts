import type { Paise } from 'shared-contracts/values/money'
import type { LedgerState, MovementKind } from '../../ledger/ledger.tables'

/** A movement of money in a gateway's account. */
export interface AccountRow {
  kind: MovementKind
  /** The gateway's id of the payment or dispute (or else of the order); for a refund, the id we gave it. */
  gatewayId: string
  gatewayOrderId: string
  /** The gateway's own id of the order, used if it reports no payment id; null if there is none. */
  orderIdThere: string | null
  /** The id of the payment itself, or of the one that the refund or dispute is about. */
  paymentId: string
  amount: Paise
  state: LedgerState
  /** When it was captured, requested or opened. */
  at: Date
  /** When it reached this state, if the gateway says so; otherwise when it began. */
  changedAt: Date
  /** The payout to the shop's bank that includes it; null before that payout. */
  settlement: string | null
}
