import type { differences } from '../../ledger/ledger.tables'
import type { AccountRow } from '../../providers/gateway/account-row'
import type { LedgerMovement } from './movement'

/** Where a gateway's account and the ledger do not agree about one movement. */
export type Difference = Omit<typeof differences.$inferSelect, 'id' | 'provider' | 'seenAt' | 'goneAt'>

/** A movement that is the same on both sides. */
export interface EqualPair {
  here: LedgerMovement
  there: AccountRow
}

/**
 * @param about the movement, by either side
 * @param here what the ledger has of it; null for nothing
 * @param there what the gateway lists of it, in all; null for nothing
 */
export function buildDifference(
  cause: Difference['cause'],
  { kind, gatewayId, gatewayOrderId }: LedgerMovement | AccountRow,
  here: LedgerMovement | null,
  there: AccountRow | null,
): Difference {
  return {
    kind,
    gatewayId,
    cause,
    gatewayOrderId,
    here: here?.amount ?? null,
    there: there?.amount ?? null,
    hereState: here?.state ?? null,
    thereState: there?.state ?? null,
  }
}
