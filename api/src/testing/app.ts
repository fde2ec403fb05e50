import type { FastifyInstance } from 'fastify'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { buildApp } from '../app/app'
import type { AppDeps } from '../app/app-deps'
import { type Config, readConfig } from '../app/config'
import type { Database } from '../db/connection'
import { defaultLimits, type Limits } from '../http/limits/limits'
import type { Mail } from '../mail/mailer'
import { type Browser, openBrowser } from './browser'
import { openCustomer, PASSWORD, type TestCustomer } from './customers'
import { apiRoot, openTestDatabase } from './database'
import { testProducts } from './products'
import { openStaff, type TestStaff } from './staff'

export { PASSWORD, type TestCustomer }

export interface TestApp {
  app: FastifyInstance
  database: Database
  /** Mails sent so far, in order. */
  mails: Mail[]
  visitor: (language?: string) => Browser
  /** Creates a signed-in customer with a confirmed address. @param language the language of their pages */
  customer: (name?: string, language?: string) => Promise<TestCustomer>
  /** Creates a signed-in customer who has not confirmed their email address. */
  newcomer: (name?: string, language?: string) => Promise<TestCustomer>
  /** Creates a staff member with the given role, who has just signed in. */
  staff: (role: AdminRole, name?: string) => Promise<TestStaff>
  /** The app's clock. */
  now: () => Date
  /** Advances the app's clock. */
  wait: (milliseconds: number) => void
  /** Starts another server of the same shop, on the same database. */
  another: () => Promise<FastifyInstance>
  close: () => Promise<void>
}

export interface TestAppOptions extends Partial<Pick<AppDeps, 'seed' | 'mailer' | 'logTo' | 'sendPush'>> {
  limits?: Partial<Limits>
  config?: Partial<Config>
}

/** Starts the whole api on a fresh database, with a clock that stands still until `wait` advances it. */
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

  function nextEmail(name: string) {
    customers += 1
    return `${name}-${customers}@example.in`
  }

  function customer(name = 'asha', language?: string) {
    return openCustomer({ app, database, now: new Date(time), name, email: nextEmail(name), language })
  }

  async function newcomer(name = 'asha', language?: string) {
    const email = nextEmail(name)
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
