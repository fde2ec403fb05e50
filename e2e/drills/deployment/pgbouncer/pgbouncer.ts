import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { allWasAnswered, buyMeanwhile } from '../../../harness/buying/buy-meanwhile'
import { type Checks, createChecks } from '../../../harness/checks'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { makeCertificate } from '../../../harness/shop/deployed/make-certificate'
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../../harness/shop/deployed/pgbouncer'
import { openShopBehindNginx } from '../../../harness/shop/deployed/shop-behind-nginx'
import { type Server, startServer } from '../../../harness/shop/server-process'
import type { Drill } from '../../runner/drill'
import { NotTried } from '../../runner/not-tried'
import { countConnections } from './counted-connections'
import { hearsOfChanges, paysInTurn } from './needs-sessions'

/** The number of connections that one api has without PgBouncer. */
const POOL = 10
/** Each api listens on one connection and takes locks on another. */
const SESSIONS = 2
const NAME = 'session'
const FULL = { shoppers: 60, betweenMs: 8000 }
const SHORT = { shoppers: 8, betweenMs: 5000 }
const MINUTE_MS = 1000

export const pgbouncer: Drill = {
  promise: `three apis share ${POOL} connections of PgBouncer in transaction mode; one is killed under load, and nothing is lost`,
  run: ({ isShort }) =>
    inDataFolder(async (dataDir) => {
      if (!(await hasPgBouncer())) throw new NotTried('PgBouncer is not installed.')
      const checks = createChecks()
      await drill(dataDir, isShort ? SHORT : FULL, checks)
      return checks.allHold()
    }),
}

async function drill(dataDir: string, { shoppers, betweenMs }: typeof FULL, checks: Checks): Promise<void> {
  let pooling: Promise<PgBouncer> | undefined

  /** Starts an api that uses PgBouncer, except for the connections that need a session of their own. */
  async function start(server: Server) {
    const session = new URL(server.settings.DATABASE_URL ?? '')
    pooling ??= startPgBouncer(session.href, POOL)
    session.searchParams.set('application_name', NAME)
    const own = { DATABASE_URL: (await pooling).url, DATABASE_SESSION_URL: session.href }
    return startServer({ ...server, settings: { ...server.settings, ...own } })
  }

  const certificate = await makeCertificate(dataDir)
  const ca = await readFile(certificate.certificate, 'utf8')
  const shop = await openShopBehindNginx(dataDir, MINUTE_MS, { certificate, hasThirdApi: true, start })
  const pooled = await pooling
  if (!shop || !pooled) throw new NotTried('PostgreSQL or nginx is not installed.')
  const counted = await countConnections(shop.databaseUrl, NAME)
  await limitsStatements(pooled, checks)
  await hearsOfChanges(shop, checks)
  await paysInTurn(shop, ca, checks)
  const bought = await buyMeanwhile(shop, ca, shoppers, async () => {
    await pause(betweenMs)
    await shop.apis[0].kill()
    await pause(betweenMs)
    await shop.apis[0].start()
    await pause(betweenMs)
  })
  allWasAnswered(bought, checks)
  await hearsOfChanges(shop, checks)
  await counted.stop()
  const { pooled: used, sessions } = counted.most
  checks.expect(
    used <= POOL,
    `PostgreSQL never had more than ${POOL} connections of PgBouncer, here ${used}`,
    used,
  )
  const most = SESSIONS * shop.apis.length
  checks.expect(sessions <= most, `and never more than ${most} others, here ${sessions}`, sessions)
  await shop.stop()
  await pooled.stop()
}

/** Checks that PgBouncer sets the statement timeout, which an api cannot set through it. */
async function limitsStatements({ url }: PgBouncer, { expect }: Checks): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('show statement_timeout')
  await client.end()
  expect(rows[0].statement_timeout === '30s', 'a statement is cancelled after 30 s', rows)
}
