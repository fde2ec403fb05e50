import type { FastifyPluginAsync } from 'fastify'
import { paths } from 'shared-contracts/routing/paths'
import type { Database } from '../../../../db/connection'
import type { AttemptLimits } from '../../../../http/limits/attempt-limits'
import type { Jobs } from '../../../../jobs/jobs'
import { oneClickStopRoutes } from '../../../../mail/one-click-stop'
import { backInStockRoutes } from './back-in-stock.routes'
import { type BackInStockDeps, createBackInStock } from './back-in-stock.service'
import { STOP_PATH } from './back-in-stock-mails'
import { createRequestsRepository } from './requests.repository'

interface BackInStockModuleDeps extends Omit<BackInStockDeps, 'repository' | 'inTransaction'> {
  database: Database
  jobs: Jobs
  attemptLimits: Pick<AttemptLimits, 'takeMail'>
}

const LOOK_EVERY_MS = 60_000
const ONE_HOUR_MS = 60 * 60_000

/** "Notify me" on sold-out packs, counted or not. */
export function createBackInStockRequests(deps: BackInStockModuleDeps): { routes: FastifyPluginAsync } {
  const { database, jobs, attemptLimits } = deps
  const backInStock = createBackInStock({
    ...deps,
    repository: createRequestsRepository(database),
    inTransaction: database.inTransaction,
  })
  jobs.every('packs that are back', LOOK_EVERY_MS, backInStock.mailAll)
  jobs.every('unconfirmed back-in-stock requests', ONE_HOUR_MS, backInStock.forgetUnconfirmed)
  return {
    async routes(app) {
      await app.register(backInStockRoutes(backInStock, attemptLimits))
      await app.register(
        oneClickStopRoutes({
          path: STOP_PATH,
          summary: 'Delete a back-in-stock request',
          message: 'We’ve deleted your request.',
          page: paths.backInStockStop,
          stop: backInStock.stop,
          languageOf: backInStock.languageOf,
        }),
      )
    },
  }
}
