import type { Sales } from 'shared-contracts/analytics/admin/sales-schema'
import { dayInIndia } from 'shared-contracts/values/indian-time'
import type { DashboardRepository } from './dashboard.repository'
import { computeDays } from './windows'

const DAYS = 30
const MOST_SOLD_OUT = 10

interface SalesDeps {
  repository: Pick<DashboardRepository, 'salesByDay' | 'soldOut'>
  now: () => Date
}

/** Reports orders and revenue of the last 30 days, and the packs sold in them that are now sold out. */
export function createSales({ repository, now }: SalesDeps) {
  return async function sales(): Promise<Sales> {
    const { window, starts } = computeDays(now(), DAYS)
    const [found, soldOut] = await Promise.all([
      repository.salesByDay(window),
      repository.soldOut(window, MOST_SOLD_OUT),
    ])
    const byDay = new Map(found.map((sold) => [sold.day, sold]))
    return {
      days: starts.map((start) => {
        const day = dayInIndia(start)
        return byDay.get(day) ?? { day, orders: 0, money: 0 }
      }),
      soldOut,
    }
  }
}

export type ReadSales = ReturnType<typeof createSales>
