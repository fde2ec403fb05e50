import type { Page } from '@playwright/test'
import { knock } from '../../../api/src/owner/command-socket'
import { expect } from '../expect'
import { keepsPasskeys } from './keeps-passkeys'

/** Accepts an invitation on a phone with a screen lock. @param dataDir defaults to the journeys' data folder */
export async function joinsAdmin(
  page: Page,
  role: 'packer' | 'owner',
  name = 'Ravi',
  dataDir = process.env.JOURNEYS_DATA_DIR ?? '',
): Promise<void> {
  await keepsPasskeys(page)
  const email = `${name.toLowerCase()}.${Date.now()}@example.com`
  const invite = ['admin', 'invite', name, email, role]
  const printed = await knock(dataDir, invite, 'owner')
  const link = /\S+#invitation=\S+/.exec(printed?.text ?? '')?.[0]
  if (!link) throw new Error(`No invitation was printed: ${printed?.text}`)
  await page.goto(link)
  await page.getByRole('button', { name: 'Set up a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
}
