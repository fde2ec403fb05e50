import type { Page } from '@playwright/test'
import { loseFile } from '../../harness/browser/network/lost-file'
import { expect, test } from '../../harness/fixtures'
import { isAlive } from '../../harness/page/rendered'

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part did not load.' })

/** Does something that needs a file which is missing, then brings the file back and presses Retry. */
async function findsAfterRetry(
  page: Page,
  chunk: string,
  act: () => Promise<void>,
  found: () => Promise<void>,
) {
  const bringBack = await loseFile(page, chunk)
  await act()
  await expect(failure(page)).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(failure(page)).toBeVisible()
  await bringBack()
  await page.getByRole('button', { name: 'Retry' }).click()
  await found()
  await expect(failure(page)).toHaveCount(0)
}

const isSameDocument = (page: Page) => page.evaluate(() => 'hasNotReloaded' in window)
const marksTheDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { hasNotReloaded: true }))

test('a part of the account whose file was lost comes with Retry, without a reload', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.opens('/account')
  await marksTheDocument(page)
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  const setting = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await findsAfterRetry(
    page,
    'touched-orders',
    () => tab('Order Details'),
    () => shopper.reads('No orders found.'),
  )
  await findsAfterRetry(
    page,
    'touched-addresses',
    () => tab('Your Address'),
    () => expect(page.getByLabel('Pincode')).toBeVisible(),
  )
  await tab('General')
  await findsAfterRetry(
    page,
    'settings',
    () => setting('Change password'),
    () => expect(page.getByLabel('Current Password')).toBeVisible(),
  )
  await findsAfterRetry(
    page,
    'passkeys',
    () => setting('Passkeys'),
    () => shopper.reads('Add a passkey'),
  )
  expect(await isSameDocument(page)).toBe(true)
})

test('what is read of a product comes with Retry after its file was lost', { tag: '@desktop' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await findsAfterRetry(
    page,
    'touched-product',
    async () => {
      await shopper.opens('/all-products')
      await isAlive(page)
      await marksTheDocument(page)
      await shopper.follows(/^Turmeric Powder /)
    },
    async () => {
      await expect(page.getByRole('heading', { level: 2, name: 'Health Benefits' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'PRODUCT FACTS' })).toContainText('Country of origin')
    },
  )
  expect(await isSameDocument(page)).toBe(true)
})

test('the arrows of a row whose file was lost move it once the line is back', { tag: '@desktop' }, async ({
  shopper,
}) => {
  const { page } = shopper
  const bringBack = await loseFile(page, 'carousel')
  await shopper.opens('/')
  await isAlive(page)
  const row = page
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Next' }) })
    .first()
  const next = row.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(row).not.toContainText('Slide 2 of')
  await bringBack()
  await next.click()
  await expect(row).toContainText('Slide 2 of')
})

test('a page whose words were lost is read in its language once they have come', { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page } = shopper
  const bringBack = await loseFile(page, 'words-hi')
  await shopper.opens('/hi/about')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[a-z]/i)
  await bringBack()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: 'मेनू खोलें' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/)
})

test('a timer whose file was lost comes with Retry', { tag: '@phone' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/product/3/cook')
  await isAlive(page)
  await shopper.presses('NEXT')
  await findsAfterRetry(
    page,
    'touched-timers',
    () => shopper.presses('Start 20 min'),
    () => expect(page.getByRole('timer', { name: 'Pressure cook' })).toBeVisible(),
  )
})

test('in an app whose hint does not load the checkout is whole', { tag: ['@phone', '@once'] }, async ({
  shopper,
}) => {
  const { page } = shopper
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 14) Instagram 320' }),
  )
  await loseFile(page, 'seldom-real-browser')
  await shopper.addsToCart('Turmeric Powder', '100 g')
  const lost = page.waitForEvent('requestfailed')
  await shopper.goesToCheckout()
  await lost
  await expect(page.getByRole('table', { name: 'Order summary' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'PAY NOW' })).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})
