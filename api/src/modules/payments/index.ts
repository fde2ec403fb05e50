import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Database } from '../../db/connection'
import type { ProviderName } from '../../db/tables/payments'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Outbox } from '../../mail/outbox'
import type { Orders } from '../orders'
import { createPoller } from './follow-up/poller'
import { createDeliverMessage } from './inbox/deliver-message'
import { createGatewayEventsRepository } from './inbox/gateway-events.repository'
import { createGatewayInbox } from './inbox/inbox'
import { webhookRoutes } from './inbox/webhook.routes'
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
import { createPaymentStatus } from './returning/payment-status'
import type { ReturnLinks } from './returning/return-links'
import { createReturns } from './returning/returns'
import { returnsRoutes } from './returning/returns.routes'
import { createSignedTokens } from './returning/signed-token'
import { createStandAloneRepository } from './stand-alone/stand-alone.repository'
import { standAloneRoutes } from './stand-alone/stand-alone.routes'
import { createStandAloneService } from './stand-alone/stand-alone.service'
import { createGatewayOrdersRepository } from './starting/gateway-orders.repository'
import { payPageRoutes } from './starting/pay-page.routes'
import { paymentsRoutes } from './starting/payments.routes'
import { createSameCartPayments } from './starting/same-cart-payments'
import { createStartPayment } from './starting/start-payment'

export { createReturnLinks } from './returning/return-links'

export interface PaymentsDeps extends GatewaysConfig {
  database: Database
  orders: Orders
  outbox: Outbox & GivenUpMails
  returnLinks: ReturnLinks
  /** Where orders are paid from now on. */
  orderGateway: ProviderName
  /** Where the stand-alone page's payments are made from now on. */
  standAloneGateway: PhonePeName
  /** Whose keys the shop has: their accounts are compared with the ledger. */
  gatewaysSetUp: readonly ProviderName[]
  /** Where browsers find the shop, without a slash at the end. */
  publicOrigin: string
  /** Signs the links to our own pay page. */
  secret: string
  tryLimits: Pick<TryLimits, 'takePayment'>
  now: () => Date
  jobs: Jobs
  log: FastifyBaseLogger
}

/** As long as a gateway keeps a payment session open on its page. */
const PAY_LINK_LIFETIME_MS = 30 * 60_000

/** Payments: the gateways' side of an order, and the stand-alone payment page. Each step of the way has its room. */
export function createPayments(deps: PaymentsDeps) {
  const { database, orders, outbox, returnLinks, publicOrigin, secret, now, jobs, log } = deps
  const { inTransaction, inTurn } = database
  const onError = (error: unknown, id: string) =>
    log.warn({ err: error, id }, 'A gateway could not be asked.')

  const http = createGatewayHttp()
  const { gateways, phonepes } = createGateways(deps, http, now)
  const gatewayOrders = createGatewayOrdersRepository(database)
  const standAlonePayments = createStandAloneRepository(database)
  const listed = createOwnersListRepository(database)

  const ledger = createLedger({
    database,
    gateways,
    orders,
    gatewayOrders,
    standAlone: standAlonePayments,
    lookedAt: listed.lookedAt,
    onDispute: (report) => outbox.add(disputeMail(report)),
    now,
  })

  const status = createPaymentStatus({
    repository: gatewayOrders,
    gateways,
    applyReport: ledger.applyTo,
    findOrder: orders.findStored,
    lastFailure: orders.lastFailure,
    paidAs: orders.sameCart.paidAs,
    heldFor: ledger.heldFor,
    onError: (error, { id }) => onError(error, id),
  })

  const payLinks = createSignedTokens(secret, 'pay', PAY_LINK_LIFETIME_MS)
  const starting = createStartPayment({
    repository: gatewayOrders,
    gateways,
    provider: deps.orderGateway,
    applyReport: ledger.applyTo,
    findOrder: orders.findStored,
    reopenOrder: orders.reopen,
    heldFor: ledger.heldFor,
    inTurn,
    settleSameCart: createSameCartPayments({
      repository: gatewayOrders,
      gateways,
      applyReport: ledger.applyTo,
      sameCart: orders.sameCart,
      onError,
    }),
    publicOrigin,
    returnAddress: returnLinks.addressOf,
    bridgeAddress: ({ id }) => `${publicOrigin}/pay/${payLinks.make(id, now())}`,
    now,
  })

  const returns = createReturns({
    links: returnLinks,
    findOrder: orders.find,
    newest: status.newest,
    outcomeOf: status.outcomeOf,
    startAgain: starting.startAgain,
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
    database,
    jobs,
    http,
    gateways,
    applyReport: ledger.applyTo,
    now,
    payments: { repository: gatewayOrders, ask: (record) => status.ask(record, 'follow-up') },
    standAlone: { repository: standAlonePayments, ask: standAlone.ask },
    refunds: { repository: refunds.repository, ask: refunds.pursue },
    onError,
    onRest: (provider, isResting) =>
      log.warn({ provider }, isResting ? 'A gateway does not answer.' : 'A gateway answers again.'),
  })

  const inbox = createGatewayInbox({
    database,
    repository: createGatewayEventsRepository(database),
    jobs,
    now,
    apply: createDeliverMessage({
      gateways,
      phonepes,
      applyReport: ledger.apply,
      applyDispute: ledger.applyDispute,
      askAbout: followUp.askAbout,
      askAboutRefund: refunds.askAbout,
      applyMadeRefund: refunds.applyMade,
      applyToStandAlone: standAlone.applyMessage,
    }),
    onApplied: followUp.wake,
    onError: (error, { id }) => log.error({ err: error, id }, 'A message of a gateway could not be applied.'),
  })

  const reconciliation = createReconciliation({
    database,
    gateways,
    gatewaysSetUp: deps.gatewaysSetUp,
    outbox,
    jobs,
    askAbout: followUp.askAbout,
    askAboutStandAlone: standAlone.askAbout,
    askAboutRefund: refunds.askAbout,
    wake: followUp.wake,
    now,
  })

  const ownersList = createOwnersList({
    database,
    repository: listed,
    mails: outbox,
    differences: reconciliation.waiting,
    now,
  })

  const routes: FastifyPluginAsync = async (api) => {
    await api.register(paymentsRoutes({ start: starting.start, statusOf: status.statusOf }))
    await api.register(returnsRoutes(returns))
    await api.register(standAloneRoutes(standAlone, deps.tryLimits))
    await api.register(webhookRoutes({ gateways, receive: inbox.receive }))
  }

  return {
    routes,
    /** Our own page on the way to the gateway's; stands beside /api. */
    payPage: payPageRoutes({
      async checkoutOf(id) {
        const record = await gatewayOrders.find(id)
        const url = record && gateways[record.provider].checkoutUrl
        return url && record.sessionId ? { url, sessionId: record.sessionId } : undefined
      },
      tokens: payLinks,
      now,
    }),
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
