import { createBreakableDatabase } from '../../harness/shop/api/drill-database'
import { inDataFolder } from '../../harness/shop/data-folder'
import { openShopWithGateway } from '../../harness/shop/shop-with-gateway'
import { until } from '../../harness/until'
import type { Drill } from '../runner/drill'
import { NotTried } from '../runner/not-tried'
import { type Breakage, crashRounds } from './crash-rounds'

const FULL_KILLS = 30
const SHORT_KILLS = 2
const DATABASE_CRASHES = 5
const DATABASE_AWAY_MS = 500
const MINUTE_MS = 1000
const READY_WITHIN_MS = 30_000

export const crash: Drill = {
  promise: 'kill -9 during orders, payments and webhooks loses no order or payment, and charges nobody twice',
  run: ({ isShort }) =>
    inDataFolder(async (dataDir) => {
      const shop = await openShopWithGateway(dataDir, MINUTE_MS)
      const held = await crashRounds(shop, [{ ...killed(shop), times: isShort ? SHORT_KILLS : FULL_KILLS }])
      await shop.stop()
      return held
    }),
}

export const crashOnPostgres: Drill = {
  promise: 'the same holds on PostgreSQL, even when PostgreSQL itself crashes',
  run: ({ isShort }) => inDataFolder((dataDir) => onPostgres(dataDir, isShort)),
}

async function onPostgres(dataDir: string, isShort: boolean): Promise<boolean> {
  const database = await createBreakableDatabase()
  if (!database) throw new NotTried('PostgreSQL is not installed.')
  const { server, url } = database
  const shop = await openShopWithGateway(dataDir, MINUTE_MS, { databaseUrl: url })
  const crashed: Breakage = {
    name: 'database',
    breakIt: server.crash,
    async mend() {
      await new Promise((resolve) => setTimeout(resolve, DATABASE_AWAY_MS))
      const started = performance.now()
      await server.startAgain()
      await untilReady(shop.origins[0] ?? '')
      return Math.round(performance.now() - started)
    },
  }
  const held = await crashRounds(shop, [
    { ...killed(shop), times: isShort ? 1 : FULL_KILLS },
    { ...crashed, times: isShort ? 1 : DATABASE_CRASHES },
  ])
  await shop.stop()
  await database.drop()
  return held
}

function killed({ kill, start }: Awaited<ReturnType<typeof openShopWithGateway>>): Breakage {
  return { name: 'api', breakIt: kill, mend: start }
}

async function untilReady(origin: string): Promise<void> {
  const isReady = () => fetch(`${origin}/readyz`).then(({ ok }) => ok)
  if (!(await until(isReady, READY_WITHIN_MS))) throw new Error('The api did not reconnect to its database.')
}
