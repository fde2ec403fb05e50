import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../../../api/src/db/connection'
import { openDatabase, openMemoryDatabase } from '../../../../api/src/db/open'
import { freePort } from '../../../../tooling/start/free-port'
import { apiFiles } from '../../../harness/shop/api/api-of-a-life'
import { createDrillDatabase } from '../../../harness/shop/api/drill-database'
import { inDataFolder } from '../../../harness/shop/data-folder'
import type { Drill } from '../../runner/drill'
import { FIGURES_HEADING, type Figures, figuresRow } from './figures'
import { createGateway } from './histories/gateway'
import { openShopInChild } from './killable-shop/shop-in-child'
import { openShopInProcess } from './killable-shop/shop-in-process'
import { ledgerRound } from './ledger-round'

type Where = 'PGlite' | 'PostgreSQL' | 'PostgreSQL, kill -9'

interface Round {
  where: Where
  /** The gateway for order payments, and the PhonePe version for the stand-alone page. */
  settings: { PAYMENT_GATEWAY: 'cashfree' | 'phonepe'; PHONEPE_VERSION: 'v1' | 'v2' }
  /** The share of the drill's histories, in thousandths. */
  share: number
}

const cashfree = { PAYMENT_GATEWAY: 'cashfree', PHONEPE_VERSION: 'v2' } as const
const phonePe1 = { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v1' } as const
const phonePe2 = { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v2' } as const

const rounds: readonly Round[] = [
  { where: 'PGlite', settings: cashfree, share: 350 },
  { where: 'PGlite', settings: phonePe1, share: 100 },
  { where: 'PGlite', settings: phonePe2, share: 100 },
  { where: 'PostgreSQL', settings: cashfree, share: 250 },
  { where: 'PostgreSQL', settings: phonePe1, share: 75 },
  { where: 'PostgreSQL', settings: phonePe2, share: 75 },
  { where: 'PostgreSQL, kill -9', settings: cashfree, share: 50 },
]

const FULL = 2000
const SHORT = 16

export const ledger: Drill = {
  promise:
    'after any history of payments, refunds, disputes, lost webhooks and kills, the ledger equals the gateway’s account and the owner’s list shows every anomaly',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT : FULL)),
}

async function drill(dataDir: string, histories: number): Promise<boolean> {
  // The same SEED generates the same histories. RUNS sets their number.
  const { SEED = Date.now() % 2 ** 31, RUNS = histories } = process.env
  const seed = Number(SEED)
  console.log(`SEED=${seed}`)
  const rows: [string, Figures][] = []
  for (const [index, round] of rounds.entries()) {
    const place = path.join(dataDir, String(index))
    await mkdir(place)
    const numRuns = Math.max(1, Math.round((Number(RUNS) * round.share) / 1000))
    const { PAYMENT_GATEWAY: gateway, PHONEPE_VERSION: version } = round.settings
    const name = `${round.where}, ${gateway}, page ${version}`
    console.log(`${numRuns} histories: ${name}`)
    const figures = await playRound(place, round, { numRuns, seed: seed + index })
    if (figures) rows.push([name, figures])
    else console.log('NOT TRIED: PostgreSQL is not installed.')
  }
  console.log(FIGURES_HEADING)
  for (const [name, figures] of rows) console.log(figuresRow(name, figures))
  return rows.every(([, { broken }]) => broken === 0)
}

/** @returns undefined if there is no PostgreSQL */
async function playRound(
  dataDir: string,
  { where, settings }: Round,
  runs: { numRuns: number; seed: number },
): Promise<Figures | undefined> {
  const opened = await openLedgerDatabase(where)
  if (!opened) return undefined
  const { database, databaseUrl, drop } = opened
  const [port, gatewayPort] = [await freePort(), await freePort()]
  const gateway = createGateway(dataDir, gatewayPort, `http://127.0.0.1:${port}`)
  const place = { port, gatewayOrigin: gateway.origin, settings }
  const shop =
    where === 'PostgreSQL, kill -9'
      ? await openShopInChild(database, { ...place, databaseUrl, dataDir })
      : await openShopInProcess(database, place)
  try {
    return await ledgerRound(shop, gateway, runs)
  } finally {
    await shop.close()
    await gateway.close()
    await drop()
  }
}

async function openLedgerDatabase(where: Where) {
  if (where === 'PGlite') return withDrop(await openMemoryDatabase(apiFiles), '', async () => {})
  const server = await createDrillDatabase()
  if (!server) return undefined
  const database = await openDatabase({ ...apiFiles, databaseUrl: server.url })
  return withDrop(database, server.url, server.drop)
}

function withDrop(database: Database, databaseUrl: string, dropServer: () => Promise<void>) {
  return {
    database,
    databaseUrl,
    async drop() {
      await database.close()
      await dropServer()
    },
  }
}
