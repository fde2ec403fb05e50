import type { Product } from 'shared-contracts/domain/catalogue'
import type { OrderLine } from 'shared-contracts/domain/orders'
import type { Drill } from '../drill'
import { startApi } from '../shop/api-process'
import { inDataFolder } from '../shop/data-folder'
import { freePort, type ServerProcess } from '../shop/server-process'
import { atOnce } from '../shopper/at-once'
import { openBrowser } from '../shopper/browser'
import { newPurchase, offersOf, type Purchase } from '../shopper/purchase'
import { newShopper } from '../shopper/shopper'
import { lookUp } from './findings'
import { heading, printRound, printSummary, type Round } from './round-report'
import { sendUntilKilled } from './send-until-killed'

const FULL = { rounds: 10, requests: 500 }
const SHORT = { rounds: 2, requests: 60 }
/** So that nobody's orders outgrow the 200 that the account lists. */
const SHOPPERS = 3

export const killedApi: Drill = {
  name: 'killed-api',
  promise: 'an acknowledged order is there after kill -9, once and whole',
  run: ({ isShort }) => inDataFolder((dataDir) => drill(dataDir, isShort ? SHORT : FULL)),
}

async function drill(dataDir: string, { rounds, requests }: typeof FULL): Promise<boolean> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let api = await startApi(dataDir, port)
  const { data } = await openBrowser(origin).get<{ data: Product[] }>('/api/products')
  const offers = offersOf(data)
  const done: Round[] = []
  const all: Purchase[] = []

  console.log(heading)
  for (let number = 1; number <= rounds; number += 1) {
    const purchases = await newPurchases(origin, requests, offers, number)
    await sendUntilKilled(withRepeats(purchases), api)
    const acknowledged = purchases.filter(({ answers }) => answers.length > 0).length
    api = await startApi(dataDir, port)
    const round = { number, sent: purchases.length, acknowledged, ...(await check(purchases, api)) }
    printRound(round)
    done.push(round)
    all.push(...purchases)
  }
  const held = printSummary(done, await lookUp(all))
  await api.kill()
  return held
}

/** One request in ten sends an order again, often while the first is still on its way. */
const REPEAT_EVERY = 10

async function newPurchases(origin: string, requests: number, offers: readonly OrderLine[], round: number) {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(origin)))
  const each = (requests - requests / REPEAT_EVERY) / SHOPPERS
  return Array.from({ length: each }, (_, index) =>
    shoppers.map((shopper, place) => {
      const number = index * SHOPPERS + place
      return newPurchase(shopper, `ORD-${round}-${number}`, number, offers)
    }),
  ).flat()
}

function withRepeats(purchases: readonly Purchase[]): Purchase[] {
  const others = REPEAT_EVERY - 1
  return purchases.flatMap((purchase, index) =>
    (index + 1) % others === 0 ? [purchase, ...purchases.slice(index - 2, index - 1)] : [purchase],
  )
}

/** Looks first at what is there, then sends every order again, which must change nothing that was. */
async function check(purchases: readonly Purchase[], { readyMs }: ServerProcess) {
  const atFirst = await lookUp(purchases)
  await atOnce(purchases, async ({ shopper, order, answers }) => {
    answers.push(await shopper.placeOrder(order))
  })
  const again = await lookUp(purchases)
  return {
    recoveryMs: readyMs,
    found: atFirst.found,
    lost: [...atFirst.lost, ...again.lost],
    duplicates: [...atFirst.duplicates, ...again.duplicates],
    wrong: [...atFirst.wrong, ...again.wrong],
  }
}
