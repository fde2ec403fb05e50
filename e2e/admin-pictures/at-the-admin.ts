import path from 'node:path'
import type { Page } from '@playwright/test'
import { DEMO_ADMIN_PASSWORD, demoPeople } from '../../shared-contracts/src/staff/demo-people'
import { keepAppKeys, nextCode } from '../../tooling/admin/people/sign-in-methods'

/** The owner of the demo admin (`npm run admin -- demo`) signs in. @param dataDir of the shop */
export async function comeToTheAdmin(page: Page, origin: string, dataDir: string): Promise<void> {
  const { email } = demoPeople.owner
  const key = keepAppKeys(path.join(dataDir, 'admin-demo.json')).read()[email]
  if (!key) throw new Error('There is no demo admin yet: npm run admin -- demo')
  await page.goto(`${origin}/admin/sign-in`)
  await page.getByRole('button', { name: 'Use a password and a code' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Code').fill(nextCode(key, new Date()))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
}
