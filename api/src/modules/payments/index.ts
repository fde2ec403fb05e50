import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Database } from '../../db/connection'
import type { ProviderName } from '../../db/tables/payments'
import type { TryLimits } from '../../http/try-limits'
import type { Jobs } from '../../jobs/jobs'
import type { Orders } from '../orders'
import { createPoller } from './follow-up/poller'
import { createGatewayMessages } from './inbox/deliver-message'
import { createGatewayEventsRepository } from './inbox/gateway-events.repository'
import { createGatewayInbox } from './inbox/inbox'
import { webhookRoutes } from './inbox/webhook.routes'
import { createPaymentWords } from './ledger/apply-report'
import { createBacklogs } from './owners-list/backlogs'
import { createParked } from './owners-list/owners-list'
import { createGatewayHttp } from './providers/gateway-http'
import { createGateways, type GatewaysConfig, type PhonePeName } from './providers/gateways'
import { createRefunds } from './refunds/refunds'
import { createRefundsRepository } from './refunds/refunds.repository'
import { createPaymentStatus } from './returning/payment-status'
import type { ReturnLinks } from './returning/return-links'
import { createReturns } from './returning/returns'
import { returnsRoutes } from './returning/returns.routes'
import { createSignedTokens } from './returning/signed-token'
import { createStandAloneRepository } from './stand-alone/stand-alone.repository'
import { standAloneRoutes } from './stand-alone/stand-alone.routes'
import { createStandAloneService } from './stand-alone/stand-alone.service'
import { createPaymentsRepository } from './starting/gateway-orders.repository'
import { payPageRoutes } from './starting/pay-page.routes'
import { paymentsRoutes } from './starting/payments.routes'
import { createSameCartPayments } from './starting/same-cart-payments'
import { createStartPayment } from './starting/start-payment'

export { createReturnLinks } from './returning/return-links'

export interface PaymentsDeps extends GatewaysConfig {
  database: Database
  orders: Orders
  returnLinks: ReturnLinks
  /** Where orders are paid from now on. */
  orderGateway: ProviderName
  /** Where the stand-alone page's payments are made from now on. */
  standAloneGateway: PhonePeName
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

/** Payments: the gateways' side of an order, and the stand-alone payment page. */
export function createPayments(deps: PaymentsDeps) {
  const { database, orders, returnLinks, publicOrigin, secret, now, jobs, log } = deps
  const { inTransaction, inTurn } = database
  const http = createGatewayHttp()
  const { gateways, phonepes } = createGateways(deps, http, now)
  const repository = createPaymentsRepository(database)
  const payLinks = createSignedTokens(secret, 'pay', PAY_LINK_LIFETIME_MS)
  const onError = (error: unknown, id: string) =>
    log.warn({ err: error, id }, 'A gateway could not be asked.')

  const words = createPaymentWords({
    repository,
    inTransaction,
    applyToOrder: orders.applyPayment,
    onHeld: (word) => log.error({ word }, 'A payment was held: please compare it with the gateway.'),
  })
  const status = createPaymentStatus({
    repository,
    gateways,
    words,
    findOrder: orders.findStored,
    lastFailure: orders.lastFailure,
    paidAs: orders.sameCart.paidAs,
    heldFor: orders.heldFor,
    onError: (error, { id }) => onError(error, id),
  })
  const returns = createReturns({
    links: returnLinks,
    findOrder: orders.find,
    newest: status.newest,
    outcomeOf: status.outcomeOf,
    startAgain: (order) => payment.startAgain(order),
  })
  const payment = createStartPayment({
    repository,
    gateways,
    provider: deps.orderGateway,
    words,
    findOrder: orders.findStored,
    reopenOrder: orders.reopen,
    heldFor: orders.heldFor,
    inTurn,
    settleSameCart: createSameCartPayments({
      repository,
      gateways,
      words,
      sameCart: orders.sameCart,
      onError,
    }),
    publicOrigin,
    returnAddress: returnLinks.addressOf,
    bridgeAddress: ({ id }) => `${publicOrigin}/pay/${payLinks.make(id, now())}`,
    now,
  })
  const standAloneRepository = createStandAloneRepository(database)
  const standAlone = createStandAloneService({
    repository: standAloneRepository,
    phonepes,
    provider: deps.standAloneGateway,
    inTransaction,
    publicOrigin,
    now,
    // Not the whole word: the answer in it tells of a card or a UPI address.
    onHeld: ({ merchantTransactionId, state, amount }) =>
      log.error(
        { merchantTransactionId, state, amount },
        'A stand-alone payment was held: please compare it with PhonePe.',
      ),
    onError,
  })
  const refundsRepository = createRefundsRepository(database)
  const refunds = createRefunds({
    repository: refundsRepository,
    payments: repository,
    gateways,
    orders,
    inTransaction,
    publicOrigin,
    now,
  })
  const poller = createPoller({
    database,
    jobs,
    http,
    gateways,
    words,
    now,
    payments: { repository, ask: (record) => status.ask(record, 'follow-up') },
    standAlone: { repository: standAloneRepository, ask: standAlone.ask },
    refunds: { repository: refundsRepository, ask: refunds.pursue },
    onError,
    onRest: (provider, isResting) =>
      log.warn({ provider }, isResting ? 'A gateway does not answer.' : 'A gateway answers again.'),
  })
  const inbox = createGatewayInbox({
    database,
    repository: createGatewayEventsRepository(database),
    jobs,
    now,
    apply: createGatewayMessages({
      gateways,
      phonepes,
      words,
      askAbout: poller.askAbout,
      askAboutRefund: refunds.askAbout,
      applyToStandAlone: standAlone.applyMessage,
    }),
    onApplied: poller.wake,
    onError: (error, { id }) => log.error({ err: error, id }, 'A message of a gateway could not be applied.'),
  })

  const routes: FastifyPluginAsync = async (api) => {
    await api.register(paymentsRoutes({ start: payment.start, statusOf: status.statusOf }))
    await api.register(returnsRoutes(returns))
    await api.register(standAloneRoutes(standAlone, deps.tryLimits))
    await api.register(webhookRoutes({ gateways, receive: inbox.receive }))
  }

  const parked = createParked({ database, orders, now })

  return {
    routes,
    /** Our own page on the way to the gateway's; stands beside /api. */
    payPage: payPageRoutes({
      async checkoutOf(id) {
        const record = await repository.find(id)
        const url = record && gateways[record.provider].checkoutUrl
        return url && record.sessionId ? { url, sessionId: record.sessionId } : undefined
      },
      tokens: payLinks,
      now,
    }),
    /** Sends money back, by the owner's command. */
    refund: refunds.refund,
    /** What waits for the owner, in lines to read. */
    parked: parked.list,
    /** Takes one thing off that list, by the owner's command. */
    lookedAt: parked.lookedAt,
    backlogs: [...createBacklogs({ parked, repository, now }), poller.resting],
    close: http.close,
  }
}

export type Payments = ReturnType<typeof createPayments>
