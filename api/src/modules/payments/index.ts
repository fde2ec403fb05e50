import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Database } from '../../db/connection'
import type { AttemptLimits } from '../../http/limits/attempt-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import type { Orders } from '../orders'
import { createActionItemList, type GivenUpMails } from './action-items/action-items'
import { createActionItemsRepository } from './action-items/action-items.repository'
import { createBacklogs } from './action-items/backlogs'
import { createOwnerMails } from './action-items/owner-mails'
import { createWaitsRepository } from './action-items/waits.repository'
import { createGatewayOrdersRepository } from './checkout/gateway-orders.repository'
import { paymentsRoutes } from './checkout/payments.routes'
import type { ReturnLinks } from './checkout/returning/return-links'
import { createReturns } from './checkout/returning/returns'
import { createStandAloneRepository } from './checkout/stand-alone/stand-alone.repository'
import { standAloneRoutes } from './checkout/stand-alone/stand-alone.routes'
import { createStandAlone } from './checkout/stand-alone/stand-alone.service'
import { createStarting, type StartingDeps } from './checkout/starting'
import { createInbox } from './inbox'
import { createLedger } from './ledger'
import type { ProviderName } from './payments.tables'
import { createGateways, type GatewaysConfig } from './providers/gateways'
import { createGatewayHttp } from './providers/http/gateway-http'
import { ifAnswered } from './providers/http/response-or-failure'
import { createReconciliation } from './reconciliation'
import { createSettlementFiles } from './reconciliation/settlement-files/settlement-files'
import { createSettlementFilesRepository } from './reconciliation/settlement-files/settlement-files.repository'
import { createRefunds } from './refunds'
import { createPoller } from './status-requests/poller'

export { actionItemKinds } from './action-items/action-item'
export { createReturnLinks } from './checkout/returning/return-links'
export { refundable } from './ledger/balance'
export { hasHeldPayment } from './ledger/held-payments'
export type { CaptureRecord } from './ledger/ledger.repository'

interface PaymentsDeps
  extends GatewaysConfig,
    Pick<StartingDeps, 'orderGateway' | 'publicOrigin' | 'secret' | 'now'> {
  database: Database
  /** Undefined if the admin shares the shop's host. */
  adminOrigin?: string | undefined
  orders: Orders
  outbox: Outbox & GivenUpMails
  returnLinks: ReturnLinks
  /** The gateway for new stand-alone payments. */
  standAloneGateway: ProviderName
  /** The gateways the shop has keys for; their accounts are compared with the ledger. */
  gatewaysSetUp: readonly ProviderName[]
  attemptLimits: Pick<AttemptLimits, 'takePayment'>
  jobs: Jobs
  log: FastifyBaseLogger
}

/** Wires up payments: the gateways' side of orders, and the stand-alone payment page. */
export function createPayments(deps: PaymentsDeps) {
  const { database, outbox, log, now } = deps
  const http = createGatewayHttp()
  const listed = createActionItemsRepository(database)
  const shared = {
    ...deps,
    ownerMails: createOwnerMails(`${deps.adminOrigin ?? deps.publicOrigin}/admin/money`),
    gateways: createGateways(deps, { http, now }),
    gatewayOrders: createGatewayOrdersRepository(database),
    standAlonePayments: createStandAloneRepository(database),
    onError: (error: unknown, id: string) =>
      log.warn({ err: error, id }, 'Payment statuses could not be fetched from a gateway.'),
  }
  const ledger = createLedger({ ...shared, lookedAt: listed.lookedAt })
  const starting = createStarting({ ...shared, ledger })
  const returns = createReturns({ ...shared, ledger, startAgain: starting.startAgain })
  const standAlone = createStandAlone({ ...shared, ledger })
  const refunds = createRefunds({ ...shared, ledger })
  const poller = createPoller({
    ...shared,
    http,
    ledger,
    standAlone,
    refunds,
    onRest: (provider, isResting) =>
      log.warn(
        { provider },
        isResting ? 'A payment gateway is not responding.' : 'A payment gateway is responding again.',
      ),
  })
  const inbox = createInbox({
    ...shared,
    ledger,
    standAlone,
    refunds,
    poller,
    onError: (error, { id }) => log.error({ err: error, id }, 'A gateway message could not be processed.'),
  })
  const reconciliation = createReconciliation({ ...shared, standAlone, refunds, poller })
  const settlementFiles = createSettlementFiles({
    database,
    now,
    providers: deps.paymentProviders,
    repository: createSettlementFilesRepository(database),
  })
  const actionItemList = createActionItemList({
    ...shared,
    repository: listed,
    mails: outbox,
    differences: reconciliation.waiting,
    settlements: settlementFiles.waiting,
    questions: {
      async ofOrder(gatewayOrderId) {
        const record = await shared.gatewayOrders.byGatewayOrderId(gatewayOrderId)
        if (record) await ifAnswered(ledger.ask(record, 'owner'))
      },
      ofRefund: refunds.askNow,
    },
  })

  const routes: FastifyPluginAsync = async (api) => {
    await api.register(paymentsRoutes({ ...returns, start: starting.start }))
    await api.register(standAloneRoutes(standAlone, deps.attemptLimits))
    await api.register(inbox.routes)
  }

  return {
    routes,
    payPage: starting.payPage,
    refund: refunds.refund,
    listActionItems: actionItemList.list,
    lookedAt: actionItemList.lookedAt,
    accept: ledger.accept,
    payment: ledger.capture,
    sendAgain: actionItemList.sendAgain,
    askGateway: actionItemList.ask,
    /** Returns all payments of an order, by our internal id. */
    paymentsFor: ledger.capturesFor,
    paymentsNamed: ledger.capturesNamed,
    hold: ledger.lock,
    /** Orders a refund in the caller's transaction; nothing is sent before the commit. */
    beginRefund: refunds.begin,
    /** Sends an ordered refund or asks for its status. The gateway might not respond. */
    pursueRefund: refunds.askNow,
    refundStates: ledger.refundStates,
    comparedAccounts: reconciliation.accounts,
    settlementFiles,
    waiting: actionItemList.waiting,
    emptyOldMessages: inbox.emptyOld,
    reconcile: reconciliation.command,
    backlogs: [
      ...createBacklogs({
        actionItemList,
        waits: createWaitsRepository(database),
        gatewayOrders: shared.gatewayOrders,
        now,
      }),
      reconciliation.late,
      poller.resting,
    ],
    close: http.close,
  }
}

export type Payments = ReturnType<typeof createPayments>
