import { parseArgs } from 'node:util'
import { formatPrice, paise, parseRupees } from 'shared-contracts/domain/money'
import { AppError } from '../errors'
import type { Payments } from '../modules/payments'

export type OwnersPayments = Pick<Payments, 'refund' | 'parked' | 'lookedAt'>

const REFUND_USAGE = 'Use: npm run refund -w api -- <order> <rupees> --reason "<why>"'
const PARKED_USAGE = 'Use: npm run parked -w api, or with -- --done <P or M and a number> --reason "<why>"'
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
  if (command === 'parked') return rest.length === 0 ? payments.parked() : lookedAt(rest, who, payments)
  if (command === 'refund') return refund(rest, who, payments)
  throw new AppError('INVALID_INPUT', 'There are two commands: refund and parked.')
}

async function refund(args: readonly string[], who: string, payments: OwnersPayments): Promise<string> {
  const { order, amount, reason } = readRefund(args)
  const { id, state, amount: sent } = await payments.refund({ order, amount, reason, who })
  return `The refund of Rs ${formatPrice(paise(sent))} for ${order} ${states[state]} (${id}).`
}

function readRefund(args: readonly string[]) {
  const { positionals, values } = parsed(args, REFUND_USAGE)
  const [order, rupees, ...more] = positionals
  const reason = values.reason?.trim()
  const amount = parseRupees(rupees ?? '')
  const isTooMuch = more.length > 0 || values.done !== undefined
  if (!order || !amount || amount <= 0 || !reason || isTooMuch)
    throw new AppError('INVALID_INPUT', REFUND_USAGE)
  return { order, amount, reason }
}

async function lookedAt(args: readonly string[], who: string, payments: OwnersPayments): Promise<string> {
  const { positionals, values } = parsed(args, PARKED_USAGE)
  const [id, reason] = [values.done?.trim(), values.reason?.trim()]
  if (!id || !reason || positionals.length > 0) throw new AppError('INVALID_INPUT', PARKED_USAGE)
  await payments.lookedAt({ id, reason, who })
  return `${id} has been looked at: ${reason}`
}

function parsed(args: readonly string[], usage: string) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { reason: text, done: text } })
  } catch {
    throw new AppError('INVALID_INPUT', usage)
  }
}
