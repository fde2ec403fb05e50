import type { Paise } from 'shared-contracts/domain/money'
import type { LedgerState } from '../../../db/tables/ledger'
import { GatewayError } from '../providers/gateway-http'
import { createKeepRefund, type KeepRefundDeps } from './keep-refund'
import { createMadeRefunds, type MadeRefundsDeps } from './made-refunds'
import { createRefundCommand, type RefundCommand, type RefundCommandDeps } from './refund-command'
import { createRefunds, type RefundsDeps } from './refunds'

export interface RefundAnswer {
  id: string
  amount: Paise
  state: LedgerState
}

type RefundingDeps = RefundCommandDeps & KeepRefundDeps & Omit<RefundsDeps & MadeRefundsDeps, 'keep'>

/** Money back to a customer: by the owner's command, followed to its end. */
export function createRefunding(deps: RefundingDeps) {
  const { repository, ledger } = deps
  const order = createRefundCommand(deps)
  const keep = createKeepRefund(deps)
  const { pursue, askAbout } = createRefunds({ ...deps, keep })
  const applyMade = createMadeRefunds({ ...deps, keep })

  /** @throws AppError when it is refused; nothing has changed then */
  async function refund(command: RefundCommand): Promise<RefundAnswer> {
    const record = await order(command)
    const { provider } = await ledger.capture(record.capture ?? 0)
    const stateNow = async () => (await ledger.stateOf(provider, 'refund', record.id)) ?? 'pending'
    if ((await stateNow()) === 'pending') await pursueNow(() => pursue(record))
    return { id: record.id, amount: command.amount, state: await stateNow() }
  }

  async function pursueNow(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      // It is stored: follow-up goes on with it.
      if (!(error instanceof GatewayError)) throw error
    }
  }

  return { repository, refund, pursue, applyMade, askAbout }
}
