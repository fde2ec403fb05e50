import type { Page } from '@playwright/test'
import { changeRegistry } from 'registry/change-registry'
import { folderStore } from 'registry/folder-store'
import { rollback } from 'registry/rollback'
import { swapVersion } from '../../bench/memory/swap-version'
import { openShop } from '../../bench/shop/open-shop'
import { createChecks } from '../checks'
import type { Drill } from '../drill'
import { launchBrowser } from './launch-browser'
import { followVisit } from './visit-complaints'

const BROWSERS = 2
const REMOTES = ['mf-catalog', 'mf-content']
/** A walk through pages of both: where it begins, and the links it follows. */
const WALK = ['/', '/all-products', '/about', '/whole-spices', '/blogs', '/contact']
const PATIENCE_MS = 20_000
const sorry = /can't be shown just now/

/** One visit: a page by its address, then another by a link. @returns what went wrong */
async function visit(page: Page, origin: string, number: number): Promise<string[]> {
  const { complaints } = followVisit(page)
  const start = WALK[number % WALK.length] ?? '/'
  await page.goto(origin + start)
  const heading = page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor({ timeout: PATIENCE_MS })
  for (const name of ['Contact', 'Shipping Policy']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true })
    if ((await link.count()) === 0) continue
    await link.click()
    await heading.waitFor({ timeout: PATIENCE_MS })
    if (sorry.test((await heading.textContent()) ?? '')) complaints.push(`${name} could not be shown`)
  }
  return complaints
}

export const busyPublishing: Drill = {
  name: 'busy-publishing',
  promise: 'versions come and go while shoppers browse: no failed page, no missing file, no mixed versions',
  async run({ isShort }) {
    const checks = createChecks()
    const changes = isShort ? 6 : 20
    const everyMs = isShort ? 1200 : 3000
    const shop = await openShop()
    const store = folderStore(shop.registryFolder)
    const browser = await launchBrowser()
    let isOver = false
    let visits = 0
    const complaints: string[] = []

    async function browse(): Promise<void> {
      while (!isOver) {
        const page = await browser.newPage()
        visits += 1
        complaints.push(...(await visit(page, shop.origin, visits).catch((error: Error) => [error.message])))
        await page.close()
      }
    }

    try {
      const browsing = Array.from({ length: BROWSERS }, browse)
      for (let number = 1; number <= changes; number += 1) {
        await new Promise((resolve) => setTimeout(resolve, everyMs))
        // Each is published, and then rolled back.
        const remote = REMOTES[Math.ceil(number / 2) % REMOTES.length] ?? ''
        if (number % 2 === 1) await swapVersion(shop.registryFolder, remote, number)
        else
          await changeRegistry(store, { who: 'the drill', what: 'rollback', remote }, (registry) =>
            rollback(registry, remote),
          )
      }
      isOver = true
      await Promise.all(browsing)
    } finally {
      isOver = true
      await browser.close()
      await shop.close()
    }
    console.log(`${changes} publishes and rollbacks during ${visits} visits`)
    checks.expect(visits > changes / 2, 'shoppers were there', visits)
    checks.expect(
      complaints.length === 0,
      'no visit failed, missed a file or mixed versions',
      complaints.slice(0, 5),
    )
    return checks.allHold()
  },
}
