import type { Browser } from '@playwright/test'
import { folderStore } from 'registry/stores/folder-store'
import { launchBrowser } from '../../harness/browser/launch-browser'
import { type Checks, createChecks } from '../../harness/checks'
import type { OwnShop } from '../../harness/shop/open-shop'
import { swapVersion, untilSeen } from '../../harness/shop/swap-version'
import type { Drill } from '../runner/drill'
import { publishAltered } from './altered-version'
import { faults } from './faults'

const REMOTE = 'mf-catalog'
const PATH = '/all-products'
const PERCENT = 10
const DEMOTED_WITHIN_MS = 30_000
/** A short run shares the machine with other tests. */
const DEMOTED_WITHIN_SHORT_RUN_MS = 120_000
/** The pause between two visits. */
const PAUSE_MS = 20

/** Offers a canary whose pages throw while new visitors arrive. */
export const throwingCanary: Drill = {
  promise: `a canary that throws at ${PERCENT}% is demoted (in a full run: within 30 s); at most ${PERCENT}% of the visits see it`,
  async run({ isShort, sharedShop }) {
    const checks = createChecks()
    await sharedShop.use(async (shop) => {
      const browser = await launchBrowser()
      try {
        await duringVisits({ isShort, shop, browser }, checks)
      } finally {
        await browser.close()
      }
    })
    return checks.allHold()
  },
}

async function duringVisits({ isShort, shop, browser }: Omit<Visits, 'canary'>, { expect }: Checks) {
  const code = faults.find(({ what }) => what === 'throws in render')?.published
  if (!code) throw new Error('This fault no longer exists.')
  // Start from a new version: failures that other drills caused in the live one would excuse the canary's.
  await untilSeen(shop.origin, await swapVersion(shop.registryFolder, REMOTE, Date.now()))
  const canary = await publishAltered(shop.registryFolder, REMOTE, code, (entry, version) => ({
    ...entry,
    canary: { version, percent: PERCENT },
  }))
  const seen = await visitTheShop({ isShort, shop, browser, canary })
  const share = Math.round((seen.ofCanary / seen.visits) * 1000) / 10
  console.log(
    `${seen.visits} visits, ${seen.ofCanary} to the canary (${share}%), ${seen.inBrowser} of these in a browser`,
  )
  expect(seen.demotedAfterMs !== undefined, 'the canary was demoted')
  console.log(`after ${Math.round((seen.demotedAfterMs ?? 0) / 100) / 10} s`)
  // The short run has so few visits that chance may raise the share.
  if (!isShort) expect(share <= PERCENT, `at most ${PERCENT}% of the visits saw it`, share)
  expect(seen.changed === 0, 'each browser stayed on the same version', seen.changed)
  const log = await folderStore(shop.registryFolder).readLog()
  const demotion = log.find(({ what, version }) => what === 'demote' && version === canary)
  expect(demotion?.who === 'edge', 'the log says who demoted it', demotion)
  console.log(demotion?.why ?? 'The log does not say why.')
  const metrics = await (await fetch(`${shop.origin}/metrics`)).text()
  const counted = `edge_remote_failures_total{remote="${REMOTE}",version="${canary}",kind="render"} `
  expect(/[1-9]/.test(metrics.split(counted)[1]?.[0] ?? ''), '/metrics counts its failures')
}

interface Visits {
  /** True to stop once the canary is demoted. */
  isShort: boolean
  shop: OwnShop
  browser: Browser
  canary: string
}

/** Makes visits by new visitors until time is up. While the canary is live, those that get it use a browser. */
async function visitTheShop({ isShort, shop, browser, canary }: Visits) {
  const { origin, registryFolder } = shop
  const seen = {
    visits: 0,
    ofCanary: 0,
    inBrowser: 0,
    changed: 0,
    demotedAfterMs: undefined as number | undefined,
  }
  const waiting: string[] = []
  const begun = performance.now()
  const lastsMs = isShort ? DEMOTED_WITHIN_SHORT_RUN_MS : DEMOTED_WITHIN_MS
  const isOver = () => performance.now() - begun > lastsMs || (isShort && seen.demotedAfterMs !== undefined)

  async function come(cookie = '') {
    const answer = await fetch(origin + PATH, { headers: { cookie } })
    const isCanary = (await answer.text()).includes(`"version":"${canary}"`)
    return { isCanary, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' }
  }

  async function visitors() {
    while (!isOver()) {
      const { isCanary, cookie } = await come()
      seen.visits += 1
      if (isCanary) {
        seen.ofCanary += 1
        waiting.push(cookie)
      }
      // The same visitor requests another document. Only a demotion may change the version.
      if (cookie && seen.visits % 10 === 0) {
        const again = await come(cookie)
        if (again.isCanary !== isCanary && (await isThere())) seen.changed += 1
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  async function browsers() {
    while (!isOver() && seen.demotedAfterMs === undefined) {
      const cookie = waiting.shift()
      if (cookie) await lookAt(cookie)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (!(await isThere())) seen.demotedAfterMs ??= performance.now() - begun
    }
  }

  async function isThere() {
    const { registry } = await folderStore(registryFolder).read()
    return registry.remotes[REMOTE]?.canary !== undefined
  }

  async function lookAt(cookie: string) {
    const [name = '', value = ''] = cookie.split('=')
    const context = await browser.newContext({ baseURL: origin })
    await context.addCookies([{ name, value, url: origin }])
    await context.addInitScript(() => {
      Object.assign(globalThis, { isBroken: true })
    })
    const page = await context.newPage()
    await page.goto(PATH, { waitUntil: 'domcontentloaded' })
    const sorry = page.getByRole('heading', { name: /can’t be shown right now/ })
    await sorry.waitFor({ timeout: 10_000 }).catch(() => undefined)
    seen.inBrowser += 1
    // Gives the page time to send its reports.
    await page.waitForTimeout(1500)
    await context.close()
  }

  await Promise.all([visitors(), browsers(), browsers()])
  return seen
}
