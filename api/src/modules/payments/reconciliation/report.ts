import type { ProviderName } from '../../../db/tables/payments'
import type { Comparison } from './comparison/compare'
import type { StoredDifference } from './differences.repository'
import type { Period } from './period'

/** What came of comparing one gateway's account with the ledger. */
export interface GatewayReport extends Pick<Comparison, 'equal' | 'takenBack'> {
  provider: ProviderName
  /** Found by this comparison; those that the owner has looked at too. */
  found: readonly StoredDifference[]
  /** Why nothing could be compared. */
  trouble?: string
}

export interface ReconciliationReport {
  period: Period
  gateways: readonly GatewayReport[]
  /** Whatever is open and waits for the owner, found now or before. */
  waiting: readonly StoredDifference[]
}

/** Whether every account could be compared and nothing is left to look at. */
export function isClean({ gateways, waiting }: ReconciliationReport): boolean {
  return waiting.length === 0 && gateways.every(({ trouble }) => trouble === undefined)
}
