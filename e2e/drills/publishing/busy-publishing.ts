import type { Page } from '@playwright/test'
import { changeRegistry } from 'registry/changes/change-registry'
import { rollback } from 'registry/changes/rollback'
import { folderStore } from 'registry/stores/folder-store'
import { followVisit } from '../../harness/browser/follow-visit'
import { launchBrowser } from '../../harness/browser/launch-browser'
import { createChecks } from '../../harness/checks'
import type { OwnShop } from '../../harness/shop/open-shop'
import { swapVersion } from '../../harness/shop/swap-version'
import type { Drill } from '../runner/drill'

const BROWSERS = 2
const REMOTES = ['mf-catalog', 'mf-content']
/** Visits start on these pages and follow these footer links. Each of the two remotes owns some of both. */
const STARTS = ['/', '/all-products', '/about', '/whole-spices', '/blogs', '/contact']
const LINKS = [
  { name: 'Contact', path: '/contact' },
  { name: 'Whole spices', path: '/whole-spices' },
  { name: 'Shipping', path: '/shipping' },
]
const PATIENCE_MS = 20_000
const sorry = /can’t be shown right now/

interface Visits {
  count: number
  complaints: string[]
  /** The versions of all remotes that were shown. */
  versions: Set<string>
}

/** Makes one visit: opens a page by address, others through links. @throws Error if a page does not load */
async function visit(page: Page, start: string, { complaints, versions }: Visits): Promise<void> {
  const followed = followVisit(page)
  const heading = page.getByRole('heading', { level: 1 }).first()
  async function look(name: string): Promise<void> {
    await heading.waitFor({ timeout: PATIENCE_MS })
    if (sorry.test((await heading.textContent()) ?? '')) complaints.push(`${name} could not be shown`)
  }
  const answer = await page.goto(start)
  if (!answer?.ok()) complaints.push(`${start} responded with ${answer?.status()}`)
  await look(start)
  for (const { name, path } of LINKS) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**${path}`, { timeout: PATIENCE_MS })
    await look(name)
  }
  complaints.push(...followed.complaints)
  for (const version of followed.versions()) versions.add(version)
}

export const busyPublishing: Drill = {
  promise: 'versions come and go while shoppers browse: no failed page, no missing file, no mixed versions',
  async run({ isShort, sharedShop }) {
    const { expect, allHold } = createChecks()
    const changes = isShort ? 6 : 20
    await sharedShop.use(async (shop) => {
      const { count, complaints, versions } = await amidChanges(shop, changes, isShort ? 1200 : 3000)
      console.log(
        `${changes} publishes and rollbacks during ${count} visits, which saw ${versions.size} versions`,
      )
      expect(count > changes / 2, 'shoppers were there', count)
      expect(versions.size > REMOTES.length, 'visits saw the versions published in the meantime', [
        ...versions,
      ])
      expect(
        complaints.length === 0,
        'no visit failed, missed a file or mixed versions',
        complaints.slice(0, 5),
      )
    })
    return allHold()
  },
}

/** Publishes versions and rolls them back in turn while browsers visit the shop. */
async function amidChanges(
  { origin, registryFolder }: OwnShop,
  changes: number,
  everyMs: number,
): Promise<Visits> {
  const store = folderStore(registryFolder)
  const visits: Visits = { count: 0, complaints: [], versions: new Set() }
  const browser = await launchBrowser()
  let isOver = false

  async function browse(): Promise<void> {
    while (!isOver) {
      const page = await browser.newPage({ baseURL: origin })
      visits.count += 1
      const start = STARTS[visits.count % STARTS.length] ?? '/'
      await visit(page, start, visits).catch((error: Error) => void visits.complaints.push(error.message))
      await page.close()
    }
  }

  try {
    const browsing = Array.from({ length: BROWSERS }, browse)
    for (let number = 1; number <= changes; number += 1) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      // Odd changes publish a version; even ones roll it back.
      const remote = REMOTES[Math.ceil(number / 2) % REMOTES.length] ?? ''
      if (number % 2 === 1) await swapVersion(registryFolder, remote, number)
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
  }
  return visits
}
