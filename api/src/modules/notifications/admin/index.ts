import type { FastifyBaseLogger } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { PushSignal } from 'shared-contracts/notifications/admin/alerts-schema'
import { inRupees } from 'shared-contracts/values/money'
import type { Database } from '../../../db/connection'
import type { Jobs } from '../../../jobs/jobs'
import type { Outbox } from '../../../mail/outbox'
import type { Orders } from '../../orders'
import type { AuditLog, SessionLookup } from '../../staff'
import { createDevicesRepository } from '../push/devices.repository'
import { pushKeys } from '../push/push-keys'
import { createPushQueue } from '../push/push-queue'
import { type SendPush, sendPush } from '../push/send-push'
import { alertsRoutes } from './alerts.routes'
import { createAlertsService } from './alerts.service'
import { createNewOrdersRepository } from './new-orders.repository'
import { createNoticeOrders } from './notice-orders'

export type { SendPush } from '../push/send-push'

interface AlertsDeps {
  database: Database
  orders: Orders
  outbox: Outbox
  auditLog: AuditLog
  jobs: Jobs
  log: Pick<FastifyBaseLogger, 'warn'>
  secret: string
  publicOrigin: string
  checkEmail: string | undefined
  sessionOf: SessionLookup
  /** Replaces the browsers' push services in tests. */
  sendPush?: SendPush | undefined
  now: () => Date
}

/** The process that receives a payment looks immediately; this finds orders left over by a killed process. */
const LOOK_EVERY_MS = 30_000
const REMIND_EVERY_MS = 60_000
const ONE_DAY_MS = 24 * 3_600_000
const KEPT_DAYS = 30

/** Notifies staff of new orders by mail and by push on subscribed devices, and again if nobody opened them. */
export function createAlerts(deps: AlertsDeps) {
  const { database, orders, jobs, secret, checkEmail, now } = deps
  const repository = createNewOrdersRepository(database, checkEmail)
  const devices = createDevicesRepository(database)
  const keys = pushKeys(secret)

  async function signalOf(id: string): Promise<Omit<PushSignal, 'receivedAt'>> {
    const { orderId, total } = await orders.find(id)
    return {
      title: 'New order',
      body: `${orderId}, ${inRupees(total)}`,
      tag: `order-${id}`,
      url: `/admin/orders/${id}`,
    }
  }

  const wakePush = createPushQueue({
    ...deps,
    repository: devices,
    keys,
    send: deps.sendPush ?? sendPush,
    signalOf,
  })
  const { notice, remind } = createNoticeOrders({ ...deps, repository, devices, wakePush })
  const look = jobs.every('new orders', LOOK_EVERY_MS, notice)
  orders.whenPaid(look)
  jobs.every('orders that nobody opened', REMIND_EVERY_MS, remind)
  jobs.every('old signals', ONE_DAY_MS, async () => {
    await devices.forgetSignals(new Date(now().getTime() - KEPT_DAYS * ONE_DAY_MS))
    await devices.forgetOver(now())
  })
  const service = createAlertsService({ ...deps, repository, devices, publicKey: keys.publicKey, wakePush })

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(alertsRoutes(service, deps.sessionOf), { prefix: '/alerts' })
  }

  return {
    routes,
    look,
    /** Records that somebody opened an order. @param id the internal id */
    opened: (id: string) => repository.opened(id, now()),
  }
}
