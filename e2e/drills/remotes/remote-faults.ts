import type { Browser, Page } from '@playwright/test'
import { folderStore } from 'registry/stores/folder-store'
import { launchBrowser } from '../../harness/browser/launch-browser'
import { remotes } from '../../harness/browser/network/remotes'
import { type Checks, createChecks } from '../../harness/checks'
import type { OwnShop } from '../../harness/shop/open-shop'
import type { Drill } from '../runner/drill'
import { publishAltered, putBack } from './altered-version'
import { breakPage, type Fault, faults, healPage } from './faults'

type Remote = (typeof remotes)[number]

/** Allows for three attempts of 8 s on a busy machine. */
const FAILED_WITHIN_MS = 60_000
const sorry = /can’t be shown right now/

/** Tests each remote with each fault in a real browser. */
export const remoteFaults: Drill = {
  promise:
    'when a remote fails in any way, the rest of the shop works, a message names it, and Retry restores it',
  async run({ isShort, sharedShop }) {
    const checks = createChecks()
    const chosen = isShort ? remotes.slice(0, 1) : remotes
    await sharedShop.use(async (shop) => {
      const browser = await launchBrowser()
      try {
        for (const remote of chosen)
          for (const fault of faults.filter(({ isInShortRun }) => !isShort || isInShortRun))
            await underFault({ browser, shop, checks }, remote, fault)
      } finally {
        await browser.close()
      }
    })
    return checks.allHold()
  },
}

interface ShopAddress {
  browser: Browser
  shop: OwnShop
  checks: Checks
}

async function underFault(
  { browser, shop, checks }: ShopAddress,
  remote: Remote,
  fault: Fault,
): Promise<void> {
  const { registry } = await folderStore(shop.registryFolder).read()
  const entry = registry.remotes[remote.name]
  if (!entry) throw new Error(`${remote.name} is not published.`)
  const page = await browser.newPage({ baseURL: shop.origin })
  try {
    if (fault.onTheWay) await page.route(`**/remotes/${remote.name}/**`, fault.onTheWay)
    if (fault.published) {
      const version = await publishAltered(
        shop.registryFolder,
        remote.name,
        fault.published,
        (before, live) => ({
          ...before,
          live,
          lastGood: undefined,
        }),
      )
      await untilNamed(shop.origin, remote, version)
      await breakPage(page)
    }
    const problems = await look(page, remote, async () => {
      await putBack(shop.registryFolder, remote.name, entry)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await healPage(page)
    })
    checks.expect(problems.length === 0, `${remote.name}, ${fault.what}`, problems)
  } finally {
    await page.close()
    await putBack(shop.registryFolder, remote.name, entry)
  }
}

/** Waits until pages use the version. Until then the edge responds with cached pages of the previous one. */
async function untilNamed(origin: string, { pages }: Remote, version: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const html = await (await fetch(origin + pages[0])).text()
    if (html.includes(`"version":"${version}"`)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The pages of ${version} did not appear within 10 s.`)
}

/** @returns the expectations that were not met */
async function look(page: Page, remote: Remote, heal: () => Promise<void>): Promise<string[]> {
  const problems: string[] = []
  const holds = async (what: string, fact: Promise<unknown>) => {
    await fact.catch((error: Error) => problems.push(`${what}: ${error.message.split('\n', 1)[0]}`))
  }
  const heading = page.getByRole('heading', { level: 1 })
  const message = page.getByRole('heading', { level: 1, name: sorry })
  const [first = '/'] = remote.pages

  for (const other of remotes.filter(({ name }) => name !== remote.name)) {
    await page.goto(other.pages[0] ?? '/', { waitUntil: 'domcontentloaded' })
    await holds(`${other.name} works`, heading.filter({ hasNotText: sorry }).first().waitFor())
  }
  await page.goto(first, { waitUntil: 'domcontentloaded' })
  await holds('a message is shown', message.waitFor({ timeout: FAILED_WITHIN_MS }))
  await holds('it names the part', page.getByText(remote.name).first().waitFor())
  await holds('the navigation is there', page.getByRole('banner').getByRole('link').first().waitFor())
  const link = page.getByRole('contentinfo').getByRole('link', { name: remote.other, exact: true })
  await holds('the footer links work', link.click())
  await holds('another page is shown', message.waitFor({ state: 'detached' }))
  await page.goBack({ waitUntil: 'commit' })
  await holds('the message is shown again', message.waitFor({ timeout: FAILED_WITHIN_MS }))

  await heal()
  await page.evaluate(() => Object.assign(window, { hasNotReloaded: true }))
  await holds('Retry is there', page.getByRole('button', { name: 'Retry' }).click())
  await holds('the page is back', message.waitFor({ state: 'detached', timeout: FAILED_WITHIN_MS }))
  await holds('it has its heading', heading.first().waitFor())
  if (await page.evaluate(() => !('hasNotReloaded' in window))) problems.push('the page was reloaded')
  return problems
}
