import { type Paise, paise } from 'shared-contracts/values/money'
import type { AccountRow } from '../../providers/gateway/account-row'
import { formatMovementName, type LedgerMovement } from './movement'

/** A movement in a gateway's account, with the number of times it is listed. */
export interface Listed {
  row: AccountRow
  count: number
  /** The total of all its rows. */
  sum: Paise
}

/** Groups an account's rows by movement, so that one listed twice is still one. */
export function listedOnce(rows: readonly AccountRow[]): Listed[] {
  const listed = new Map<string, Listed>()
  for (const row of rows) {
    const before = listed.get(formatMovementName(row))
    const { count, sum } = before ?? { count: 0, sum: 0 }
    listed.set(formatMovementName(row), {
      row: before?.row ?? row,
      count: count + 1,
      sum: paise(sum + row.amount),
    })
  }
  return [...listed.values()]
}

interface Matched {
  pairs: { here: LedgerMovement; there: Listed }[]
  onlyHere: LedgerMovement[]
  onlyThere: Listed[]
}

/** Matches movements by id. A payment for which one side has only the order's id is matched by its order. */
export function match(movements: readonly LedgerMovement[], account: readonly Listed[]): Matched {
  const listed = new Map(account.map((one) => [formatMovementName(one.row), one]))
  const pairs: Matched['pairs'] = []
  const onlyHere: LedgerMovement[] = []
  const take = (here: LedgerMovement, there: Listed) => {
    pairs.push({ here, there })
    listed.delete(formatMovementName(there.row))
  }
  for (const here of movements) {
    const there = listed.get(formatMovementName(here))
    if (there) take(here, there)
    else onlyHere.push(here)
  }
  const unmatched = onlyHere.filter((here) => {
    const there = [...listed.values()].find(({ row }) => isSameWithoutId(here, row))
    if (there) take(here, there)
    return !there
  })
  return { pairs, onlyHere: unmatched, onlyThere: [...listed.values()] }
}

function isSameWithoutId(here: LedgerMovement, there: AccountRow): boolean {
  const { kind, gatewayId, gatewayOrderId } = here
  if (kind !== 'capture' || there.kind !== kind || there.gatewayOrderId !== gatewayOrderId) return false
  const hasNone = [gatewayOrderId, there.orderIdThere].includes(gatewayId)
  return hasNone || there.gatewayId === gatewayOrderId
}
