import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'

const record = {
  payment_id: 'pay_1',
  status: 'Awaiting Payment',
  createdAt: '2026-11-21T08:00:00.000Z',
  items: [{ title: 'Turmeric Powder', price: 125, quantity: 2 }],
  subtotal: 250,
  shipping: 50,
  tax: 45,
  total: 300,
  shippingAddress: null,
}

test('an open invoice is printed alone, on white [17.13]', { tag: '@desktop' }, async ({ shopper }) => {
  requireCapability('print rendering')
  const { page } = shopper
  await shopper.becomesACustomer()
  await page.evaluate((order) => {
    const { id } = JSON.parse(localStorage.getItem('user') ?? '{}')
    const records = ['ORD-1', 'ORD-2'].map((orderId) => ({ ...order, orderId }))
    localStorage.setItem(`orders_${id}`, JSON.stringify(records))
  }, record)
  const invoices = await shopper.looksUpOrders()
  await expect(invoices).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  await expect(invoices).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'ACCOUNT' })).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await invoices.first().click()
  await page.emulateMedia({ media: 'print' })
  await expect(invoices).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Turmeric Powder/ })).toBeVisible()
  for (const part of ['banner', 'tablist', 'contentinfo'] as const)
    await expect(page.getByRole(part)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'ACCOUNT' })).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})
