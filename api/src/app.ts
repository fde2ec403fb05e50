import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { BODY_LIMIT_BYTES } from 'shared-contracts/domain/body-limit'
import { createShopBackups, type ShopBackups } from './backup/making/shop-backups'
import type { Config } from './config'
import type { Database } from './db/connection'
import { endConnectionsOnClose } from './http/closing'
import { countRequests } from './http/count-requests'
import { registerErrors, sendError } from './http/errors'
import type { Limits } from './http/limits'
import { loggerOptions } from './http/logging'
import { registerSecurityHeaders } from './http/security-headers'
import { registerSessions } from './http/session'
import { createTryLimits } from './http/try-limits'
import { refuseUnstorableText } from './http/unstorable-text'
import { registerUploads } from './http/uploads'
import { createJobs } from './jobs/jobs'
import type { Mailer } from './mail/mailer'
import { createOutbox } from './mail/outbox'
import { createAddresses } from './modules/addresses'
import { createCatalogue, type SeedFacts, type SeedProduct, type Stock } from './modules/catalogue'
import { createChecks } from './modules/checks'
import { createContact } from './modules/contact'
import { createContent, type SeedBlog } from './modules/content'
import { createCustomers } from './modules/customers'
import { registerDocs } from './modules/docs'
import { createFeeds } from './modules/feeds'
import { createFreshness } from './modules/freshness'
import { registerHealth } from './modules/health'
import { createNewsletter } from './modules/newsletter'
import { createNumbers } from './modules/numbers'
import { createOrders } from './modules/orders'
import { createPasskeys } from './modules/passkeys'
import { createPayments, createReturnLinks } from './modules/payments'
import { createPincodes } from './modules/pincodes'
import { createPrivacy } from './modules/privacy'
import type { OwnersPayments } from './owner/command'

declare module 'fastify' {
  interface FastifyInstance {
    /** What the owner's commands do. */
    payments: OwnersPayments
    stock: Stock
    backUp: ShopBackups['backUp']
    /** The last days in numbers, as text. */
    numbers: () => Promise<string>
  }
}

export interface AppDeps {
  config: Config
  /** Signs what browsers hold. */
  secret: string
  database: Database
  mailer: Mailer
  limits: Limits
  now: () => Date
  seed: { products: readonly SeedProduct[]; facts?: readonly SeedFacts[]; blogs: readonly SeedBlog[] }
  /** Where the log goes, if not to the standard output. */
  logTo?: Writable
}

/** The whole server on one screen. Each line may use only what stands above it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, secret, database, mailer, limits, now, seed } = deps
  const app = Fastify({
    logger: { ...loggerOptions(config), ...(deps.logTo && { stream: deps.logTo }) },
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // What still comes over a connection in use is answered: a proxy would pass Fastify's 503 on to a shopper.
    return503OnClosing: false,
    frameworkErrors: sendError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerErrors(app)
  endConnectionsOnClose(app)

  const jobs = createJobs((error, name) => app.log.error({ err: error, job: name }, 'A job failed.'))
  const outbox = createOutbox({ database, mailer, jobs, log: app.log, now })
  const freshness = createFreshness({ database, jobs })
  const catalogue = createCatalogue({ ...config, database, answers: freshness.answers.catalogue })
  const feeds = createFeeds({ ...config, products: catalogue.shown })
  const content = createContent({ database, answers: freshness.answers.content })
  const tryLimits = createTryLimits({ database, jobs, limits, now })
  const customers = createCustomers({ ...deps, ...config, tryLimits, outbox, jobs })
  const passkeys = createPasskeys({ ...deps, ...config, customers, tryLimits, jobs })
  const newsletter = createNewsletter({ ...deps, ...config, outbox, jobs, tryLimits })
  const contact = createContact({ database, outbox, tryLimits, now })
  const addresses = createAddresses({ database })
  const returnLinks = createReturnLinks({ secret, publicOrigin: config.publicOrigin, now })
  const orders = createOrders({
    database,
    products: catalogue.products,
    mail: customers.mail,
    outbox,
    payAgainAt: returnLinks.addressOf,
    now,
  })
  const payments = createPayments({
    ...deps,
    ...config,
    orders,
    outbox,
    returnLinks,
    tryLimits,
    jobs,
    log: app.log,
  })
  const checks = createChecks({ database, orders, payments, jobs, checkEmail: config.checkEmail, now })
  const { emptyOldMessages } = payments
  const privacy = createPrivacy({ database, customers, tryLimits, outbox, emptyOldMessages, jobs, now })

  const numbers = createNumbers({ ...config, database, jobs, now })
  const backups = createShopBackups({ ...config, database, jobs, now })

  app.decorate('payments', payments)
  app.decorate('stock', catalogue.stock)
  app.decorate('backUp', backups.backUp)
  app.decorate('numbers', numbers.table)

  await catalogue.seed(seed.products)
  await catalogue.seedFacts(seed.facts ?? [])
  await content.seed(seed.blogs)
  await freshness.follow()

  await app.register(cookie)
  await registerSecurityHeaders(app)
  refuseUnstorableText(app)
  await countRequests(app, limits, config.internalKey)
  registerSessions(app, { ...config, secret, findCustomer: customers.findBySession })
  await registerDocs(app)
  await registerHealth(app, {
    database,
    jobs,
    backlogs: [outbox.failed, outbox.lost, ...payments.backlogs, ...checks.backlogs, backups.late],
  })
  await registerUploads(app, config.uploadsDir)
  await app.register(payments.payPage)
  await app.register(feeds.routes, { prefix: '/feeds' })

  await app.register(
    async (api) => {
      await api.register(freshness.routes)
      await api.register(catalogue.routes)
      await api.register(content.routes)
      await api.register(customers.routes)
      await api.register(passkeys.routes)
      await api.register(privacy.routes)
      await api.register(newsletter.routes)
      await api.register(contact.routes)
      await api.register(addresses.routes)
      await api.register(createPincodes().routes)
      await api.register(orders.routes)
      await api.register(payments.routes)
      await api.register(checks.routes)
      await api.register(numbers.routes)
    },
    { prefix: '/api' },
  )

  // Jobs stop before the server waits for open requests: they may wait for a gateway, and can go on after the next start.
  app.addHook('preClose', async () => void jobs.stop())
  app.addHook('onClose', async () => {
    await jobs.stop()
    await payments.close()
    await database.close()
  })
  return app
}
