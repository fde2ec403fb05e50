import type { AccountRow } from '../../providers/gateway/account-row'
import type { Period } from '../period'
import { buildDifference, type Difference, type EqualPair } from './difference'
import { includesMoment } from './margins'
import { type Listed, listedOnce, match } from './match'
import { formatMovementName, type LedgerMovement } from './movement'

/** Finds payments that the gateway took and refunded on its own. The ledger has neither; they cancel out. */
function takenBack(unknown: readonly Listed[]): Set<Listed> {
  const back = new Set<Listed>()
  for (const capture of unknown) {
    if (capture.row.kind !== 'capture' || capture.count > 1) continue
    const refunds = unknown.filter(({ row }) => row.state !== 'failed' && isSameRefund(capture.row, row))
    const sum = refunds.reduce((total, refund) => total + refund.sum, 0)
    if (sum === capture.sum) for (const one of [capture, ...refunds]) back.add(one)
  }
  return back
}

function isSameRefund(capture: AccountRow, row: AccountRow): boolean {
  return (
    row.kind === 'refund' &&
    row.gatewayOrderId === capture.gatewayOrderId &&
    row.paymentId === capture.paymentId
  )
}

export interface Comparison {
  equal: EqualPair[]
  differences: Difference[]
  /** Payments that the gateway took and refunded on its own. */
  takenBack: AccountRow[]
  /** The names of the movements this comparison reached a verdict on. */
  decided: Set<string>
}

/**
 * @param movements the ledger's movements in the period, and any others that the account lists
 * @param rows the account's rows in the period and a margin around it
 * @param judged the period in which a movement on only one side is an error: a newer one may still arrive
 */
export function compare(
  movements: readonly LedgerMovement[],
  rows: readonly AccountRow[],
  judged: Period,
): Comparison {
  const { pairs, onlyHere, onlyThere } = match(movements, listedOnce(rows))
  const back = takenBack(onlyThere)
  const verdicts = [
    ...pairs.map(({ here, there }) => judgePair(here, there, judged)),
    ...onlyHere.map((here) => judgeOnlyHere(here, judged)),
    ...onlyThere.map((there) => (back.has(there) ? decided([], there.row) : judgeOnlyThere(there, judged))),
  ]
  return {
    equal: verdicts.flatMap(({ equal }) => equal ?? []),
    differences: verdicts.flatMap(({ differences }) => differences),
    takenBack: [...back].map(({ row }) => row).filter(({ kind }) => kind === 'capture'),
    decided: new Set(verdicts.flatMap(({ names }) => names)),
  }
}

interface Verdict {
  differences: readonly Difference[]
  /** The names of the movements with a verdict; empty while it is too early. */
  names: readonly string[]
  equal?: EqualPair
}

const tooEarly: Verdict = { differences: [], names: [] }

function decided(differences: readonly Difference[], ...about: (LedgerMovement | AccountRow)[]): Verdict {
  return { differences, names: about.map(formatMovementName) }
}

function judgePair(here: LedgerMovement, there: Listed, judged: Period): Verdict {
  const { row } = there
  // The ledger may not have received the message about a very recent change yet.
  const isUnderway = here.state !== row.state && row.changedAt > judged.to
  const differences = listDifferences(here, there).filter(({ cause }) => !(isUnderway && cause === 'state'))
  const isEqual = differences.length === 0
  const verdict = isEqual && isUnderway ? tooEarly : decided(differences, here, row)
  return isEqual ? { ...verdict, equal: { here, there: row } } : verdict
}

function judgeOnlyHere(here: LedgerMovement, judged: Period): Verdict {
  if (movedNothing(here)) return decided([], here)
  return includesMoment(judged, here.firstAt)
    ? decided([buildDifference('missing-there', here, here, null)], here)
    : tooEarly
}

function judgeOnlyThere({ row, count, sum }: Listed, judged: Period): Verdict {
  if (movedNothing(row)) return decided([], row)
  const isOfPeriod = includesMoment(judged, row.at) || includesMoment(judged, row.changedAt)
  if (!isOfPeriod || row.changedAt > judged.to) return tooEarly
  const missing = buildDifference('missing-here', row, null, row)
  const doubled = count > 1 ? [buildDifference('doubled', row, null, { ...row, amount: sum })] : []
  return decided([missing, ...doubled], row)
}

function listDifferences(here: LedgerMovement, { row, count, sum }: Listed): Difference[] {
  const found: Difference[] = []
  if (count > 1) found.push(buildDifference('doubled', here, here, { ...row, amount: sum }))
  if (here.amount !== row.amount) found.push(buildDifference('amount', here, here, row))
  if (here.state !== row.state) found.push(buildDifference('state', here, here, row))
  return found
}

/** True for a failed refund, which the gateway may not even have stored. */
function movedNothing({ kind, state }: LedgerMovement | AccountRow): boolean {
  return kind === 'refund' && state === 'failed'
}
