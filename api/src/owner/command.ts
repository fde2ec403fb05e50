import { parseArgs } from 'node:util'
import { formatPrice, paise, parseRupees } from 'shared-contracts/domain/money'
import { AppError } from '../errors'
import type { Payments } from '../modules/payments'

export type OwnersPayments = Pick<Payments, 'refund' | 'parked'>

const REFUND_USAGE = 'Use: npm run refund -w api -- <order> <rupees> --reason "<why>"'
const states = { pending: 'is on its way', done: 'is done', failed: 'has failed' } as const

/**
 * What the owner does from a terminal.
 * @param args the command and what follows it
 * @param who for the journal
 * @returns what to print
 * @throws AppError in a clear sentence; nothing has changed then
 */
export async function runCommand(
  args: readonly string[],
  who: string,
  payments: OwnersPayments,
): Promise<string> {
  const [command, ...rest] = args
  if (command === 'parked') return payments.parked()
  if (command === 'refund') return refund(rest, who, payments)
  throw new AppError('INVALID_INPUT', 'There are two commands: refund and parked.')
}

async function refund(args: readonly string[], who: string, payments: OwnersPayments): Promise<string> {
  const { order, amount, reason } = readRefund(args)
  const { id, state, amount: sent } = await payments.refund({ order, amount, reason, who })
  return `The refund of Rs ${formatPrice(paise(sent))} for ${order} ${states[state]} (${id}).`
}

function readRefund(args: readonly string[]) {
  const [order, rupees, reason, ...more] = positionalsOf(args)
  const amount = parseRupees(rupees ?? '')
  if (!order || !amount || amount <= 0 || !reason?.trim() || more.length > 0)
    throw new AppError('INVALID_INPUT', REFUND_USAGE)
  return { order, amount, reason: reason.trim() }
}

/** @returns order, rupees and reason, as far as they were given */
function positionalsOf(args: readonly string[]): (string | undefined)[] {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    })
    const [order, rupees, ...more] = positionals
    return [order, rupees, values.reason, ...more]
  } catch {
    throw new AppError('INVALID_INPUT', REFUND_USAGE)
  }
}
