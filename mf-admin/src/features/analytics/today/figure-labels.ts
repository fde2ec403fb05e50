import type { TodayName } from 'shared-contracts/analytics/admin/today-schema'
import { inRupees } from '../../../data/payments/payment-labels'

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
    meaning: 'Money that arrived for orders and paid them, shipping included, when it arrived.',
    inWords: inRupees,
  },
  orders: {
    title: 'Paid orders',
    meaning: 'Orders that this money paid. Orders that nobody paid never count.',
    inWords: count,
  },
  average: {
    title: 'Average order',
    meaning: 'Sales divided by paid orders.',
    inWords: inRupees,
  },
  refunded: {
    title: 'Refunded',
    meaning: 'Refunds of sales, when they were made. Sales stay as they were.',
    inWords: inRupees,
  },
  'paid-share': {
    title: 'Placed and paid',
    meaning: 'Of the orders placed, the share that has been paid since.',
    inWords: percent,
  },
  'hours-to-ship': {
    title: 'Paid to shipped',
    meaning:
      'From the payment to the first parcel, of the orders whose first parcel left then: half of them were quicker, half slower.',
    inWords: hours,
  },
}

/** Compares a figure with a week earlier: 'up 20% from Rs 100'. */
export function describeChange(
  now: number | null,
  before: number | null,
  inWords: (value: number) => string,
): string {
  if (before === null) return 'nothing a week before'
  if (now === null || before === 0 || now === before) return `${inWords(before)} a week before`
  const change = Math.round((100 * (now - before)) / before)
  return `${change > 0 ? 'up' : 'down'} ${Math.abs(change)}% from ${inWords(before)}`
}
