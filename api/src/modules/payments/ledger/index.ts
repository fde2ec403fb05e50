import type { Database } from '../../../db/connection'
import type { Orders, StoredOrder } from '../../orders'
import type { OwnersListRepository } from '../owners-list/owners-list.repository'
import type { Gateways } from '../providers/gateways'
import type { DisputeReport } from '../providers/payment-report'
import type { StandAloneRepository } from '../stand-alone/stand-alone.repository'
import type { GatewayOrdersRepository } from '../starting/gateway-orders.repository'
import { createApplyDispute } from './apply-dispute'
import { createApplyReport } from './apply-report'
import { type HeldMoney, heldMoney } from './held-money'
import { type CaptureRecord, createLedgerRepository } from './ledger.repository'

export interface LedgerDeps {
  database: Database
  gateways: Gateways
  orders: Orders
  gatewayOrders: GatewayOrdersRepository
  standAlone: Pick<StandAloneRepository, 'lock'>
  /** @returns which of these the owner has taken off the list */
  lookedAt: OwnersListRepository['lookedAt']
  /** Called for a dispute that has come to another state, in the same transaction. */
  onDispute: (report: DisputeReport) => Promise<void>
  now: () => Date
}

/** What gateways report of money: kept row by row, then told to the order. */
export function createLedger(deps: LedgerDeps) {
  const { database, orders, standAlone, lookedAt, onDispute } = deps
  const { inTransaction } = database
  const repository = createLedgerRepository(database)

  /** Money for an order that has arrived without paying it. */
  async function heldFor(order: StoredOrder): Promise<HeldMoney | undefined> {
    const payments = await repository.capturesFor(order.id)
    const seen = await lookedAt(payments.map(({ id }) => `P${id}`))
    return heldMoney(order, payments, ({ id }) => seen.includes(`P${id}`))
  }

  /** Holds what a payment was for until the transaction ends. */
  async function lock({ order, standAlone: page }: CaptureRecord): Promise<void> {
    if (order) await orders.lock(order)
    if (page) await standAlone.lock(page)
  }

  return {
    repository,
    heldFor,
    lock,
    ...createApplyReport({ ...deps, ledger: repository, inTransaction }),
    applyDispute: createApplyDispute({ ...deps, ledger: repository, inTransaction, onNews: onDispute }),
  }
}

export type Ledger = ReturnType<typeof createLedger>
