import { createHash } from 'node:crypto'
import { inRupees, type Paise } from 'shared-contracts/values/money'
import type { Database } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { Orders } from '../../orders'
import type { Ledger } from '../ledger'
import { refundable } from '../ledger/balance'
import type { CaptureRecord } from '../ledger/ledger.repository'
import { FIRST_QUESTION_MS } from '../status-requests/polling-plan'
import type { RefundRecord, RefundsRepository } from './refunds.repository'

export interface RefundCommand {
  /** An order's number or, if it is ambiguous or there is none, the payment's gateway or stand-alone id. */
  of: string
  amount: Paise
  reason: string
  /** The person to record in the order's history. */
  who: string
}

export interface RefundCommandDeps {
  database: Pick<Database, 'inTransaction'>
  repository: RefundsRepository
  ledger: Pick<Ledger, 'capture' | 'capturesNamed' | 'lock' | 'stateOf'>
  orders: Pick<Orders, 'note'>
  now: () => Date
}

/** Refunds one payment, at most what is left of it, and only once however often the command is repeated. */
export function createRefundCommand({ database, repository, ledger, orders, now }: RefundCommandDeps) {
  /** @throws AppError if it is refused, without storing anything */
  function order({ of, amount, reason, who }: RefundCommand): Promise<RefundRecord> {
    return database.inTransaction(async () => {
      const named = await paymentNamed(of)
      await ledger.lock(named)
      // Read the payment again under the lock, to include refunds ordered in the meantime.
      const payment = await ledger.capture(named.id)
      const { id, known } = await newestOf(payment, amount, reason)
      if (known) return known
      refuseTooMuch(payment, of, amount)
      const record = {
        id,
        capture: payment.id,
        amount,
        reason,
        who,
        createdAt: now(),
        nextQuestionAt: new Date(now().getTime() + FIRST_QUESTION_MS),
      }
      await repository.add(record)
      const entry = { who, kind: 'refund-begun', refund: id, paymentId: payment.gatewayId, amount } as const
      if (payment.order) await orders.note(payment.order, { ...entry, note: reason })
      return (await repository.find(id)) ?? fail(`Refund ${id} was not stored.`)
    })
  }

  async function paymentNamed(of: string): Promise<CaptureRecord> {
    const payments = await ledger.capturesNamed(of)
    const open = payments.filter((payment) => refundable(payment) > 0)
    const [payment, ...others] = open.length > 0 ? open : payments.slice(-1)
    if (!payment) throw new AppError('NOT_FOUND', `No payment found for ${of}.`)
    if (others.length === 0) return payment
    const ids = open.map(({ gatewayId }) => gatewayId).join(', ')
    throw new AppError('INVALID_INPUT', `There are several payments for ${of}. Choose one: ${ids}.`)
  }

  /** Finds the refund that the same command started earlier. If it failed, returns a new id for a retry. */
  async function newestOf(payment: CaptureRecord, amount: Paise, reason: string) {
    for (let attempt = 1; ; attempt += 1) {
      const id = refundId(payment.gatewayId, amount, reason, attempt)
      const known = await repository.find(id)
      const state = known && (await ledger.stateOf(payment.provider, 'refund', id))
      if (state !== 'failed') return { id, known }
    }
  }

  return order
}

/** Returns the same id if the command is repeated; gateways accept 34 characters. @param attempt starts at 1 */
function refundId(payment: string, amount: number, reason: string, attempt: number): string {
  const content = JSON.stringify([payment, amount, reason, attempt])
  return `RF${createHash('sha256').update(content).digest('hex').slice(0, 30)}`
}

function refuseTooMuch(payment: CaptureRecord, of: string, amount: Paise): void {
  if (payment.currency !== 'INR')
    throw new AppError(
      'INVALID_INPUT',
      `The payment is in ${payment.currency}. Refund it in the payment gateway’s dashboard.`,
    )
  const left = refundable(payment)
  if (amount > left)
    throw new AppError('INVALID_INPUT', `At most ${inRupees(left)} of ${of} can be refunded.`)
}

function fail(message: string): never {
  throw new Error(message)
}
