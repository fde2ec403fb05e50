import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Database } from '../../db/connection'
import type { ProviderName } from '../../db/tables/payments'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import type { Orders } from '../orders'
import { createPoller } from './follow-up/poller'
import { createInbox } from './inbox'
import { createLedger } from './ledger'
import { createBacklogs } from './owners-list/backlogs'
import {
  disputeMail,
  refundFailedMail,
  standAlonePaidMail,
  standAloneRefundedMail,
} from './owners-list/owner-mails'
import { createOwnersList, type GivenUpMails } from './owners-list/owners-list'
import { createOwnersListRepository } from './owners-list/owners-list.repository'
import { createGatewayHttp } from './providers/gateway-http'
import { createGateways, type GatewaysConfig, type PhonePeName } from './providers/gateways'
import { createReconciliation } from './reconciliation'
import { createRefunding } from './refunds'
import { createRefundsRepository } from './refunds/refunds.repository'
import { createReturning } from './returning'
import type { ReturnLinks } from './returning/return-links'
import { createStandAloneRepository } from './stand-alone/stand-alone.repository'
import { standAloneRoutes } from './stand-alone/stand-alone.routes'
import { createStandAloneService } from './stand-alone/stand-alone.service'
import { createStarting, type StartingDeps } from './starting'
import { createGatewayOrdersRepository } from './starting/gateway-orders.repository'
import { paymentsRoutes } from './starting/payments.routes'

export { createReturnLinks } from './returning/return-links'

export interface PaymentsDeps
  extends GatewaysConfig,
    Pick<StartingDeps, 'orderGateway' | 'publicOrigin' | 'secret' | 'now'> {
  database: Database
  orders: Orders
  outbox: Outbox & GivenUpMails
  returnLinks: ReturnLinks
  /** Where the stand-alone page's payments are made from now on. */
  standAloneGateway: PhonePeName
  /** Whose keys the shop has: their accounts are compared with the ledger. */
  gatewaysSetUp: readonly ProviderName[]
  tryLimits: Pick<TryLimits, 'takePayment'>
  jobs: Jobs
  log: FastifyBaseLogger
}

/** Payments: the gateways' side of an order, and the stand-alone payment page. Each step of the way has its room. */
export function createPayments(deps: PaymentsDeps) {
  const { database, orders, outbox, publicOrigin, now, log } = deps
  const { inTransaction } = database
  const onError = (error: unknown, id: string) =>
    log.warn({ err: error, id }, 'A gateway could not be asked.')

  const http = createGatewayHttp()
  const { gateways, phonepes } = createGateways(deps, http, now)
  const gatewayOrders = createGatewayOrdersRepository(database)
  const standAlonePayments = createStandAloneRepository(database)
  const listed = createOwnersListRepository(database)

  const ledger = createLedger({
    ...deps,
    gateways,
    gatewayOrders,
    standAlone: standAlonePayments,
    lookedAt: listed.lookedAt,
    onDispute: (report) => outbox.add(disputeMail(report)),
  })

  const starting = createStarting({ ...deps, gateways, gatewayOrders, ledger, onError })

  const returning = createReturning({
    ...deps,
    gateways,
    gatewayOrders,
    ledger,
    startAgain: starting.startAgain,
    onError,
  })

  const standAlone = createStandAloneService({
    repository: standAlonePayments,
    ledger: ledger.repository,
    phonepes,
    provider: deps.standAloneGateway,
    inTransaction,
    publicOrigin,
    now,
    onMoney: (payment, amount, held) => outbox.add(standAlonePaidMail(payment, amount, held !== null)),
    onError,
  })

  const refunds = createRefunding({
    repository: createRefundsRepository(database),
    ledger: ledger.repository,
    lock: ledger.lock,
    gateways,
    gatewayOrders,
    orders,
    standAlone: standAlonePayments,
    inTransaction,
    onFailed: (refund, payment, reason) => outbox.add(refundFailedMail(refund, payment, reason)),
    onStandAloneDone: (payment, amount) => outbox.add(standAloneRefundedMail(payment, amount)),
    publicOrigin,
    now,
  })

  const followUp = createPoller({
    ...deps,
    http,
    gateways,
    applyReport: ledger.applyTo,
    payments: { repository: gatewayOrders, ask: (record) => returning.ask(record, 'follow-up') },
    standAlone: { repository: standAlonePayments, ask: standAlone.ask },
    refunds: { repository: refunds.repository, ask: refunds.pursue },
    onError,
    onRest: (provider, isResting) =>
      log.warn({ provider }, isResting ? 'A gateway does not answer.' : 'A gateway answers again.'),
  })

  const inbox = createInbox({
    ...deps,
    gateways,
    phonepes,
    applyReport: ledger.apply,
    applyDispute: ledger.applyDispute,
    askAbout: followUp.askAbout,
    askAboutRefund: refunds.askAbout,
    applyMadeRefund: refunds.applyMade,
    applyToStandAlone: standAlone.applyMessage,
    onApplied: followUp.wake,
    onError: (error, { id }) => log.error({ err: error, id }, 'A message of a gateway could not be applied.'),
  })

  const reconciliation = createReconciliation({
    ...deps,
    gateways,
    askAbout: followUp.askAbout,
    askAboutStandAlone: standAlone.askAbout,
    askAboutRefund: refunds.askAbout,
    wake: followUp.wake,
  })

  const ownersList = createOwnersList({
    ...deps,
    repository: listed,
    mails: outbox,
    differences: reconciliation.waiting,
  })

  const routes: FastifyPluginAsync = async (api) => {
    await api.register(paymentsRoutes({ start: starting.start, statusOf: returning.statusOf }))
    await api.register(returning.routes)
    await api.register(standAloneRoutes(standAlone, deps.tryLimits))
    await api.register(inbox.routes)
  }

  return {
    routes,
    payPage: starting.payPage,
    /** The owner's commands. */
    refund: refunds.refund,
    parked: ownersList.list,
    lookedAt: ownersList.lookedAt,
    sendAgain: ownersList.sendAgain,
    reconcile: reconciliation.command,
    backlogs: [
      ...createBacklogs({ ownersList, repository: gatewayOrders, now }),
      reconciliation.late,
      followUp.resting,
    ],
    close: http.close,
  }
}

export type Payments = ReturnType<typeof createPayments>
