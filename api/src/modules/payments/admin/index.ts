import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Database } from '../../../db/connection'
import { atOneMoment } from '../../../db/transactions/at-one-moment'
import type { Jobs } from '../../../jobs/jobs'
import type { Outbox } from '../../../mail/outbox'
import type { Fulfilment } from '../../fulfilment'
import type { Invoices } from '../../invoicing'
import type { Orders } from '../../orders'
import type { AuditLog } from '../../staff'
import type { Payments } from '..'
import { actionItemsRoutes } from './action-items/action-items.routes'
import { createActionItemsService } from './action-items/action-items.service'
import { createRefundNotes } from './refund-notes/refund-notes'
import { createRefundNotesRepository } from './refund-notes/refund-notes.repository'
import { createDue } from './refunds/approval/due'
import { createRefundExecution } from './refunds/execution/execute-refund'
import { createRefundActions } from './refunds/execution/refunding'
import { createOrderMoney } from './refunds/order-money'
import { createRefundRequestsRepository } from './refunds/refund-requests.repository'
import { createRefundRequests } from './refunds/refund-requests.service'
import { refundsRoutes } from './refunds/refunds.routes'
import { shipmentsOfOrder } from './refunds/shipments-of-order'
import { settlementFilesRoutes, settlementsRoutes } from './settlements.routes'

/** A refund that has been ordered. If the process dies before it is sent, it is sent later. */
export interface OrderedRefund {
  /** In paise. */
  amount: number
  send: () => Promise<unknown>
}

interface MoneyDeps {
  database: Database
  orders: Orders
  invoices: Pick<Invoices, 'credit' | 'books' | 'tellOfNote'>
  payments: Payments
  auditLog: AuditLog
  outbox: Outbox
  jobs: Jobs
  publicOrigin: string
  fulfilment: Pick<Fulfilment, 'of' | 'returnsOf' | 'notSent' | 'cancelAll'>
  now: () => Date
}

/** Often enough for a refund's delay of ten minutes, because the admin doesn't show seconds. */
const LOOK_EVERY_MS = 10_000

/** Builds the admin's money features: action items, refunds, credit notes and settlements. */
export function createMoney({ fulfilment, publicOrigin, ...rest }: MoneyDeps) {
  const repository = createRefundRequestsRepository(rest.database)
  const deps = {
    ...rest,
    shipments: shipmentsOfOrder(fulfilment),
    repository,
    boardUrl: `${publicOrigin}/admin/money`,
  }
  const carryOut = createRefundExecution(deps)
  const refundRequests = createRefundRequests({ ...deps, carryOut })
  const refundActions = createRefundActions({ ...deps, refundRequests })
  const orderMoney = atOneMoment(rest.database, createOrderMoney(deps))
  const actionItems = createActionItemsService(deps)
  const writeNotes = createRefundNotes({ ...deps, repository: createRefundNotesRepository(rest.database) })
  const lookForRefunds = deps.jobs.every('credit notes of refunds', LOOK_EVERY_MS, writeNotes)
  deps.jobs.every('refunds that waited', LOOK_EVERY_MS, createDue({ ...deps, refundRequests, carryOut }))

  const routes: FastifyPluginAsyncZod = async (app) => {
    const { confirm, undo, waiting } = refundRequests
    await app.register(refundsRoutes({ ...refundActions, confirm, undo, orderMoney }))
    await app.register(actionItemsRoutes({ ...actionItems, waiting }), { prefix: '/money' })
    await app.register(settlementsRoutes(deps), { prefix: '/money' })
    await app.register(settlementFilesRoutes(deps), { prefix: '/files' })
  }

  /** Call in a transaction that locks the order, and `send` after the commit. @throws AppError if refused */
  async function cancelForCustomer(order: string): Promise<OrderedRefund> {
    const row = await refundActions.cancelForCustomer(order)
    return { amount: row.amount, send: () => refundRequests.sent(row) }
  }

  return { routes, lookForRefunds, cancelForCustomer }
}
