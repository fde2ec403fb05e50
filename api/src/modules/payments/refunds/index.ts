import type { Paise } from 'shared-contracts/values/money'
import type { Database } from '../../../db/connection'
import type { Ledger } from '../ledger'
import type { LedgerState } from '../ledger/ledger.tables'
import { ifAnswered } from '../providers/http/response-or-failure'
import { type ApplyRefundDeps, createApplyRefund } from './apply-refund'
import { createPursueRefund, type PursueRefundDeps } from './pursue-refund'
import { createRefundCommand, type RefundCommand, type RefundCommandDeps } from './refund-command'
import { createRefundsRepository } from './refunds.repository'

interface RefundsDeps
  extends Omit<ApplyRefundDeps & PursueRefundDeps & RefundCommandDeps, 'repository' | 'applyAnswer'> {
  database: Database
  ledger: Ledger
}

interface RefundResult {
  id: string
  amount: Paise
  state: LedgerState
}

/** Handles refunds ordered in the admin or by command, and follows them until they are done. */
export function createRefunds(deps: RefundsDeps) {
  const { database, ledger, now } = deps
  const repository = createRefundsRepository(database)
  const order = createRefundCommand({ ...deps, repository })
  const { applyAnswer, applyMade } = createApplyRefund({ ...deps, repository })
  const pursue = createPursueRefund({ ...deps, applyAnswer })

  /** @throws AppError if it is refused, without changing anything */
  async function refund(command: RefundCommand): Promise<RefundResult> {
    const record = await order(command)
    const { provider } = await ledger.capture(record.capture)
    const stateNow = async () => (await ledger.stateOf(provider, 'refund', record.id)) ?? 'pending'
    if ((await stateNow()) === 'pending') await ifAnswered(pursue(record))
    return { id: record.id, amount: command.amount, state: await stateNow() }
  }

  /** Makes a refund due for polling because the gateway has news. @returns false if it is not ours */
  async function askAbout(id: string): Promise<boolean> {
    const record = await repository.find(id)
    if (record) await repository.askAt(id, now())
    return record !== undefined
  }

  async function askNow(id: string): Promise<void> {
    const record = await repository.find(id)
    if (record) await ifAnswered(pursue(record))
  }

  return { rowsAt: repository.rowsAt, refund, begin: order, pursue, applyMade, askAbout, askNow }
}

export type Refunds = ReturnType<typeof createRefunds>
