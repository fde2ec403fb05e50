import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Product } from 'shared-contracts/domain/catalogue'
import { cpuSeconds } from '../../bench/machine/process-figures'
import type { Drill } from '../drill'
import { startApi } from '../shop/api-process'
import { inDataFolder } from '../shop/data-folder'
import { createBreakableDatabase, onServer } from '../shop/drill-database'
import { freePort } from '../shop/server-process'
import { atOnce } from '../shopper/at-once'
import { type Browser, openBrowser } from '../shopper/browser'
import { newPurchase, offersOf } from '../shopper/purchase'
import { newShopper } from '../shopper/shopper'
import { openPostgresClock } from './postgres-clock'
import { recordOrders } from './recorded-orders'
import { recordStatements } from './statement-recorder'

const FULL = { orders: 1000, warmRounds: 8, rounds: 7 }
const SHORT = { orders: 200, warmRounds: 2, rounds: 3 }
/** What the shop does for an order costs at most as much again as its statements do. */
const MOST_TIMES = 2

export const orderCost: Drill = {
  name: 'order-cost',
  promise: `an order takes at most ${MOST_TIMES} times the processor time of the same statements sent by pg alone, PostgreSQL's own time included in both`,
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT : FULL)),
}

/** Milliseconds of processor time for each order: of a process, and of PostgreSQL meanwhile. */
interface Cost {
  own: number
  postgres: number
}

async function drill(dataDir: string, { orders, warmRounds, rounds }: typeof FULL): Promise<boolean> {
  const database = await createBreakableDatabase()
  if (!database) {
    console.log('Not run: PostgreSQL is not installed.')
    return true
  }
  const postgresSeconds = await openPostgresClock(database.url)
  const recorder = await recordStatements(database.url)
  const port = await freePort()
  const api = await startApi(dataDir, port, { DATABASE_URL: recorder.url })
  const origin = `http://127.0.0.1:${port}`
  const shopper = await newShopper(origin)
  const { data } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const offers = offersOf(data)

  const recorded = await recordOrders(shopper, offers, orders, recorder)
  const file = path.join(dataDir, 'statements.json')
  await writeFile(file, JSON.stringify(recorded))
  const bare = start('bare-statements.ts', recorder.url, file)
  await once(bare, 'message')
  const answering = start('bare-answers.ts', JSON.stringify((await shopper.orders())[0]))
  const [answeringAt] = await once(answering, 'message')
  const { cookies } = shopper.browser

  const place = (browser: Browser, round: number) =>
    atOnce(
      Array.from({ length: orders }, (_, index) => index + 1),
      async (number) => {
        const { order } = newPurchase(shopper, `ORD-${round + 100}-${number}`, number, offers)
        await browser.post(201, '/api/orders', order)
      },
    )
  const costOf = async (pid: number | undefined, work: () => Promise<void>): Promise<Cost> => {
    await emptyOrders(database.url)
    const before = { own: await cpuSeconds(pid ?? 0), postgres: await postgresSeconds() }
    await work()
    const each = (seconds: number) => (seconds * 1000) / orders
    return {
      own: each((await cpuSeconds(pid ?? 0)) - before.own),
      postgres: each((await postgresSeconds()) - before.postgres),
    }
  }

  console.log(`${orders} orders a round, ${recorded[0]?.length} statements each, begin and commit included`)
  console.log('Processor time per order in ms, and PostgreSQL’s meanwhile:')
  console.log('round    api  +postgres     pg  +postgres   http alone')
  const costs: { api: Cost; bare: Cost; http: Cost }[] = []
  for (let round = 1 - warmRounds; round <= rounds; round += 1) {
    const cost = {
      api: await costOf(api.pid, () => place(shopper.browser, round)),
      bare: await costOf(bare.pid, async () => {
        bare.send('again')
        await once(bare, 'message')
      }),
      http: await costOf(answering.pid, () =>
        place(openBrowser(`http://127.0.0.1:${answeringAt}`, { cookies }), round),
      ),
    }
    recorder.taken()
    if (round > 0) costs.push(cost)
    console.log(row(round > 0 ? String(round) : 'warm', cost.api, cost.bare, cost.http))
  }
  bare.kill()
  answering.kill()
  await api.kill()
  await recorder.close()
  await database.drop()

  const middle = (figure: (cost: (typeof costs)[number]) => number) => median(costs.map(figure))
  const alone = { api: middle(({ api }) => api.own), bare: middle(({ bare }) => bare.own) }
  const all = {
    api: middle(({ api }) => api.own + api.postgres),
    bare: middle(({ bare }) => bare.own + bare.postgres),
  }
  const http = middle((cost) => cost.http.own)
  console.log(`The process alone: ${compared(alone)}, of which HTTP alone would take ${ms(http)}`)
  console.log(`With PostgreSQL:   ${compared(all)}`)
  return all.api <= MOST_TIMES * all.bare
}

/** A process of its own, so that its processor time is that of its work alone. */
function start(script: string, ...args: string[]): ChildProcess {
  return fork(path.join(import.meta.dirname, script), args, { execArgv: ['--import', 'tsx'] })
}

/** Their triggers refuse that a row is taken away. */
const APPEND_ONLY = ['order_events', 'ledger']

/** The same rows can be stored anew, and no round finds more of them than another. */
function emptyOrders(databaseUrl: string): Promise<void> {
  const tables = 'orders, order_lines, order_events, gateway_orders, refunds, ledger'
  const triggers = (what: string) =>
    APPEND_ONLY.map((table) => `alter table ${table} ${what} trigger user`).join(';')
  return onServer(databaseUrl, `${triggers('disable')}; truncate ${tables}; ${triggers('enable')}`)
}

const ms = (milliseconds: number) => `${milliseconds.toFixed(3)} ms`

function compared({ api, bare }: { api: number; bare: number }): string {
  return `${ms(api)} by the api, ${ms(bare)} by pg alone: ${(api / bare).toFixed(2)} times`
}

function row(name: string, api: Cost, bare: Cost, http: Cost): string {
  const figures = [api.own, api.postgres, bare.own, bare.postgres, http.own]
  const widths = [6, 10, 6, 10, 12]
  return [name.padStart(5), ...figures.map((figure, at) => figure.toFixed(3).padStart(widths[at] ?? 0))].join(
    ' ',
  )
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
