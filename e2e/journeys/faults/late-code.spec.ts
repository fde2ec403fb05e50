import type { Page } from '@playwright/test'
import { expect } from '../../harness/expect'
import { watchLoss } from '../../harness/page/lost-script'
import { isAlive } from '../../harness/page/rendered'
import { test } from '../../harness/shop/front/behind-front'
import type { Front } from '../../harness/shop/front/front'

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part didn’t load.' })

/** Does something that needs a missing file, then restores the file and presses Retry. */
async function findsAfterRetry(
  { page, front }: { page: Page; front: Front },
  chunk: string,
  act: () => Promise<void>,
  found: () => Promise<void>,
) {
  front.lose(new RegExp(`/${chunk}\\.`))
  await act()
  await expect(failure(page)).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(failure(page)).toBeVisible()
  front.lose()
  await page.getByRole('button', { name: 'Retry' }).click()
  await found()
  await expect(failure(page)).toHaveCount(0)
}

const isSameDocument = (page: Page) => page.evaluate(() => 'hasNotReloaded' in window)
const marksTheDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { hasNotReloaded: true }))

test('Retry loads a part of the account whose file failed, without a reload', {
  tag: '@phone',
}, async ({ shopper, front }) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.opens('/account')
  await marksTheDocument(page)
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  const setting = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await findsAfterRetry(
    { page, front },
    'touched-orders',
    () => tab('Order Details'),
    () => shopper.reads('No orders found.'),
  )
  await findsAfterRetry(
    { page, front },
    'touched-addresses',
    () => tab('Your Address'),
    () => expect(page.getByLabel('Pincode')).toBeVisible(),
  )
  await tab('General')
  await findsAfterRetry(
    { page, front },
    'settings',
    () => setting('Change password'),
    () => expect(page.getByLabel('Current Password')).toBeVisible(),
  )
  await findsAfterRetry(
    { page, front },
    'passkeys',
    () => setting('Passkeys'),
    () => shopper.reads('You have no passkeys yet.'),
  )
  expect(await isSameDocument(page)).toBe(true)
})

test('Retry loads the text of a product after its file failed', { tag: ['@desktop', '@once'] }, async ({
  shopper,
  front,
}) => {
  const { page } = shopper
  await findsAfterRetry(
    { page, front },
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

test('the arrows of a row whose file failed work once the connection is back', { tag: '@desktop' }, async ({
  shopper,
  front,
}) => {
  const { page } = shopper
  front.lose(/\/carousel\./)
  await shopper.opens('/')
  await isAlive(page)
  const row = page
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: 'Next' }) })
    .first()
  const next = row.getByRole('button', { name: 'Next' })
  await next.click()
  await expect(row).not.toContainText('Slide 2 of')
  front.lose()
  await next.click()
  // The first press takes effect too if its file was still being retried.
  await expect(row).toContainText(/Slide [23] of/)
})

test('a page whose translations failed to load is shown in its language once they arrive', {
  tag: ['@phone', '@once'],
}, async ({ shopper, front }) => {
  const { page } = shopper
  front.lose(/\/i18n-hi\./)
  await shopper.opens('/hi/about')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[a-z]/i)
  front.lose()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: 'मेनू खोलें' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/)
})

test('Retry loads a timer whose file failed', { tag: ['@phone', '@once'] }, async ({ shopper, front }) => {
  const { page } = shopper
  await shopper.opens('/product/3/cook')
  await isAlive(page)
  await shopper.presses('NEXT')
  await findsAfterRetry(
    { page, front },
    'touched-timers',
    () => shopper.presses('Start 20 min'),
    () => expect(page.getByRole('timer', { name: 'Pressure cook' })).toBeVisible(),
  )
})

test('the checkout in an in-app browser is complete even if the hint does not load', {
  tag: ['@phone', '@once'],
}, async ({ shopper, front }) => {
  const { page } = shopper
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 14) Instagram 320' }),
  )
  front.lose(/\/seldom-real-browser\./)
  const isLost = await watchLoss(page, 'seldom-real-browser')
  await shopper.addsToCart('Turmeric Powder', '100 g')
  await shopper.goesToCheckout()
  await isLost()
  await expect(page.getByRole('table', { name: 'Order summary' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'PAY NOW' })).toBeVisible()
  await expect(failure(page)).toHaveCount(0)
})
