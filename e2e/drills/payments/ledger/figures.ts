import type { Evidence } from './judges/evidence'

/** Totals over all histories of a round. */
export interface Figures {
  histories: number
  kills: number
  payments: number
  /** Captures on hold, which didn't pay for anything. */
  held: number
  refunds: number
  failedRefunds: number
  disputes: number
  broken: number
  seconds: number
}

export const noFigures: Omit<Figures, 'kills' | 'seconds' | 'broken'> = {
  histories: 0,
  payments: 0,
  held: 0,
  refunds: 0,
  failedRefunds: 0,
  disputes: 0,
}

export const FIGURES_HEADING = `where${' '.repeat(35)}histories  kills  payments  held  refunds  failed  disputes  broken  seconds`

export function counted(
  figures: typeof noFigures,
  { captures, refunds, account }: Evidence,
): typeof noFigures {
  return {
    histories: figures.histories + 1,
    payments: figures.payments + captures.length,
    held: figures.held + captures.filter(({ held }) => held !== null).length,
    refunds: figures.refunds + refunds.length,
    failedRefunds: figures.failedRefunds + refunds.filter(({ state }) => state === 'failed').length,
    disputes: figures.disputes + account.orders.flatMap((order) => order.disputes).length,
  }
}

export function figuresRow(where: string, figures: Figures): string {
  const { histories, kills, payments, held, refunds, failedRefunds, disputes, broken, seconds } = figures
  const numbers = [
    histories,
    kills,
    payments,
    held,
    refunds,
    failedRefunds,
    disputes,
    broken,
    Math.round(seconds),
  ]
  const widths = [9, 5, 8, 4, 7, 6, 8, 6, 7]
  const cells = numbers.map((number, index) => String(number).padStart(widths[index] ?? 0))
  return [where.padEnd(40), ...cells].join('  ').replace('  ', '')
}
