import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Product } from 'shared-contracts/domain/catalogue'
import type { OrderLine } from 'shared-contracts/domain/orders'
import { cpuSeconds } from '../bench/machine/process-figures'
import { startApi } from './api-process'
import { atOnce } from './at-once'
import { openBrowser } from './browser'
import { inDataFolder } from './data-folder'
import type { Drill } from './drill'
import { createDrillDatabase, onServer } from './drill-database'
import { newPurchase, offersOf } from './purchase'
import { freePort } from './server-process'
import { newShopper, type Shopper } from './shopper'
import { recordStatements, type Statement, type StatementRecorder } from './statement-recorder'

const FULL = { orders: 600, warmRounds: 3, rounds: 7 }
const SHORT = { orders: 200, warmRounds: 2, rounds: 3 }
/** What the shop does for an order costs at most as much again as its statements do. */
const MOST_TIMES = 2

export const orderCost: Drill = {
  name: 'order-cost',
  promise: `an order costs the api at most ${MOST_TIMES} times the processor time of the same statements sent by pg alone`,
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT : FULL)),
}

async function drill(dataDir: string, { orders, warmRounds, rounds }: typeof FULL): Promise<boolean> {
  const database = await createDrillDatabase()
  if (!database) {
    console.log('Not run: PostgreSQL is not installed.')
    return true
  }
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
  const bare = fork(path.join(import.meta.dirname, 'bare-statements.ts'), [recorder.url, file], {
    execArgv: ['--import', 'tsx'],
  })
  await once(bare, 'message')
  const statements = recorded[0]?.length ?? 0
  console.log(`${orders} orders a round, ${statements} statements each, begin and commit included`)

  const costs = { api: [] as number[], bare: [] as number[] }
  console.log('round  api-ms  pg-ms  (processor time per order)')
  for (let round = 1 - warmRounds; round <= rounds; round += 1) {
    await emptyOrders(database.url)
    const apiMs = await costOf(api.pid, orders, () => placeOrders(shopper, offers, orders, round))
    await emptyOrders(database.url)
    const bareMs = await costOf(bare.pid ?? 0, orders, async () => {
      bare.send('again')
      await once(bare, 'message')
    })
    recorder.taken()
    const name = round > 0 ? String(round) : 'warm'
    console.log(`${name.padStart(5)}  ${apiMs.toFixed(3).padStart(6)}  ${bareMs.toFixed(3).padStart(5)}`)
    if (round < 1) continue
    costs.api.push(apiMs)
    costs.bare.push(bareMs)
  }
  bare.kill()
  await api.kill()
  await recorder.close()
  await database.drop()
  const [apiMs, bareMs] = [median(costs.api), median(costs.bare)]
  const times = apiMs / bareMs
  console.log(
    `Medians: ${apiMs.toFixed(3)} ms by the api, ${bareMs.toFixed(3)} ms by pg alone: ${times.toFixed(2)} times`,
  )
  return times <= MOST_TIMES
}

/** One after the other, so that it is clear which statements belong to which order. */
async function recordOrders(
  shopper: Shopper,
  offers: readonly OrderLine[],
  count: number,
  recorder: StatementRecorder,
): Promise<Statement[][]> {
  const all: Statement[][] = []
  recorder.taken()
  for (let number = 1; number <= count; number += 1) {
    await shopper.placeOrder(newPurchase(shopper, `ORD-recorded-${number}`, number, offers).order)
    all.push(recorder.taken())
  }
  // The shop's jobs look at the database now and then, which is no part of an order.
  const usual = (text: string) => all.filter((own) => own.some((one) => one.text === text)).length > count / 2
  return all.map((own) => own.filter(({ text }) => /^(begin|commit|insert)/.test(text) || usual(text)))
}

function placeOrders(
  shopper: Shopper,
  offers: readonly OrderLine[],
  count: number,
  round: number,
): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return atOnce(numbers, async (number) => {
    await shopper.placeOrder(newPurchase(shopper, `ORD-${round + 100}-${number}`, number, offers).order)
  })
}

/** The same rows can be stored anew, and no round finds more of them than another. */
function emptyOrders(databaseUrl: string): Promise<void> {
  const tables = 'orders, order_lines, order_events, gateway_orders, refunds'
  const journal = (what: string) => `alter table order_events ${what} trigger user`
  return onServer(databaseUrl, `${journal('disable')}; truncate ${tables}; ${journal('enable')}`)
}

/** @returns milliseconds of processor time for each order */
async function costOf(pid: number, orders: number, work: () => Promise<void>): Promise<number> {
  const before = await cpuSeconds(pid)
  await work()
  return (((await cpuSeconds(pid)) - before) * 1000) / orders
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
