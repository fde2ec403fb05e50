import type { LedgerState } from '../../../../db/tables/ledger'
import type { AccountRow } from '../../providers/account-row'
import type { LedgerMovement, MovementName } from './movement'

export type DifferenceCause = 'missing-here' | 'missing-there' | 'amount' | 'state' | 'doubled'

/** Where a gateway's account and the ledger do not agree about one movement. */
export interface Difference extends MovementName {
  cause: DifferenceCause
  gatewayOrderId: string
  /** Paise; none on the side where the row is missing. */
  here: number | null
  there: number | null
  hereState: LedgerState | null
  thereState: LedgerState | null
}

/** A movement that is the same on both sides. */
export interface EqualPair {
  here: LedgerMovement
  there: AccountRow
}

export function missingHere(there: AccountRow): Difference {
  return differenceOf('missing-here', there, null, there)
}

export function missingThere(here: LedgerMovement): Difference {
  return differenceOf('missing-there', here, here, null)
}

/** @param there what the gateway lists of it, in all */
export function differing(
  cause: 'amount' | 'state' | 'doubled',
  here: LedgerMovement | null,
  there: AccountRow,
): Difference {
  return differenceOf(cause, here ?? there, here, there)
}

function differenceOf(
  cause: DifferenceCause,
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
