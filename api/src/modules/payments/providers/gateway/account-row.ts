import type { Paise } from 'shared-contracts/values/money'
import type { LedgerKind, LedgerState } from '../../ledger/ledger.tables'

/** A movement of money as a gateway lists it in its own account. */
export interface AccountRow {
  kind: LedgerKind
  /**
   * The gateway's id of the payment, or the order's where it names none; of a refund the id that we gave it; of a dispute
   * its id.
   */
  gatewayId: string
  /** The order id we gave the gateway. */
  gatewayOrderId: string
  /** The gateway's own id of that order, by which an answer without a payment's id is kept; none where it has none. */
  orderIdThere: string | null
  /** Which payment it is, or is about. */
  paymentId: string
  amount: Paise
  state: LedgerState
  /** When it was begun: captured, asked for or opened. */
  at: Date
  /** When it came to this state, where the gateway tells; else when it was begun. */
  changedAt: Date
  /** The pay-out to the shop's bank that it is part of; none until then. */
  settlement: string | null
}
