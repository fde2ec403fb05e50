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
import { openLine } from '../weak/line/open-line'
import { lineText, type RealLine } from '../weak/line/real-line'
import { deskCommand } from './command'
import { type FirstCard, firstCard, medians, profile } from './first-card'
import { addManyOrders } from './many-orders'
import { plainQueue } from './plain-queue'

const PATH = '/desk'
/** Slow 4G. It holds for the worker too, which a browser's own brake does not reach. */
const slowLine: RealLine = { kbps: 1600, roundTripMs: 150, lossPercent: 0, queue: 400 }

/* Runs in namespaces of its own (weak/line/own-namespaces.ts). */

const { values: options } = askedOf(deskCommand)

const line = await openLine(slowLine)
const shop = await openShop({ fill: addManyOrders })
const { origin } = shop
// A passkey belongs to an address that is a name.
const named = `http://localhost:${new URL(origin).port}`
const { cookies } = await joinTheDesk({ origin: named, dataDir: shop.dataFolder }, 'Asha', 'owner')
const enter = (context: BrowserContext) =>
  context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })))

const isKept = async () =>
  localStorage.getItem('desk-work-1') !== null && (await caches.match('/desk')) !== undefined

const browser = await launchChromium(line.phone)
const answer = plainAnswer(await plainQueue(browser, origin + PATH, enter))
const plain = await startPlainServer({ answers: { [PATH]: answer }, pictureOrigin: origin })
const seen = { plain: [] as FirstCard[], desk: [] as FirstCard[] }
try {
  for (let run = 0; run < Number(options.runs); run += 1) {
    seen.plain.push(await firstCard(browser, plain.origin + PATH, async () => {}))
    seen.desk.push(await firstCard(browser, origin + PATH, enter, isKept))
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
console.log(`Medians of ${options.runs} interleaved runs; ${profileLine(profile)}; ${lineText(slowLine)}.`)
console.log(markdownTable(['first card painted', 'first visit, ms', 'later visits, ms'], rows))
console.log(`\n${machineLine((await circumstances()).machine)}`)
process.exit()
