import type { LedgerState, MovementKind } from '../../ledger/ledger.tables'

/** A movement of money in the ledger, in its newest state. */
export interface LedgerMovement {
  kind: MovementKind
  gatewayId: string
  gatewayOrderId: string
  /** In paise, or the smallest unit of another currency. */
  amount: number
  state: LedgerState
  /** When the ledger first recorded it, possibly some time after it happened. */
  firstAt: Date
}

/** Identifies a movement within a gateway. */
type MovementName = Pick<LedgerMovement, 'kind' | 'gatewayId'>

export function formatMovementName({ kind, gatewayId }: MovementName): string {
  return `${kind} ${gatewayId}`
}
