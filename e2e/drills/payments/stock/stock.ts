import type { OrderLine } from 'shared-contracts/orders/order'
import { type Checks, createChecks } from '../../../harness/checks'
import { clockAhead } from '../../../harness/shop/api/clock-ahead'
import { createDrillDatabase } from '../../../harness/shop/api/drill-database'
import { ownerCommand } from '../../../harness/shop/api/owner-command'
import { inDataFolder } from '../../../harness/shop/data-folder'
import { openShopWithGateway, type ShopWithGateway } from '../../../harness/shop/shop-with-gateway'
import { until } from '../../../harness/until'
import type { Drill } from '../../runner/drill'
import { NotTried } from '../../runner/not-tried'
import { type Buyer, buy, newBuyer, payLate } from './buyer'
import { openCountedPack } from './counted-pack'

const FULL = { shoppers: 200, packs: 50, kills: 6 }
const SHORT = { shoppers: 40, packs: 10, kills: 2 }
/** A gateway's page outlives the rush, so that shoppers can pay on it late. */
const MINUTE_MS = 10_000
const LATE_PAYERS = 3
/** Until the gateways' orders have expired and the shop has released the packs of unpaid orders. */
const ALL_IS_OVER_MS = 70 * 60_000
const OVER_WITHIN_MS = 120_000
const AT_ONCE = 20

export const stock: Drill = {
  promise:
    'of the last packs, two apis sell exactly what is on hand while they are killed, and nobody is charged without goods or an action item',
  run: ({ isShort }) =>
    inDataFolder(async (dataDir) => {
      const database = await createDrillDatabase()
      if (!database) throw new NotTried('PostgreSQL is not installed.')
      const shop = await openShopWithGateway(dataDir, MINUTE_MS, { databaseUrl: database.url, apis: 2 })
      const checks = createChecks()
      try {
        await drill(shop, { dataDir, databaseUrl: database.url, ...(isShort ? SHORT : FULL) }, checks)
      } finally {
        await shop.stop()
        await database.drop()
      }
      return checks.allHold()
    }),
}

interface Size {
  dataDir: string
  databaseUrl: string
  shoppers: number
  packs: number
  kills: number
}

async function drill(shop: ShopWithGateway, size: Size, { expect }: Checks): Promise<void> {
  const { dataDir, databaseUrl, shoppers, packs, kills } = size
  const [offer] = shop.offers
  if (!offer) throw new Error('The shop has no offers.')
  const pack = await openCountedPack(databaseUrl, offer, packs)
  const settled = () => until(async () => (await pack.figures()).open === 0, OVER_WITHIN_MS)
  const listItems = async () => {
    const printed = (await ownerCommand(dataDir, ['action-items'], shop.apiSettings()))?.text ?? ''
    return Number(/too little stock: (\d+)/.exec(printed)?.[1])
  }

  const latePayers = Array.from({ length: LATE_PAYERS }, (_, at) => newBuyer(10_000 + at, 'fails'))
  await buyAtOnce(shop, offer, latePayers)
  await until(async () => (await pack.figures()).reserved === 0, OVER_WITHIN_MS)

  const buyers = Array.from({ length: shoppers }, (_, number) => newBuyer(number))
  await Promise.all([buyAtOnce(shop, offer, buyers), killAgainAndAgain(shop, buyers, kills)])
  print(buyers)
  const odd = buyers.filter(({ outcome }) => outcome === 'odd' || outcome === 'waiting')
  expect(
    odd.length === 0,
    `all ${shoppers} shoppers get a clear answer despite ${kills} kills`,
    odd.slice(0, 5),
  )

  const count = (wanted: Buyer['outcome']) => buyers.filter(({ outcome }) => outcome === wanted).length
  const paidBefore = count('paid')
  const held = paidBefore + count('left')
  // The gateway reports payments later. Until then a failed one keeps its pack reserved.
  const isReported = await until(async () => {
    const { paidOrders, reserved, missing } = await pack.figures()
    return paidOrders === paidBefore && reserved + missing === held
  }, OVER_WITHIN_MS)
  const before = await pack.figures()
  expect(isReported, 'only paid and open orders hold a pack or lack one', before)
  await takeTheRest(shop, offer)
  for (const buyer of latePayers) await payLate(shop, buyer)
  await until(async () => (await pack.figures()).paidOrders === paidBefore + LATE_PAYERS, OVER_WITHIN_MS)
  const { missing } = await pack.figures()
  const itemsThen = await listItems()
  expect(
    missing === before.missing + LATE_PAYERS && itemsThen === missing,
    `${LATE_PAYERS} late payments for packs that are gone are action items`,
    { before, missing, itemsThen },
  )

  await shop.restartWith(clockAhead(ALL_IS_OVER_MS))
  expect(await settled(), 'every order that nobody paid for has released its pack', await pack.figures())
  const first = await pack.figures()
  const secondWave = Array.from({ length: packs - first.sold + 3 }, (_, at) =>
    newBuyer(shoppers + at, 'pays'),
  )
  await buyAtOnce(shop, offer, secondWave)
  await settled()

  const last = await pack.figures()
  console.log(JSON.stringify(last))
  expect(last.sold === packs && last.onHand === packs, `sold equals on hand: ${packs} packs`, last)
  expect(last.addsUp, 'on hand is the sum of movements, and reserved that of reservations', last)
  const charged = [...buyers, ...latePayers, ...secondWave].filter(({ outcome }) => outcome === 'paid').length
  expect(last.paidOrders === charged, `all ${charged} charged shoppers have a paid order`, last.paidOrders)
  expect(last.forgotten === 0, 'every paid order has its pack, or lacks it', last)
  expect(last.sold + last.missing === charged, 'nothing was sold twice', last)
  const items = await listItems()
  expect(
    items === last.missing,
    `each of ${last.missing} charged orders without goods is an action item`,
    items,
  )
  await pack.close()
}

async function buyAtOnce(shop: ShopWithGateway, offer: OrderLine, buyers: readonly Buyer[]): Promise<void> {
  const waiting = buyers.entries()
  const worker = async () => {
    for (const [number, buyer] of waiting)
      await buy(shop, offer, buyer, number).catch((error: unknown) => {
        buyer.outcome = 'odd'
        buyer.detail = String(error)
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** Places orders that nobody pays for until the pack is sold out. */
async function takeTheRest(shop: ShopWithGateway, offer: OrderLine): Promise<void> {
  for (let number = 0; ; number += 1) {
    const buyer = newBuyer(20_000 + number, 'leaves')
    await buy(shop, offer, buyer, number)
    if (buyer.outcome === 'sold-out') return
  }
}

/** Kills both apis each time another part of the shoppers is done. */
async function killAgainAndAgain(
  shop: ShopWithGateway,
  buyers: readonly Buyer[],
  kills: number,
): Promise<void> {
  const done = () => buyers.filter(({ outcome }) => outcome !== 'waiting').length
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = (buyers.length * kill) / (kills + 1)
    await until(async () => done() >= enough, OVER_WITHIN_MS)
    await shop.kill()
    await shop.start()
  }
}

function print(buyers: readonly Buyer[]): void {
  const counts = new Map<string, number>()
  for (const { outcome } of buyers) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  console.log([...counts].map(([outcome, count]) => `${outcome}: ${count}`).join('  '))
}
