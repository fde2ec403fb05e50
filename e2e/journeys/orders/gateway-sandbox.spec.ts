import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { writes } from '../../harness/shopper/writes'

/** Finds this order's webhook: other orders may be paid at the same time. */
function findWebhook(page: Page, orderId: string) {
  return page.getByRole('article').filter({ hasText: orderId }).first()
}

test('an integrator sends, delays, corrupts and drops a webhook by keyboard', {
  tag: ['@desktop', '@once'],
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.goesToCheckout()
  await shopper.savesAnAddress()
  await shopper.confirmsTheOrder()
  await page.getByLabel('UPI ID').waitFor()
  const sandbox = await page.evaluate(() => location.origin)
  const orderId = (await page.getByRole('definition').nth(1).textContent()) ?? ''
  await expectNoBarriers(page)
  await shopper.pays({ upi: 'webhook-never@gocash' })
  await shopper.reads('Your order has been confirmed.')

  await page.goto(sandbox)
  const webhook = findWebhook(page, orderId)
  await expect(webhook).toContainText('dropped, not received')
  await webhook.getByRole('button', { name: 'Send now' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Webhook sent.')
  await expect(webhook).toContainText('dropped, received')

  const field = webhook.getByLabel('Copies')
  await writes(field, '3')
  await field.press('Enter')
  await webhook.getByText('Attempts: 4').click()
  await expect(webhook.getByText('answered 200')).toHaveCount(4)

  await webhook.getByLabel('What').selectOption('signature')
  await webhook.getByRole('button', { name: 'Corrupt' }).press('Enter')
  await webhook.getByRole('button', { name: 'Send now' }).press('Enter')
  await webhook.getByText('Attempts: 5').click()
  await expect(webhook.getByText('answered 401')).toHaveCount(1)
  await webhook.getByText('Body', { exact: true }).click()
  await expect(webhook.getByText('"PAYMENT_SUCCESS_WEBHOOK"')).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('main').getByRole('link', { name: 'What can go wrong' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What can go wrong' })).toBeVisible()
  await expectNoBarriers(page)

  const orders = await shopper.looksUpOrders()
  await expect(orders).toContainText('Paid')
})
