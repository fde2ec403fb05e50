import type { differences } from '../../ledger/ledger.tables'
import type { AccountRow } from '../../providers/gateway/account-row'
import type { LedgerMovement } from './movement'

/** A movement on which a gateway's account and the ledger disagree. */
export type Difference = Omit<typeof differences.$inferSelect, 'id' | 'provider' | 'seenAt' | 'goneAt'>

/** A movement that is the same on both sides. */
export interface EqualPair {
  here: LedgerMovement
  there: AccountRow
}

/** @param here the ledger's row, or null. @param there the gateway's, or null; for 'doubled', with the total */
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
