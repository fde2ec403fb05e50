import type { BrowserContext } from '@playwright/test'
import { askedOf } from '../../../../tooling/command-line/asked-of'
import { joinTheDesk } from '../../../drills/desk/desk-person'
import { machineLine } from '../../machine/machine'
import { startPlainServer } from '../../plain-server/start-plain-server'
import { circumstances } from '../../result/circumstances'
import { figure, markdownTable, ratio } from '../../result/markdown-table'
import { openShop } from '../../shop/open-shop'
import { launchChromium } from '../pages/browser'
import { profileLine } from '../pages/profile'
import { plainAnswer } from '../static-limit/static-limit'
import { type FirstCard, firstCard, medians, profile } from './first-card'
import { addManyOrders, ORDERS } from './many-orders'
import { plainQueue } from './plain-queue'

const PATH = '/desk'

const { values: options } = askedOf({
  command: 'npm run bench -- desk',
  purpose: `The desk's queue of ${ORDERS} orders in Chromium on a slow phone, until its first card is painted.`,
  options: {
    runs: { type: 'string', value: '<number>', default: '5', purpose: 'of each page, whose median counts' },
  },
})

const shop = await openShop(addManyOrders)
// A passkey belongs to the shop's address, which is a name.
const origin = `http://localhost:${new URL(shop.origin).port}`
const { cookies } = await joinTheDesk({ origin, dataDir: shop.dataFolder }, 'Asha', 'owner')
const enter = (context: BrowserContext) =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })))

const browser = await launchChromium()
const answer = plainAnswer(await plainQueue(browser, origin + PATH, enter))
const plain = await startPlainServer({ answers: { [PATH]: answer }, pictureOrigin: origin })
const seen = { plain: [] as FirstCard[], desk: [] as FirstCard[] }
try {
  for (let run = 0; run < Number(options.runs); run += 1) {
    seen.plain.push(await firstCard(browser, plain.origin + PATH, async () => {}))
    seen.desk.push(await firstCard(browser, origin + PATH, enter))
  }
} finally {
  plain.close()
  await browser.close()
  await shop.close()
}

const [base, desk] = [medians(seen.plain), medians(seen.desk)]
const compared = (name: keyof FirstCard) => `${figure(desk[name])} (${ratio(desk[name] / base[name])})`
const rows = [
  ['the same HTML from a plain server', figure(base.cold), figure(base.warm)],
  ['the desk', compared('cold'), compared('warm')],
]
console.log(`Medians of ${options.runs} interleaved runs; ${profileLine(profile)}.`)
console.log(markdownTable(['first card painted', 'first visit, ms', 'second visit, ms'], rows))
console.log(`\n${machineLine((await circumstances()).machine)}`)
process.exit()
