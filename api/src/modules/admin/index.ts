import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Jobs } from '../../jobs/jobs'
import type { Identity } from '../identity'
import type { Numbers } from '../numbers'
import type { Orders, StoredOrder } from '../orders'
import type { Payments } from '../payments'
import type { Pictures } from '../pictures'
import type { Words } from '../words'
import { createAccounts } from './accounts'
import { createAlerts, type SendPush } from './alerts'
import { createAdminCatalogue } from './catalogue'
import { type AdminCustomersDeps, createAdminCustomers } from './customers'
import { createDoor, type DoorDeps } from './door/create-door'
import { type GuardDeps, guardAdmin } from './door/guard/guard'
import { createAdminCookie } from './door/sessions/admin-cookie'
import { createAdminSessions } from './door/sessions/admin-sessions'
import { sessionRoutes } from './door/sessions/session.routes'
import { createStaffSessionsRepository } from './door/sessions/staff-sessions.repository'
import { createAdminIdentity } from './identity'
import { createAdminInbox } from './inbox'
import { type AdminInvoicesDeps, createInvoicesArea } from './invoices'
import { createJournal } from './journal/journal'
import { createJournalRepository } from './journal/journal.repository'
import { journalRoutes } from './journal/journal.routes'
import { createJournalPages } from './journal/journal-pages'
import { createMoney } from './money'
import { type AdminOrdersDeps, createAdminOrders } from './orders'
import { createPeopleRepository } from './people/people.repository'
import { createTellOwners } from './people/tell-owners'
import { createSettingsRepository } from './settings/settings.repository'
import { settingsRoutes } from './settings/settings.routes'
import { createSettingsService } from './settings/settings.service'
import { createTodayRepository } from './today/today.repository'
import { todayRoutes } from './today/today.routes'
import { createToday } from './today/today.service'
import { createAdminWordsService } from './words/admin-words'
import { wordsRoutes } from './words/words.routes'

export { changedMeanwhile } from '../../changed-meanwhile'
export type { SendPush } from './alerts'
export { type Staff, staffOf } from './door/guard/staff-of'
export type { Journal, JournalPerson } from './journal/journal'
export type { InvitedPerson, Newcomer } from './people/inviting'

export interface AdminDeps
  extends Omit<DoorDeps, 'journal' | 'cookie' | 'sessions' | 'tellOwners'>,
    Omit<AdminInvoicesDeps, 'journal' | 'inTransaction' | 'foodLicence'>,
    Pick<AdminCustomersDeps, 'subscribers' | 'dataOfAddress'>,
    Omit<AdminOrdersDeps, 'journal' | 'orders' | 'opened' | 'foodLicence'> {
  jobs: Jobs
  orders: Orders
  payments: Payments
  pictures: Pictures
  identity: Identity
  words: Words
  /** The slug of the post that has a title on the shop's pages. */
  slugOf: (title: string) => Promise<string | undefined>
  numbers: Pick<Numbers, 'steps'>
  /** The page where an order can be paid again. */
  payAgainAt: (order: StoredOrder) => string
  checkEmail: string | undefined
  log: FastifyBaseLogger
  sendPush?: SendPush | undefined
}

const ONE_MINUTE_MS = 60_000
const ONE_HOUR_MS = 60 * 60_000

/** Everything for the people behind the counter, below /api/admin. */
export function createAdmin(deps: AdminDeps) {
  const { database, jobs, publicOrigin, now } = deps
  const { inTransaction } = database
  const entries = createJournalRepository(database)
  const journal = createJournal({ repository: entries, now })
  const cookie = createAdminCookie(publicOrigin)
  const sessions = createAdminSessions({ repository: createStaffSessionsRepository(database), now })
  const sessionOf: GuardDeps['find'] = async (request) => {
    const value = cookie.read(request)
    return value ? sessions.find(value) : null
  }
  const alerts = createAlerts({ ...deps, journal, sessionOf })
  const { foodLicence } = deps.identity
  const orders = createAdminOrders({ ...deps, journal, opened: alerts.opened, foodLicence })
  const tellOwners = createTellOwners({ ...deps, repository: createPeopleRepository(database) })
  const door = createDoor({ ...deps, journal, cookie, sessions, tellOwners })
  const settings = createSettingsService({
    repository: createSettingsRepository(database),
    journal,
    tellOwners,
    inTransaction,
    settingsUrl: `${publicOrigin}/admin/settings`,
    now,
  })
  jobs.every('looser limits that are due', ONE_MINUTE_MS, settings.carryOutDue)
  const invoices = createInvoicesArea({
    ...deps,
    journal,
    inTransaction,
    foodLicence,
  })
  const accounts = createAccounts({ ...deps, ...deps.shipments, journal, inTransaction })
  jobs.every('expired admin sessions', ONE_HOUR_MS, async () => {
    await sessions.forgetOver()
    await door.forgetExpired()
  })

  const catalogue = createAdminCatalogue({ ...deps, journal, licence: foodLicence })
  const identity = createAdminIdentity({ ...deps, journal })
  const words = createAdminWordsService({ ...deps, journal })
  const inbox = createAdminInbox({ ...deps, journal })
  const customers = createAdminCustomers({ ...deps, journal })
  const money = createMoney({ ...deps, journal })
  const today = createToday({
    ...deps,
    repository: createTodayRepository(database, deps.checkEmail),
    steps: deps.numbers.steps,
  })

  /** Must be called before any route below /api/admin/ is added. */
  function guard(app: FastifyInstance): void {
    guardAdmin(app, { find: sessionOf })
  }

  const routes: FastifyPluginAsyncZod = async (app) => {
    await app.register(sessionRoutes({ sessions, cookie, journal, inTransaction }))
    await app.register(door.routes)
    await app.register(settingsRoutes(settings))
    await app.register(invoices)
    await app.register(accounts)
    await app.register(journalRoutes(createJournalPages(entries)))
    await app.register(orders.routes)
    await app.register(catalogue.routes)
    await app.register(identity.routes)
    await app.register(wordsRoutes(words))
    await app.register(inbox.routes)
    await app.register(customers)
    await app.register(money.routes)
    await app.register(todayRoutes(today))
    await app.register(alerts.routes)
  }

  return {
    journal,
    settings,
    guard,
    routes,
    invite: door.invite,
    lookForOrders: alerts.look,
    lookForRefunds: money.lookForRefunds,
  }
}

export type Admin = ReturnType<typeof createAdmin>
