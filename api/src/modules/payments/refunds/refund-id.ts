import { createHash } from 'node:crypto'

/**
 * The same command again is the same refund. At most 34 letters and digits, for every gateway.
 * @param payment which one is given back
 * @param attempt 1, and one more for each that has failed
 */
export function refundId(payment: string, amount: number, reason: string, attempt: number): string {
  const content = JSON.stringify([payment, amount, reason, attempt])
  return `RF${createHash('sha256').update(content).digest('hex').slice(0, 30)}`
}
