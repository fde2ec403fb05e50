import type { Page } from '@playwright/test'
import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { isAlive } from '../../harness/page/rendered'
import type { Shopper } from '../../harness/shopper/shopper'
import { writes } from '../../harness/shopper/writes'

async function opensSetting({ page }: Shopper, title: string) {
  await page.goto('/account')
  await page.getByRole('button', { name: title, exact: true }).click()
}

async function logsInElsewhere(shopper: Shopper, stranger: Shopper) {
  await stranger.opens('/login')
  await isAlive(stranger.page)
  Object.assign(stranger.customer, shopper.customer)
  await stranger.logsIn()
}

const focused = (page: Page) => page.locator(':focus')

test('a customer signs out a lost device from another one, by keyboard', {
  tag: ['@phone', '@once'],
}, async ({ shopper, stranger }) => {
  await shopper.becomesACustomer()
  await logsInElsewhere(shopper, stranger)
  const { page } = shopper
  await page.bringToFront()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Where you’re signed in' }).focus()
  await page.keyboard.press('Enter')
  const devices = page.getByRole('listitem').filter({ hasText: 'Signed in' })
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectNoBarriers(page)
  await page.getByRole('button', { name: /^Sign out .*, signed in/ }).focus()
  await page.keyboard.press('Enter')
  await shopper.reads('You’re signed in on this device only.')
  await expect(focused(page)).toContainText('Device signed out.')

  await stranger.opens('/account')
  await stranger.page.getByRole('tab', { name: 'Order Details' }).click()
  await stranger.reads('Please log in to view your order history.')
  await expect((await shopper.asksTheApi('/api/orders')).status()).toBe(200)
})

test('a new password signs the other device out and replaces the old one', {
  tag: ['@phone', '@once'],
}, async ({ shopper, stranger }) => {
  await shopper.becomesACustomer()
  await logsInElsewhere(shopper, stranger)
  const { page, customer } = shopper
  await opensSetting(shopper, 'Change password')
  await writes(page.getByLabel('Current Password'), customer.password)
  await writes(page.getByLabel('New Password'), 'nutmeg and mace')
  await writes(page.getByLabel('Confirm Password'), 'nutmeg and mace')
  // Scroll up: otherwise the fixed bar would leave too little of a tab to press.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectNoBarriers(page)
  await shopper.presses('Save New Password')
  await shopper.reads('Password changed.')
  expect((await stranger.asksTheApi('/api/orders')).status()).toBe(401)
  expect((await shopper.asksTheApi('/api/orders')).status()).toBe(200)
  customer.password = 'nutmeg and mace'
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await shopper.opens('/login')
  await isAlive(page)
  await shopper.logsIn()
})

test('a customer downloads their data', { tag: '@desktop' }, async ({ shopper }) => {
  requireCapability('downloads')
  const { page, customer } = shopper
  await shopper.becomesACustomer()
  await opensSetting(shopper, 'Download your data')
  const downloading = page.waitForEvent('download')
  await shopper.presses('Download My Data')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('my-data.json')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: { email: customer.email } })
})

test('a customer can delete the account only with the right password', { tag: ['@phone', '@once'] }, async ({
  shopper,
}) => {
  const { page, customer } = shopper
  await shopper.becomesACustomer()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete account', exact: true }).click()
  await shopper.reads('This can’t be undone.')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expectNoBarriers(page)
  await writes(page.getByLabel('Your Password'), 'wrong')
  await shopper.presses('Delete My Account')
  await shopper.reads('Wrong password. Please try again.')
  await writes(page.getByLabel('Your Password'), customer.password)
  await shopper.presses('Delete My Account')
  await shopper.reads('Your account has been deleted.')
  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /user|orders/.test(key))),
  ).toEqual([])
  await shopper.opens('/login')
  await isAlive(page)
  await writes(page.getByRole('main').getByLabel('Email Address'), customer.email)
  await writes(page.getByRole('main').getByLabel('Password', { exact: true }), customer.password)
  await shopper.presses('SIGN IN')
  await shopper.reads('Invalid email or password.')
})

test('an invalid mailed link shows an error on a page without accessibility errors', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  for (const [path, button, message] of [
    ['/newsletter/confirm/made-up', 'Confirm Subscription', 'This link is invalid or has expired.'],
    ['/newsletter/unsubscribe/made-up', 'Unsubscribe', 'This link is invalid.'],
    ['/back-in-stock/confirm/made-up', 'Confirm Request', 'This link is invalid or has expired.'],
    ['/back-in-stock/stop/made-up', 'Delete Request', 'This link is invalid.'],
  ] as const) {
    await shopper.opens(path)
    await isAlive(shopper.page)
    await expectNoBarriers(shopper.page)
    await shopper.presses(button)
    await shopper.reads(message)
    await expectNoBarriers(shopper.page)
  }
})
