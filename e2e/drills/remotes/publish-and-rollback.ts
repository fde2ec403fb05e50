import { rm } from 'node:fs/promises'
import path from 'node:path'
import { changeRegistry } from 'registry/changes/change-registry'
import { rollback } from 'registry/changes/rollback'
import { folderStore } from 'registry/stores/folder-store'
import { publish } from '../../../composition/cli/publish/publish'
import { verifyBuild } from '../../../composition/cli/verify/verify-build'
import { followVisit } from '../../harness/browser/follow-visit'
import { launchBrowser } from '../../harness/browser/launch-browser'
import { type Checks, createChecks } from '../../harness/checks'
import { isWhollyAlive } from '../../harness/page/rendered'
import type { OwnShop } from '../../harness/shop/open-shop'
import type { Drill } from '../runner/drill'
import { buildNextContent } from './next-content'

const SEEN_WITHIN_MS = 2000
const ASK_EVERY_MS = 20

/** @returns milliseconds until a page responds with this status @throws Error if it never does */
async function untilAnswered(address: string, status: number): Promise<number> {
  const started = performance.now()
  while ((await fetch(address)).status !== status) {
    if (performance.now() - started > 10 * SEEN_WITHIN_MS)
      throw new Error(`${address} never responded with ${status}.`)
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  return Math.round(performance.now() - started)
}

export const publishAndRollback: Drill = {
  promise:
    'a new page of a remote appears and disappears (in a full run: within 2 s), while shoppers carry on',
  async run({ isShort, sharedShop }) {
    const checks = createChecks()
    const next = await buildNextContent()
    try {
      const times = await sharedShop.use((shop) => duringAVisit(shop, next, checks))
      // A short run shares the machine with other tests.
      if (!isShort) {
        checks.expect(times.published <= SEEN_WITHIN_MS, 'the new page appears within 2 s', times)
        checks.expect(times.rolledBack <= SEEN_WITHIN_MS, 'a rollback takes effect within 2 s', times)
      }
    } finally {
      await rm(path.dirname(next), { recursive: true })
    }
    return checks.allHold()
  },
}

async function duringAVisit(
  { origin, registryFolder }: OwnShop,
  next: string,
  { expect }: Checks,
): Promise<{ published: number; rolledBack: number }> {
  const store = folderStore(registryFolder)
  const press = `${origin}/press`
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const { complaints } = followVisit(page)
    await page.goto(`${origin}/about`)
    await page.getByRole('contentinfo').waitFor()
    expect((await fetch(press)).status === 404, '/press does not exist yet')
    const shellBefore = await listShellFiles(origin)

    await publish(next, { store, audience: 'everyone', who: 'the drill', verify: verifyBuild })
    const published = await untilAnswered(press, 200)
    console.log(`Published: /press appeared after ${published} ms`)
    expect((await listShellFiles(origin)) === shellBefore, 'the shell is unchanged, file by file')
    const fresh = await browser.newPage()
    const freshVisit = followVisit(fresh)
    await fresh.goto(press)
    await fresh.getByRole('heading', { level: 1, name: 'Press' }).waitFor()
    await fresh.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await fresh.waitForURL('**/contact')
    expect(
      freshVisit.complaints.length === 0,
      'a new visit gets one version and every file',
      freshVisit.complaints,
    )

    // The next page's files are not fetched yet. Before hydration, the footer's link would load a new document.
    await isWhollyAlive(page)
    const document = await page.evaluateHandle(() => window.document)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await page.waitForURL('**/contact')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const isSame = await document.evaluate((before) => before === window.document).catch(() => false)
    expect(isSame, 'a page that stayed open opens the next one in the version it started with')

    await changeRegistry(store, { who: 'the drill', what: 'rollback', remote: 'mf-content' }, (registry) =>
      rollback(registry, 'mf-content'),
    )
    const rolledBack = await untilAnswered(press, 404)
    console.log(`Rolled back: /press disappeared after ${rolledBack} ms`)
    expect(complaints.length === 0, 'a page that stayed open kept working, with every file', complaints)
    return { published, rolledBack }
  } finally {
    await browser.close()
  }
}

/** Lists the shell's file names, which change with their content. */
async function listShellFiles(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/about`)).text()
  return [...html.matchAll(/\/shell\/[\w.-]+/g)].map(([file]) => file).join()
}
