import { add, type Paise, paise } from 'shared-contracts/values/money'
import { indianDate, nextIndianDay } from '../../values/indian-time'
import type { Provider } from '../store/order'
import type { Movement } from './movement'

/** The gateway's payout to the merchant's bank for one day. */
export interface Settlement {
  id: string
  /** The bank's reference. */
  utr: string
  paidAt: Date
}

const providerDigits: Record<Provider, number> = { cashfree: 1, phonepe: 2, 'phonepe-v2': 3 }

/** Finds a movement's payout, on the next day in India. @returns undefined until then, or if no money moved */
export function findSettlement({ order, movedAt }: Movement, now: Date): Settlement | undefined {
  if (!movedAt) return undefined
  const paidAt = nextIndianDay(movedAt)
  if (paidAt > now) return undefined
  // Digits only, because older versions of Cashfree's api return it as a number.
  const id = `${indianDate(paidAt).replaceAll('-', '')}${providerDigits[order.provider]}`
  return { id, utr: `SANDBOX${id}`, paidAt }
}

export interface SettledDay extends Settlement {
  payments: Paise
  /** The total of refunds and disputes; negative if more was deducted than returned. */
  adjustment: Paise
  amount: Paise
  /** Epoch ms. */
  firstMovedAt: number
  lastMovedAt: number
}

/** Lists the days with a settlement, oldest first. */
export function settledDays(movements: readonly Movement[], now: Date): SettledDay[] {
  const byId = new Map<string, { settlement: Settlement; parts: Movement[] }>()
  for (const movement of movements) {
    const settlement = findSettlement(movement, now)
    if (!settlement) continue
    const day = byId.get(settlement.id) ?? { settlement, parts: [] }
    day.parts.push(movement)
    byId.set(settlement.id, day)
  }
  return [...byId.values()]
    .map(({ settlement, parts }) => totalSettlement(settlement, parts))
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
}

function totalSettlement(settlement: Settlement, parts: readonly Movement[]): SettledDay {
  const payments = add(...parts.filter(({ kind }) => kind === 'payment').map(({ effect }) => effect))
  const amount = add(...parts.map(({ effect }) => effect))
  const moments = parts.map(({ movedAt = 0 }) => movedAt)
  return {
    ...settlement,
    payments,
    amount,
    adjustment: paise(amount - payments),
    firstMovedAt: Math.min(...moments),
    lastMovedAt: Math.max(...moments),
  }
}
