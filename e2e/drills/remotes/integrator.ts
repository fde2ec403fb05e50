import type { Page } from '@playwright/test'
import { freePort } from '../../../tooling/start/free-port'
import { launchBrowser } from '../../harness/browser/launch-browser'
import { type Checks, createChecks } from '../../harness/checks'
import { inDataFolder } from '../../harness/shop/data-folder'
import { startServer } from '../../harness/shop/server-process'
import { until } from '../../harness/until'
import type { Drill } from '../runner/drill'
import { startDevServer } from './dev-server'

const BADGE = { name: 'Overridden remotes' }
const SCRIPTS_WITHIN_MS = 20_000

/** Runs a local shell against a deployed shop, with one remote from a development server. */
export const integrator: Drill = {
  promise: 'a local shell shows three deployed remotes and one under development, and refuses other origins',
  run: ({ sharedShop }) =>
    sharedShop.use(({ origin }) => inDataFolder((dataDir) => testLocalEdge(origin, dataDir))),
}

async function testLocalEdge(deployed: string, dataDir: string): Promise<boolean> {
  const checks = createChecks()
  const port = await freePort()
  const devPort = await freePort()
  const shell = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: shell,
    REGISTRY: deployed,
    API_ORIGIN: deployed,
    OVERRIDE_ORIGINS: `http://localhost:${devPort}`,
    LOG_LEVEL: 'error',
  }
  const edge = await startServer({ script: 'edge/dist/edge.mjs', port, settings })
  const dev = await startDevServer('mf-catalog', { shopPort: port, port: devPort })
  const browser = await launchBrowser()
  try {
    await together(await browser.newPage(), dev, shell, checks)
    await refused(await browser.newPage(), dev, shell, checks)
    checks.expect((await dev.stop()) === 0, 'Ctrl-C ends the development server')
  } finally {
    await browser.close()
    await dev.stop()
    await edge.kill()
  }
  return checks.allHold()
}

type DevServer = Awaited<ReturnType<typeof startDevServer>>

/** Collects the scripts that a page has loaded, and its errors. */
function follow(page: Page) {
  const scripts: string[] = []
  const complaints: string[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser cancels requests of a page that was left, and of a version that is not shown.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`)
  })
  page.on('pageerror', (error) => void complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  /** The server renders pages, so that a page's scripts may load after its heading is visible. */
  const loads = (start: string) =>
    until(async () => scripts.some((url) => url.startsWith(start)), SCRIPTS_WITHIN_MS)
  return { scripts, complaints, loads }
}

async function together(page: Page, dev: DevServer, shell: string, { expect }: Checks): Promise<void> {
  const { complaints, loads } = follow(page)
  await page.goto(dev.address)
  const badge = page.getByRole('complementary', BADGE)
  await badge.waitFor()
  const said = (await badge.textContent()) ?? ''
  expect(
    said.includes(`mf-catalog comes from ${dev.origin}`),
    'a badge names the remote and its origin',
    said,
  )

  await page
    .getByRole('link', { name: /View Product/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click()
  await page.getByRole('link', { name: /^CART/ }).first().click()
  await page.getByRole('heading', { level: 1, name: 'YOUR CART' }).waitFor()
  await page.goto(`${shell}/about`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`${shell}/login`)
  const login = page.getByRole('heading', { level: 1, name: 'LOGIN' })
  await login.waitFor({ timeout: 15_000 }).catch(() => {})
  expect(await login.isVisible(), 'a shopper buys from the one under development, and visits all the others')

  expect(await loads(`${dev.origin}/remote-entry.`), 'mf-catalog runs from the development server')
  for (const name of ['mf-cart-checkout', 'mf-content', 'mf-account'])
    expect(
      await loads(`${shell}/remotes/${name}/`),
      `${name} runs from the deployed registry, through this shell's own origin`,
    )
  expect(complaints.length === 0, 'nothing failed or was refused', complaints)

  await badge.getByRole('button', { name: 'Reset' }).click()
  await badge.waitFor({ state: 'detached' })
  expect((await page.goto(`${shell}/all-products`))?.ok() ?? false, 'Reset restores the deployed version')
}

async function refused(page: Page, dev: DevServer, shell: string, { expect }: Checks): Promise<void> {
  const { scripts, loads } = follow(page)
  // The same server under another name is another origin.
  const other = dev.origin.replace('localhost', '127.0.0.1')
  await page.goto(`${shell}/all-products?remote=mf-catalog@${other}`)
  const alert = (await page.getByRole('alert').textContent()) ?? ''
  expect(
    alert.includes(`mf-catalog may not come from ${other}`),
    'an origin that is not allowed is refused with a message',
    alert,
  )
  await page
    .getByRole('link', { name: /View Product/i })
    .first()
    .waitFor()
  const isDeployed = await loads(`${shell}/remotes/mf-catalog/`)
  expect(
    isDeployed && scripts.every((url) => url.startsWith(shell)),
    'the deployed version is shown instead, and nothing was fetched from that origin',
    scripts,
  )
}
