import type { FastifyBaseLogger } from 'fastify'
import { createBackupLateness } from '../backup/creating/backup-lateness'
import { createWithoutAdmin } from '../db/without-admin'
import { createAttemptLimits } from '../http/limits/attempt-limits'
import { createJobs } from '../jobs/jobs'
import { createOutbox } from '../mail/outbox'
import { createAdmin } from '../modules/admin'
import { createAgents } from '../modules/agents'
import { createAnalytics } from '../modules/analytics'
import { createCatalog } from '../modules/catalog'
import { createFeeds } from '../modules/catalog/feeds'
import { createStock } from '../modules/catalog/stock'
import { createBackInStockRequests } from '../modules/catalog/stock/back-in-stock'
import { createContent } from '../modules/content'
import { createContentBlocks, createPublishedContent } from '../modules/content/blocks'
import { createPreviews } from '../modules/content/link-previews'
import { createPictures } from '../modules/content/media'
import { createCustomers } from '../modules/customers'
import { createAddresses } from '../modules/customers/addresses'
import { createPincodes } from '../modules/customers/addresses/pincodes'
import { createPasskeys } from '../modules/customers/passkeys'
import { createPrivacy } from '../modules/customers/privacy'
import { createCustomerShipments, createFulfilment } from '../modules/fulfilment'
import { createInvoices } from '../modules/invoicing'
import { createNewsletter } from '../modules/newsletter'
import { createDiscounts, createOrders } from '../modules/orders'
import { createPayments, createReturnLinks } from '../modules/payments'
import { createBusinessDetails } from '../modules/platform/business-details'
import { createChangeFeed } from '../modules/platform/change-feed'
import { createContentVersion } from '../modules/platform/content-version'
import { createSyntheticPurchases } from '../modules/platform/synthetic-purchases'
import { createRatings, createReviews } from '../modules/reviews'
import { createContact } from '../modules/support'
import { createCases, createCasesLookup } from '../modules/support/cases'
import type { AppDeps } from './app-deps'

/** Wires up the shop. The parts are created in order of dependency: each uses only earlier ones. */
export function createParts(deps: AppDeps, log: FastifyBaseLogger) {
  const { config, secret, database, mailer, limits, now, seed } = deps
  const jobs = createJobs((error, name) => log.error({ err: error, job: name }, 'A job failed.'))
  const outbox = createOutbox({ database, mailer, jobs, log, now })
  const withoutAdmin = createWithoutAdmin((part, error) =>
    error
      ? log.error({ err: error, part }, 'Admin tables cannot be read; shoppers are served without them.')
      : log.info({ part }, 'Admin tables can be read again.'),
  )
  const businessDetails = createBusinessDetails({ ...config, database, jobs, withoutAdmin, now })
  const publishedContent = createPublishedContent({ database, businessDetails: businessDetails.shown })
  const contentVersion = createContentVersion({
    database,
    jobs,
    hasPublishedContent: publishedContent.isThere,
    readTags: async () => ({
      ...(await catalog.tags()),
      ...(await ratings.tags()),
      ...(await content.tags()),
    }),
  })
  const discounts = createDiscounts({ database, now })
  const ratings = createRatings(database)
  const catalog = createCatalog({
    ...businessDetails.shown,
    ...ratings,
    database,
    runningDiscounts: discounts.running,
    answers: contentVersion.answers.catalogue,
    descriptions: seed.descriptions,
  })
  const stock = createStock({
    database,
    jobs,
    outbox,
    adminOrigin: config.adminOrigin ?? config.publicOrigin,
    now,
  })
  const feeds = createFeeds({ ...config, products: catalog.shown })
  const agents = createAgents({ ...deps, ...config, shelf: catalog, log })
  const pictures = createPictures({ database, jobs, now })
  const previews = createPreviews({ ...config, products: catalog.products, ownFile: pictures.file })
  const content = createContent({ database, answers: contentVersion.answers.content })
  const words = createContentBlocks({ database, jobs, posts: content.posts, specified: seed.blogs, now })
  const changeFeed = createChangeFeed({ ...config, database, jobs, log, now })
  const attemptLimits = createAttemptLimits({ database, jobs, limits, now })
  const customers = createCustomers({ ...deps, ...config, attemptLimits, outbox, jobs })
  const passkeys = createPasskeys({ ...deps, ...config, customers, attemptLimits, jobs })
  const newsletter = createNewsletter({ ...deps, ...config, outbox, jobs, attemptLimits })
  const backInStock = createBackInStockRequests({
    ...{ database, jobs, outbox, attemptLimits, now },
    publicOrigin: config.publicOrigin,
    shownCalled: catalog.shownCalled,
    confirmedEmailOf: customers.confirmedEmailOf,
  })
  const contact = createContact({
    database,
    outbox,
    attemptLimits,
    adminOrigin: config.adminOrigin ?? config.publicOrigin,
    businessDetails: businessDetails.shown.current,
    now,
  })
  const addresses = createAddresses({ database })
  const returnLinks = createReturnLinks({ secret, publicOrigin: config.publicOrigin, now })
  const orders = createOrders({
    database,
    products: catalog.toSell,
    holds: [stock.hold],
    discounts,
    attemptLimits,
    jobs,
    mail: customers.mail,
    outbox,
    payAgainAt: returnLinks.addressOf,
    shipmentsOf: createCustomerShipments({ database, withoutAdmin }),
    casesOf: createCasesLookup(database),
    now,
  })
  const pincodes = createPincodes()
  const invoices = createInvoices({
    ...deps,
    ...config,
    ...pincodes,
    foodLicence: businessDetails.foodLicence,
    orders,
  })
  const fulfilment = createFulfilment({ database, orders, invoices, stock, outbox, now })
  const payments = createPayments({
    ...deps,
    ...config,
    orders,
    outbox,
    returnLinks,
    attemptLimits,
    jobs,
    log,
  })
  const syntheticPurchases = createSyntheticPurchases({
    database,
    orders,
    payments,
    jobs,
    checkEmail: config.checkEmail,
    now,
  })
  const reviews = createReviews({
    ...deps,
    ...config,
    ratings,
    pictures,
    customers,
    attemptLimits,
    jobs,
  })
  const { emptyOldMessages } = payments
  const privacy = createPrivacy({
    ...{ database, customers, attemptLimits, outbox, emptyOldMessages, jobs, now },
    fulfilment,
    documentsOf: invoices.copyOf,
    reviewsOf: reviews.copyOf,
    forgetReviews: reviews.forget,
  })

  const analytics = createAnalytics({ ...config, database, jobs, now })
  const admin = createAdmin({
    ...deps,
    ...config,
    publicOrigin: config.adminOrigin ?? config.publicOrigin,
    businessDetails,
    invoices,
    jobs,
    analytics,
    log,
    orders,
    outbox,
    payAgainAt: returnLinks.addressOf,
    payments,
    pictures,
    products: catalog.products,
    fulfilment,
    slugOf: content.posts.slugOf,
    subscribers: newsletter.subscribers,
    dataOfAddress: privacy.ofAddress,
    reviews,
    customerMail: customers.mail,
    shopOrigin: config.publicOrigin,
    attemptLimits,
    words,
  })
  const cases = createCases({
    database,
    orders,
    payments,
    cancelPaid: admin.cancelForCustomer,
    pictures,
    outbox,
    jobs,
    adminOrigin: config.adminOrigin ?? config.publicOrigin,
    now,
  })
  const backupLateness = createBackupLateness({ database, now })

  return {
    jobs,
    outbox,
    withoutAdmin,
    businessDetails,
    publishedContent,
    contentVersion,
    catalog,
    stock,
    feeds,
    agents,
    pictures,
    previews,
    content,
    words,
    changeFeed,
    attemptLimits,
    customers,
    passkeys,
    newsletter,
    backInStock,
    contact,
    addresses,
    returnLinks,
    orders,
    pincodes,
    invoices,
    fulfilment,
    payments,
    syntheticPurchases,
    reviews,
    privacy,
    analytics,
    admin,
    cases,
    backupLateness,
  }
}

export type Parts = ReturnType<typeof createParts>
