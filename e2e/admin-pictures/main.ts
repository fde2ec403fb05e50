import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { resolveDataFolder } from '../../composition/cli/publish/registry-location'
import { DEMO_ADMIN_PASSWORD, demoPeople } from '../../shared-contracts/src/staff/demo-people'
import { keepAppKeys, nextCode } from '../../tooling/admin/people/sign-in-methods'
import { parseCommand } from '../../tooling/command-line/parsed-command'
import { shopAddress } from '../../tooling/start/shop/shop-address'
import { headlessPath } from '../harness/browser/engines/chromium-path'
import { scenes } from './scenes'

/* Takes the screenshots for the owner's manual (docs/guides/owners-manual.md) in the open shop's demo admin. */

parseCommand({
  command: 'npm run admin-pictures -w e2e',
  purpose: 'Retakes the screenshots for the owner’s manual. The shop must be open and have a demo admin.',
  options: {},
  settings: { DATA_DIR: 'folder of the shop’s data (default: .data)' },
})

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'docs/pictures/admin')
const dataDir = resolveDataFolder(process.env, root)
const origin = shopAddress(dataDir)
if (!origin) throw new Error('No shop is running on this data folder. Start it first: npm start')

const browser = await chromium.launch({
  executablePath: await headlessPath(process.env),
  args: ['--no-sandbox'],
})
const page = await browser.newPage({
  viewport: { width: 390, height: 760 },
  deviceScaleFactor: 2,
  hasTouch: true,
})
await page.goto(`${origin}/admin/sign-in`)
await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
await take(page, 'sign-in')
await comeToTheAdmin(page, origin, dataDir)
for (const [name, show] of Object.entries(scenes)) {
  await show(page, origin)
  await take(page, name)
}
await browser.close()

/** Waits until the page has loaded, then saves a screenshot. The low quality keeps the file small. */
async function take(shown: Page, name: string): Promise<void> {
  await shown
    .getByText(/^Loading /)
    .first()
    .waitFor({ state: 'detached' })
  await shown.evaluate(() => document.fonts.ready)
  const picture = await shown.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 60 })
    .toFile(path.join(folder, `${name}.webp`))
}

/** Signs in as the owner of the demo admin (`npm run admin -- demo`). @param dataDir the shop's data folder */
async function comeToTheAdmin(page: Page, origin: string, dataDir: string): Promise<void> {
  const { email } = demoPeople.owner
  const key = keepAppKeys(path.join(dataDir, 'admin-demo.json')).read()[email]
  if (!key) throw new Error('There is no demo admin yet: npm run admin -- demo')
  await page.goto(`${origin}/admin/sign-in`)
  await page.getByRole('button', { name: 'Use password and code' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Code').fill(nextCode(key, new Date()))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
}
