import type { Moved } from './movements'

/** Something wrong in a gateway's account: a fault of its reports, or a row that is about no money the shop knows. */
export interface Planted extends Moved {
  fault: 'row-missing' | 'row-doubled' | 'row-amount-off' | 'row-late' | 'unknown'
}

const words = {
  'row-missing': 'is missing there',
  'row-late': 'is missing there',
  'row-doubled': 'is listed more than once',
  'row-amount-off': 'has another amount',
  unknown: 'is missing here',
} as const

/** @returns the lines of a report that name a difference */
export function foundBy(report: string): string[] {
  return report.split('\n').filter((line) => /^\s+X\d+ {2}/.test(line))
}

/** Whether a line names this movement, and says what is wrong with it. */
export function isNamed({ kind, row, fault }: Planted, line: string): boolean {
  // A payment's row is chosen by its order.
  const name = kind === 'capture' ? `${row}: capture ` : `: ${kind} ${row} `
  return line.includes(name) && line.includes(words[fault])
}
