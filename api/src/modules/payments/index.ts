import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Database } from '../../db/connection'
import type { Jobs } from '../../jobs/jobs'
import type { Orders } from '../orders'
import { createFollowUp } from './follow-up'
import { createGatewayEventsRepository } from './gateway-events.repository'
import { createGatewayInbox } from './gateway-inbox'
import { payPageRoutes } from './pay-page.routes'
import { payToken } from './pay-token'
import { createPaymentStatus } from './payment-status'
import { createPaymentWords } from './payment-words'
import { createPaymentsRepository } from './payments.repository'
import { paymentsRoutes } from './payments.routes'
import type { CashfreeConfig } from './providers/cashfree-client'
import { createCashfreeGateway } from './providers/cashfree-gateway'
import { createGatewayHttp } from './providers/gateway-http'
import { createPhonePeClient, type PhonePeConfig } from './providers/phonepe-client'
import { createStandAloneRepository } from './stand-alone.repository'
import { standAloneRoutes } from './stand-alone.routes'
import { createStandAloneService } from './stand-alone.service'
import { createStartPayment } from './start-payment'
import { webhookRoutes } from './webhook.routes'

export interface PaymentsDeps {
  database: Database
  orders: Orders
  cashfree: CashfreeConfig
  phonepe: PhonePeConfig
  /** Where browsers find the shop, without a slash at the end. */
  publicOrigin: string
  /** Signs the links to our own pay page. */
  secret: string
  now: () => Date
  jobs: Jobs
  log: FastifyBaseLogger
}

/** How often a process looks for payments that are due to be asked about. */
const FOLLOW_UP_MS = 3_000

/** Payments: the gateways' side of an order, and the stand-alone payment page. */
export function createPayments(deps: PaymentsDeps) {
  const { database, orders, publicOrigin, secret, now, jobs, log } = deps
  const { inTransaction } = database
  const http = createGatewayHttp()
  const gateway = createCashfreeGateway(deps.cashfree, http)
  const phonepe = createPhonePeClient(deps.phonepe, http)
  const repository = createPaymentsRepository(database)
  const events = createGatewayEventsRepository(database)
  const standAlone = createStandAloneRepository(database)

  const words = createPaymentWords({
    repository,
    applyToOrder: orders.applyPayment,
    onHeld: (word) => log.error({ word }, 'A payment was held: please compare it with the gateway.'),
  })
  const onError = (error: unknown, id: string) =>
    log.warn({ err: error, id }, 'A gateway could not be asked.')
  const findOrder = orders.findStored
  const start = createStartPayment({
    repository,
    gateway,
    words,
    findOrder,
    reopenOrder: orders.reopen,
    publicOrigin,
    bridgeAddress: ({ id }) => `${publicOrigin}/pay/${payToken(secret, id, now())}`,
    now,
  })
  const status = createPaymentStatus({
    repository,
    gateway,
    words,
    findOrder,
    lastFailure: orders.lastFailure,
    onError: (error, { id }) => onError(error, id),
  })
  const alone = createStandAloneService({
    repository: standAlone,
    phonepe,
    inTransaction,
    publicOrigin,
    now,
    onHeld: (word) => log.error({ word }, 'A stand-alone payment was held: please compare it with PhonePe.'),
    onError,
  })
  const inboxes = {
    cashfree: createGatewayInbox({
      provider: 'cashfree',
      repository: events,
      inTransaction,
      now,
      apply: async (body) => {
        const word = gateway.read(body)
        return word ? words.apply(word, 'webhook') : 'ignored'
      },
    }),
    phonepe: createGatewayInbox({
      provider: 'phonepe',
      repository: events,
      inTransaction,
      now,
      apply: alone.applyCallback,
    }),
  }
  const followOrders = createFollowUp({
    claimDue: repository.claimDue,
    schedule: ({ id }, nextQuestionAt) => repository.change(id, { nextQuestionAt }),
    ask: (record) => status.ask(record, 'follow-up'),
    now,
    onError: (error, { id }) => onError(error, id),
  })
  const followStandAlone = createFollowUp({
    claimDue: standAlone.claimDue,
    schedule: ({ merchantTransactionId: id }, nextQuestionAt) => standAlone.change(id, { nextQuestionAt }),
    ask: ({ merchantTransactionId: id }) => alone.ask(id),
    now,
    onError: (error, { merchantTransactionId: id }) => onError(error, id),
  })

  const routes: FastifyPluginAsync = async (api) => {
    await api.register(paymentsRoutes({ start, statusOf: status.statusOf }))
    await api.register(standAloneRoutes(alone))
    await api.register(webhookRoutes({ gateway, phonepe, inboxes }))
  }

  /** Applies what was stored and never applied, and asks about every payment that is due. */
  async function followUp(): Promise<void> {
    await inboxes.cashfree.heal()
    await inboxes.phonepe.heal()
    await followOrders()
    await followStandAlone()
  }

  jobs.every('payments', FOLLOW_UP_MS, followUp)

  return {
    routes,
    /** Our own page on the way to the gateway's; stands beside /api. */
    payPage: payPageRoutes({
      sessionOf: repository.sessionOf,
      checkoutUrl: gateway.checkoutUrl,
      secret,
      now,
    }),
    /** Looks now for what is due; a job does so by itself. */
    followUp,
    close: http.close,
  }
}

export type Payments = ReturnType<typeof createPayments>
