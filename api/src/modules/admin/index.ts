import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Analytics } from '../analytics'
import { createAdminCatalog } from '../catalog/admin'
import { createContentAdmin } from '../content/admin'
import type { ContentBlocks } from '../content/blocks'
import type { Pictures } from '../content/media'
import { type AdminCustomersDeps, createAdminCustomers } from '../customers/admin'
import {
  type AdminFulfilmentDeps,
  createAdminFulfilment,
  createQueueRepository,
  promisedSince,
} from '../fulfilment/admin'
import { type AdminInvoicesDeps, createInvoicesArea } from '../invoicing/admin'
import { createAccounts } from '../invoicing/admin/exports'
import { type AdminNewsletterDeps, createAdminNewsletter } from '../newsletter/admin'
import { createAlerts, type SendPush } from '../notifications/admin'
import type { Orders, StoredOrder } from '../orders'
import { createAdminOrders } from '../orders/admin'
import type { Payments } from '../payments'
import { createMoney } from '../payments/admin'
import { createAdminBusinessDetails } from '../platform/admin/business-details'
import { createSettings } from '../platform/admin/settings'
import type { BusinessDetailsModule } from '../platform/business-details'
import { type AdminReviewsDeps, createAdminReviews } from '../reviews/admin'
import { createStaff, type StaffDeps } from '../staff'
import { createAdminInbox } from '../support/admin'
import { createCasesLookup } from '../support/cases'
import { createCounts } from './dashboard/counts'
import { createDashboardRepository } from './dashboard/dashboard.repository'
import { dashboardRoutes } from './dashboard/dashboard.routes'
import { createDashboard } from './dashboard/dashboard.service'
import { createSales } from './dashboard/sales'
import { guardAdmin } from './guard'
import { createItemNames, createSubjectNames } from './subject-names'

interface AdminDeps
  extends Omit<StaffDeps, 'subjectNames' | 'itemsOf'>,
    Omit<AdminInvoicesDeps, 'auditLog' | 'inTransaction' | 'foodLicence'>,
    Pick<AdminCustomersDeps, 'dataOfAddress'>,
    Pick<AdminNewsletterDeps, 'subscribers'>,
    Pick<AdminReviewsDeps, 'reviews' | 'customerMail' | 'shopOrigin'>,
    Pick<AdminFulfilmentDeps, 'products' | 'fulfilment'> {
  orders: Orders
  payments: Payments
  pictures: Pictures
  businessDetails: BusinessDetailsModule
  words: ContentBlocks
  /** Finds the slug of the post with this title. */
  slugOf: (title: string) => Promise<string | undefined>
  analytics: Pick<Analytics, 'steps'>
  payAgainAt: (order: StoredOrder) => string
  checkEmail: string | undefined
  log: FastifyBaseLogger
  sendPush?: SendPush | undefined
}

/** Mounts the staff side of every domain below /api/admin, behind one guard. */
export function createAdmin(given: AdminDeps) {
  const { database, businessDetails, analytics, checkEmail } = given
  const { inTransaction } = database
  const { foodLicence } = businessDetails
  const staff = createStaff({
    ...given,
    subjectNames: createSubjectNames(given),
    itemsOf: createItemNames(given.orders),
  })
  const deps = { ...given, ...staff, foodLicence, inTransaction }

  const alerts = createAlerts(deps)
  const { opened } = alerts
  const settings = createSettings(deps)
  const money = createMoney(deps)
  const repository = createDashboardRepository(database, checkEmail)
  const inbox = createAdminInbox(deps)
  const reviews = createAdminReviews(deps)
  const queue = createQueueRepository(database)
  const dashboard = {
    today: createDashboard({ ...deps, repository, steps: analytics.steps }),
    sales: createSales({ ...deps, repository }),
    counts: createCounts({
      orders: async () => {
        const { toPack } = await repository.shelf(promisedSince(deps.now()))
        return { toPack, ...(await queue.countUnderway()) }
      },
      payments: async () => ({ payments: (await given.payments.waiting()).length }),
      messages: async () => {
        const cases = await inbox.countOpenCases()
        return { messages: (await inbox.counts()).new, ...(cases > 0 && { cases }) }
      },
      reviews: async () => {
        const { waiting, reported } = await reviews.counts()
        return { reviews: waiting + reported }
      },
    }),
  }
  const areas = [
    staff.routes,
    settings.routes,
    createInvoicesArea(deps),
    createAccounts({ ...deps, ...deps.fulfilment }),
    createAdminOrders({ ...deps, opened, casesOf: createCasesLookup(database) }),
    createAdminFulfilment(deps).routes,
    createAdminCatalog({ ...deps, licence: foodLicence }).routes,
    createAdminBusinessDetails(deps).routes,
    createContentAdmin(deps),
    inbox.routes,
    reviews.routes,
    createAdminNewsletter(deps),
    createAdminCustomers(deps),
    money.routes,
    dashboardRoutes(dashboard),
    alerts.routes,
  ]

  /** Call before any route below /api/admin/ is added. */
  function guard(app: FastifyInstance): void {
    guardAdmin(app, staff.sessionOf)
  }

  const routes: FastifyPluginAsyncZod = async (app) => {
    for (const area of areas) await app.register(area)
  }

  return {
    auditLog: staff.auditLog,
    settings,
    guard,
    routes,
    invite: staff.invite,
    lookForOrders: alerts.look,
    lookForRefunds: money.lookForRefunds,
    cancelForCustomer: money.cancelForCustomer,
  }
}

export type Admin = ReturnType<typeof createAdmin>
