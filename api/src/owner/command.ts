import { parseArgs } from 'node:util'
import { formatPrice, parseRupees } from 'shared-contracts/domain/money'
import { AppError } from '../errors'
import type { Payments } from '../modules/payments'

export type OwnersPayments = Pick<Payments, 'refund' | 'parked' | 'lookedAt' | 'sendAgain'>

const REFUND_USAGE = 'Use: npm run refund -w api -- <order or payment> <rupees> --reason "<why>"'
const PARKED_USAGE =
  'Use: npm run parked -w api, or with -- --done <a name from the list> --reason "<why>", or with -- --send <E and a number>'
const states: Partial<Record<string, string>> = { done: 'is done', failed: 'has failed' }

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
  const { of, amount, reason } = readRefund(args)
  const { id, state, amount: sent } = await payments.refund({ of, amount, reason, who })
  return `The refund of Rs ${formatPrice(sent)} for ${of} ${states[state] ?? 'is on its way'} (${id}).`
}

function readRefund(args: readonly string[]) {
  const { positionals, values } = parsed(args, REFUND_USAGE)
  const [of, rupees, ...more] = positionals
  const reason = values.reason?.trim()
  const amount = parseRupees(rupees ?? '')
  const isTooMuch = more.length > 0 || values.done !== undefined || values.send !== undefined
  if (!of || !amount || amount <= 0 || !reason || isTooMuch) throw new AppError('INVALID_INPUT', REFUND_USAGE)
  return { of, amount, reason }
}

async function lookedAt(args: readonly string[], who: string, payments: OwnersPayments): Promise<string> {
  const { positionals, values } = parsed(args, PARKED_USAGE)
  if (values.send && !values.done && !values.reason && positionals.length === 0) {
    await payments.sendAgain(values.send)
    return `${values.send} is sent again.`
  }
  const [id, reason] = [values.done?.trim(), values.reason?.trim()]
  if (!id || !reason || values.send || positionals.length > 0)
    throw new AppError('INVALID_INPUT', PARKED_USAGE)
  await payments.lookedAt({ id, reason, who })
  return `${id} has been looked at: ${reason}`
}

function parsed(args: readonly string[], usage: string) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: text, done: text, send: text },
    })
  } catch {
    throw new AppError('INVALID_INPUT', usage)
  }
}
