import type { LedgerKind, LedgerState } from '../../ledger/ledger.tables'

/** A movement of money as the ledger has it: its newest state, and when it was heard of. */
export interface LedgerMovement {
  kind: LedgerKind
  gatewayId: string
  /** The order's id at the gateway. */
  gatewayOrderId: string
  /** Paise, or the smallest unit of another currency. */
  amount: number
  state: LedgerState
  /** When the ledger first heard of it, which may be after it happened. */
  firstAt: Date
}

/** What tells one movement of a gateway from another. */
type MovementName = Pick<LedgerMovement, 'kind' | 'gatewayId'>

export function formatMovementName({ kind, gatewayId }: MovementName): string {
  return `${kind} ${gatewayId}`
}
