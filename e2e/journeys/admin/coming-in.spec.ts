import type { Page } from '@playwright/test'
import { knock } from '../../../api/src/owner/command-socket'
import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { keepsPasskeys } from '../../harness/shopper/keeps-passkeys'
import { writes } from '../../harness/shopper/writes'

/** Invites like `npm run admin -- invite …`, through the command socket. @returns the path of the link */
async function invited(name: string, email: string): Promise<string> {
  const args = ['admin', 'invite', name, email, 'owner']
  const answer = await knock(process.env.JOURNEYS_DATA_DIR ?? '', args, 'owner')
  return /\/admin\/sign-in#invitation=[\w-]+/.exec(answer?.text ?? '')?.[0] ?? ''
}

/** Collects the names of the remotes whose files a page fetches from now on. */
function collectRemotes(page: Page): Set<string> {
  const remotes = new Set<string>()
  page.on('request', (request) => {
    const [, remote] = /\/remotes\/([\w-]+)\//.exec(request.url()) ?? []
    if (remote) remotes.add(remote)
  })
  return remotes
}

test('an invited person joins the admin, is locked out while typing, and continues afterwards', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page } = shopper
  const remotes = collectRemotes(page)
  const bars = page.getByRole('navigation', { name: 'Admin' })
  const device = await keepsPasskeys(page)
  // Each width has its own person and limit, because both run at the same time.
  const name = shopper.isOnAPhone ? 'Asha of the phone' : 'Asha of the counter'
  const limit = page.getByLabel(shopper.isOnAPhone ? /^Refund limit for packers/ : /^Refunds above this/)
  const setLimit = page.locator('form').filter({ has: limit }).getByRole('button', { name: 'Save limit' })

  await page.goto(await invited(name, `${name.replaceAll(' ', '.')}@example.com`.toLowerCase()))
  await shopper.sees('Your invitation')
  await shopper.reads(name)
  await expectNoBarriers(page)
  await shopper.presses('Set up a passkey')
  await expect(bars).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0)
  await expectNoBarriers(page)

  for (const place of ['Staff', 'Audit log', 'Sign-in methods', 'Settings']) {
    await page.goto('/admin/more')
    await page.getByRole('main').getByRole('link', { name: place, exact: true }).last().click()
    await shopper.sees(place)
    await expect(page.getByText(/^Loading /)).toHaveCount(0)
    await expectNoBarriers(page)
  }

  await writes(limit, '750')
  await page.context().clearCookies({ name: /admin$/ })
  await device.touches(false)
  await setLimit.click()
  const lock = page.getByRole('dialog', { name: 'Locked' })
  await expect(lock).toContainText(name)
  await expectNoBarriers(page)
  await expect(limit).toHaveValue('750')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(lock).toBeVisible()
  await device.touches(true)
  await shopper.presses('Unlock with a passkey')
  // A higher refund limit for packers takes effect later; a lower limit for all refunds applies immediately.
  await shopper.reads(shopper.isOnAPhone ? /^Scheduled for/ : 'Limit saved.')
  await expect(lock).toBeHidden()
  await expect(limit).toHaveValue('750')

  await page.goto('/admin/more')
  await shopper.presses('Sign out')
  await expect(page).toHaveURL(/\/admin\/sign-in$/)
  await expect(bars).toHaveCount(0)
  await expectNoBarriers(page)
  expect([...remotes]).toEqual(['mf-admin'])

  // The shop loads no code of the admin.
  remotes.clear()
  await shopper.opens('/whole-spices')
  await shopper.goesThroughThePage()
  expect([...remotes]).not.toContain('mf-admin')
})
