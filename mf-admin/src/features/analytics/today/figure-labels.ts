import type { TodayName } from 'shared-contracts/analytics/admin/today-schema'
import { inRupees } from 'shared-contracts/values/money'

interface FigureLabels {
  title: string
  /** A short definition of the figure. */
  meaning: string
  inWords: (value: number) => string
}

const count = String
const hours = (value: number) => (value === 1 ? '1 hour' : `${value} hours`)
const percent = (value: number) => `${value}%`

export const figureLabels: Record<TodayName, FigureLabels> = {
  sales: {
    title: 'Sales',
    meaning: 'Payments received for orders, including shipping, counted on the day they arrived.',
    inWords: inRupees,
  },
  orders: {
    title: 'Paid orders',
    meaning: 'Orders paid for in this period. Unpaid orders aren’t counted.',
    inWords: count,
  },
  average: {
    title: 'Average order value',
    meaning: 'Sales divided by paid orders',
    inWords: inRupees,
  },
  refunded: {
    title: 'Refunded',
    meaning: 'Refunds, counted on the day they were made. They aren’t deducted from sales.',
    inWords: inRupees,
  },
  'paid-share': {
    title: 'Share of orders paid',
    meaning: 'Share of the orders placed in this period that have been paid',
    inWords: percent,
  },
  'hours-to-ship': {
    title: 'Time to ship',
    meaning: 'Median time from payment to the first shipment, for orders first shipped in this period',
    inWords: hours,
  },
}

/** Compares a figure with the one a week earlier: 'up 20% from Rs 100'. */
export function describeChange(
  now: number | null,
  before: number | null,
  inWords: (value: number) => string,
): string {
  if (before === null) return 'nothing a week earlier'
  if (now === null || before === 0 || now === before) return `${inWords(before)} a week earlier`
  const change = Math.round((100 * (now - before)) / before)
  return `${change > 0 ? 'up' : 'down'} ${Math.abs(change)}% from ${inWords(before)}`
}
