import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AdminRole } from 'shared-contracts/domain/admin/people/rights'
import { buildApp } from '../app'
import type { AppDeps } from '../app-deps'
import { type Config, readConfig } from '../config'
import type { Database } from '../db/connection'
import { emailLinks } from '../db/tables/customers'
import { defaultLimits, type Limits } from '../http/limits'
import type { Mail } from '../mail/mailer'
import { hashOf } from '../secrets'
import { type Browser, openBrowser } from './browser'
import { apiRoot, openTestDatabase } from './database'
import { testProducts } from './products'
import { openStaff, type TestStaff } from './staff'

export interface TestApp {
  app: FastifyInstance
  database: Database
  /** Mails sent so far, in order. */
  mails: Mail[]
  /** A new visitor. */
  visitor: (language?: string) => Browser
  /** A new customer who has logged in, on pages in a language, and confirmed the address. */
  customer: (name?: string, language?: string) => Promise<TestCustomer>
  /** A new customer who has logged in and not confirmed the address. */
  newcomer: (name?: string, language?: string) => Promise<TestCustomer>
  /** Somebody of the admin in a role, who has just signed in. */
  staff: (role: AdminRole, name?: string) => Promise<TestStaff>
  /** What the app's clock shows. */
  now: () => Date
  /** Sets the app's clock forward. */
  wait: (milliseconds: number) => void
  /** Another server of the same shop, on the same database. */
  another: () => Promise<FastifyInstance>
  close: () => Promise<void>
}

export type TestCustomer = Browser & { id: string; email: string }

export interface TestAppOptions extends Partial<Pick<AppDeps, 'seed' | 'mailer' | 'logTo' | 'sendPush'>> {
  limits?: Partial<Limits>
  config?: Partial<Config>
}

export const PASSWORD = 'correct horse battery staple'

/** The whole api on a fresh database, with a clock that stands still until it is told to go on. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase()
  const mails: Mail[] = []
  let time = Date.now()
  let customers = 0
  const others: FastifyInstance[] = []
  const deps: AppDeps = {
    config: { ...readConfig({ LOG_LEVEL: 'silent' }, apiRoot), ...options.config },
    secret: 'a secret for tests, which nobody has to keep',
    database,
    mailer: options.mailer ?? (async (mail) => void mails.push(mail)),
    limits: { ...defaultLimits, requestsPerMinute: 100_000, ...options.limits },
    now: () => new Date(time),
    seed: options.seed ?? { products: testProducts, blogs: [] },
    ...(options.logTo && { logTo: options.logTo }),
    ...(options.sendPush && { sendPush: options.sendPush }),
  }
  const app = await buildApp(deps)
  await app.ready()

  async function another(): Promise<FastifyInstance> {
    // The database is closed once, with the first server.
    const other = await buildApp({ ...deps, database: { ...database, close: async () => {} } })
    others.push(other)
    return other
  }

  async function close(): Promise<void> {
    await Promise.all(others.map((other) => other.close()))
    await app.close()
  }

  async function customer(name?: string, language?: string) {
    const registered = await newcomer(name, language)
    // With a link of our own, as some tests deliver no mails.
    const token = randomUUID()
    const { id: customerId, email } = registered
    const sentAt = new Date(time)
    const expiresAt = new Date(time + 60_000)
    await database
      .connection()
      .insert(emailLinks)
      .values({ hash: hashOf(token), customerId, email, sentAt, expiresAt })
    await registered.post('/api/customers/confirm-email', { token })
    return registered
  }

  async function newcomer(name = 'asha', language?: string) {
    customers += 1
    const email = `${name}-${customers}@example.in`
    const browser = openBrowser(app, language)
    await browser.post('/api/customers/register', {
      firstname: name,
      lastname: 'Rao',
      email,
      mobilenumber: '9876543210',
      password: PASSWORD,
    })
    const answer = await browser.post('/api/customers/login', { email, password: PASSWORD })
    const { user } = answer.json<{ user: { id: string } }>()
    return { ...browser, id: user.id, email }
  }

  return {
    app,
    database,
    mails,
    visitor: (language) => openBrowser(app, language),
    customer,
    newcomer,
    staff: (role, name) => openStaff({ app, database, now: new Date(time), role, name }),
    now: deps.now,
    wait: (milliseconds) => {
      time += milliseconds
    },
    another,
    close,
  }
}
