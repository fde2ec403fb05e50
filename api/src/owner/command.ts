import { parseArgs } from 'node:util'
import { inRupees } from 'shared-contracts/values/money'
import { typedRupees } from 'shared-contracts/values/typed-number'
import { AppError } from '../errors'
import type { SoldOut } from '../modules/catalog'
import type { Payments } from '../modules/payments'
import { ADMIN_USAGE, type OwnersAdmin, runAdmin } from './admin-command'
import { runStock, STOCK_USAGE } from './stock-command'

export type OwnersPayments = Pick<
  Payments,
  'refund' | 'listActionItems' | 'lookedAt' | 'sendAgain' | 'askGateway' | 'reconcile'
>

export interface OwnersShop {
  payments: OwnersPayments
  stock: SoldOut
  analytics: () => Promise<string>
  admin: OwnersAdmin
  predateOrder: (orderId: string, days: number) => Promise<void>
}

export interface CommandResult {
  text: string
  /** False if the command ran but found a problem. */
  isFine: boolean
}

const REFUND_USAGE = 'Usage: npm run refund -w api -- <order or payment> <rupees> --reason "<why>"'
const ACTION_ITEMS_USAGE =
  'Usage: npm run action-items -w api, or with -- --done <item> --reason "<why>", with -- --send <item starting with E>, or with -- --ask <item starting with O or R>'
const RECONCILE_USAGE =
  'Usage: npm run reconcile -w api, or with -- --from 2026-11-20 --to 2026-11-22 (days in India), and --gateway <name> for a single gateway'
const ANALYTICS_USAGE = 'Usage: npm run analytics -w api'
const USAGES: Partial<Record<string, string>> = {
  refund: REFUND_USAGE,
  'action-items': ACTION_ITEMS_USAGE,
  reconcile: RECONCILE_USAGE,
  stock: STOCK_USAGE,
  analytics: ANALYTICS_USAGE,
  admin: ADMIN_USAGE,
}
const states: Partial<Record<string, string>> = { done: 'is done', failed: 'has failed' }

/** Returns a command's usage if the arguments contain `--help` or `-h`. */
export function findHelp([command = '', ...rest]: readonly string[]): string | undefined {
  return rest.some((arg) => arg === '--help' || arg === '-h') ? USAGES[command] : undefined
}

/** @param who the person, for the audit log @throws AppError with a clear message, such as the usage */
export async function runCommand(
  args: readonly string[],
  who: string,
  { payments, stock, analytics, admin, predateOrder }: OwnersShop,
): Promise<CommandResult> {
  const [command, ...rest] = args
  if (command === 'admin') return fine(await runAdmin(rest, who, admin))
  if (command === 'predate') return fine(await predate(rest, predateOrder))
  if (command === 'stock') return fine(await runStock(rest, stock))
  if (command === 'reconcile') return payments.reconcile(readReconcile(rest))
  if (command === 'action-items')
    return fine(
      rest.length === 0 ? await payments.listActionItems() : await dismissItems(rest, who, payments),
    )
  if (command === 'refund') return fine(await refund(rest, who, payments))
  if (command === 'analytics') {
    if (rest.length > 0) throw new AppError('INVALID_INPUT', ANALYTICS_USAGE)
    return fine(await analytics())
  }
  throw new AppError(
    'INVALID_INPUT',
    'Unknown command. Choose from refund, action-items, reconcile, stock, analytics and admin.',
  )
}

/** Makes an order older. Only for demonstrations, so the usage doesn't mention it. */
async function predate(
  [orderId = '', days = '']: readonly string[],
  run: OwnersShop['predateOrder'],
): Promise<string> {
  await run(orderId, Number(days))
  return `${orderId} is ${days} days older.`
}

function fine(text: string): CommandResult {
  return { text, isFine: true }
}

function readReconcile(args: readonly string[]) {
  const { positionals, values } = parsed(args, RECONCILE_USAGE, ['from', 'to', 'gateway'])
  if (positionals.length > 0) throw new AppError('INVALID_INPUT', RECONCILE_USAGE)
  const { from, to, gateway } = values
  return { from, to, gateway }
}

async function refund(args: readonly string[], who: string, payments: OwnersPayments): Promise<string> {
  const { of, amount, reason } = readRefund(args)
  const { id, state, amount: sent } = await payments.refund({ of, amount, reason, who })
  return `The refund of ${inRupees(sent)} for ${of} ${states[state] ?? 'is in progress'} (${id}).`
}

function readRefund(args: readonly string[]) {
  const { positionals, values } = parsed(args, REFUND_USAGE, ['reason'])
  const [of, rupees, ...more] = positionals
  const reason = values.reason?.trim()
  const amount = typedRupees(rupees ?? '')
  if (!of || !amount || amount <= 0 || !reason || more.length > 0)
    throw new AppError('INVALID_INPUT', REFUND_USAGE)
  return { of, amount, reason }
}

async function dismissItems(args: readonly string[], who: string, payments: OwnersPayments): Promise<string> {
  const { positionals, values } = parsed(args, ACTION_ITEMS_USAGE, ['reason', 'done', 'send', 'ask'])
  const isOne = Object.keys(values).length === 1 && positionals.length === 0
  if (values.send && isOne) {
    await payments.sendAgain(values.send)
    return `${values.send} will be sent again.`
  }
  if (values.ask && isOne) {
    const isSettled = await payments.askGateway(values.ask)
    return `${values.ask} ${isSettled ? 'is settled.' : 'is still pending: the gateway has not decided.'}`
  }
  const [id, reason] = [values.done?.trim(), values.reason?.trim()]
  if (!id || !reason || values.send || values.ask || positionals.length > 0)
    throw new AppError('INVALID_INPUT', ACTION_ITEMS_USAGE)
  await payments.lookedAt({ id, reason, who })
  return `${id} is marked as done: ${reason}`
}

/** @throws AppError with the command's usage, for an unknown option */
function parsed<Name extends string>(args: readonly string[], usage: string, taken: readonly Name[]) {
  const options = Object.fromEntries(taken.map((name) => [name, { type: 'string' as const }]))
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    return { positionals, values: values as Partial<Record<Name, string>> }
  } catch {
    throw new AppError('INVALID_INPUT', usage)
  }
}
