import type { Database } from '../../../db/connection'
import type { Outbox } from '../../../mail/outbox'
import type { Orders, StoredOrder } from '../../orders'
import type { ActionItemsRepository } from '../action-items/action-items.repository'
import type { OwnerMails } from '../action-items/owner-mails'
import type { GatewayOrdersRepository } from '../checkout/gateway-orders.repository'
import type { StandAloneRepository } from '../checkout/stand-alone/stand-alone.repository'
import type { Gateways } from '../providers/gateways'
import { createAcceptPayment } from './accept-payment'
import { createApplyDispute } from './apply-dispute'
import { createApplyReport } from './apply-report'
import { createAskGateway } from './ask-gateway'
import { type HeldMoney, heldMoney } from './held-money'
import { type CaptureRecord, createLedgerRepository } from './ledger.repository'

interface LedgerDeps {
  database: Database
  gateways: Gateways
  orders: Orders
  gatewayOrders: GatewayOrdersRepository
  standAlonePayments: Pick<StandAloneRepository, 'lock'>
  lookedAt: ActionItemsRepository['lookedAt']
  outbox: Outbox
  ownerMails: OwnerMails
  now: () => Date
}

/** Records what gateways report about money, then updates the order. */
export function createLedger(deps: LedgerDeps) {
  const { gateways, orders, standAlonePayments, lookedAt } = deps
  const repository = createLedgerRepository(deps.database)
  const reports = createApplyReport({ ...deps, ledger: repository })

  async function heldFor(order: StoredOrder): Promise<HeldMoney | undefined> {
    const payments = await repository.capturesFor(order.id)
    const seen = await lookedAt(payments.map(({ id }) => `P${id}`))
    return heldMoney(order, payments, ({ id }) => seen.includes(`P${id}`))
  }

  /** Locks the payment's order, or the stand-alone payment, until the transaction ends. */
  async function lock({ order, standAlone }: CaptureRecord): Promise<void> {
    if (order) await orders.lock(order)
    if (standAlone) await standAlonePayments.lock(standAlone)
  }

  return {
    ...repository,
    ...reports,
    ...createAskGateway({ gateways, orders }, reports.applyTo),
    applyDispute: createApplyDispute({ ...deps, ledger: repository }),
    accept: createAcceptPayment({ ...deps, ledger: repository }),
    heldFor,
    lock,
  }
}

export type Ledger = ReturnType<typeof createLedger>
