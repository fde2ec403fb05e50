import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { isAlive } from '../../harness/page/rendered'
import { keepsPasskeys } from '../../harness/shopper/keeps-passkeys'
import { writes } from '../../harness/shopper/writes'

test('a customer adds a passkey when it is offered, logs in with it, and removes it [14.14, 17.30]', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page, customer } = shopper
  // Set before the page opens, so that no offer at the email field is accepted automatically.
  const device = await keepsPasskeys(page)
  await device.touches(false)
  await shopper.becomesACustomer()

  await shopper.opens('/account')
  await shopper.reads('Sign in without typing.')
  await expectNoBarriers(page)
  await shopper.presses('Add a Passkey')
  await shopper.reads('You have no passkeys yet.')
  await expect(shopper.page.locator(':focus')).toHaveText('Passkeys')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectNoBarriers(page)
  await device.touches(true)
  await writes(page.getByLabel('Your Password'), customer.password)
  await page.getByLabel('Your Password').press('Enter')
  await shopper.reads('Passkey added. You can now sign in with it.')
  const passkeys = page.getByRole('listitem').filter({ hasText: 'not used yet' })
  await expect(passkeys).toHaveCount(1)
  expect(await device.passkeys()).toHaveLength(1)

  await page.getByRole('button', { name: /^Rename / }).focus()
  await page.keyboard.press('Enter')
  await writes(page.getByLabel('Name', { exact: true }), 'My phone')
  await page.keyboard.press('Enter')
  await shopper.reads('Passkey renamed.')
  await expect(passkeys).toContainText('My phone')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectNoBarriers(page)

  await device.touches(false)
  await shopper.presses('LOGOUT')
  await shopper.sees('LOGIN')
  await isAlive(page)
  await expectNoBarriers(page)
  await device.isOffered()
  await device.touches(true)
  await shopper.presses('Sign in with a passkey')
  await shopper.reads('Login successful!')
  await expect(page).not.toHaveURL(/\/login$/)
  expect((await shopper.asksTheApi('/api/orders')).status()).toBe(200)

  await page.goto('/account')
  await expect(page.getByText('Sign in without typing.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Passkeys', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /My phone.*last used/s })).toHaveCount(1)
  await page.getByRole('button', { name: /^Remove My phone/ }).click()
  await shopper.reads('Passkey removed. You can no longer sign in with it.')
  await shopper.reads('You have no passkeys yet.')

  await device.touches(false)
  await shopper.presses('LOGOUT')
  await shopper.sees('LOGIN')
  await device.isOffered()
  await device.touches(true)
  await shopper.presses('Sign in with a passkey')
  await shopper.reads('This passkey no longer works here. Please log in with your password.')
  await expect(page).toHaveURL(/\/login$/)
  await shopper.logsIn()
})

test('a customer picks a passkey in the e-mail field [14.14]', { tag: ['@phone', '@once'] }, async ({
  shopper,
}) => {
  const { page, customer } = shopper
  const device = await keepsPasskeys(page)
  await device.touches(false)
  await shopper.becomesACustomer()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Passkeys', exact: true }).click()
  await device.touches(true)
  await writes(page.getByLabel('Your Password'), customer.password)
  await page.getByLabel('Your Password').press('Enter')
  await shopper.reads('Passkey added.')
  // The device picks the passkey as soon as the login page offers it.
  await shopper.presses('LOGOUT')
  await shopper.reads('Login successful!')
  await expect(page).not.toHaveURL(/\/login$/)
  expect((await shopper.asksTheApi('/api/orders')).status()).toBe(200)
})
