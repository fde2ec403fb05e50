import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'
import { joinTheAdmin } from '../../harness/over-http/admin-person'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import type { Shopper } from '../../harness/shopper/shopper'
import { writes } from '../../harness/shopper/writes'

/** Returns the row of a label, such as "Total Rs 99.50". */
const readsTheTotal = (label: Locator) => label.evaluate(({ parentElement }) => parentElement?.textContent)

/** Follows a link with a discount code, removes the code and enters it again, and buys. */
async function buysWithTheCode(shopper: Shopper, code: string, path: string) {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.opens(path)
  await shopper.sees('YOUR DISCOUNT CODE')
  await expectNoBarriers(page)
  await shopper.follows('CHECK OUT')
  await shopper.savesAnAddress()
  await shopper.reads(`${code} applied.`)
  const discount = page.getByText(`Discount (${code})`).first()
  await expect(discount).toBeVisible()
  await expectNoBarriers(page)

  // Removing and entering it by keyboard gives the same.
  await page.getByRole('button', { name: 'Remove code' }).press('Enter')
  await expect(discount).toBeHidden()
  await page.getByRole('button', { name: 'Have a discount code?' }).press('Enter')
  await writes(page.getByLabel('Discount code'), ` ${code.toLowerCase()} `)
  await page.keyboard.press('Enter')
  await expect(discount).toBeVisible()
  const total = await readsTheTotal(page.getByText('Total', { exact: true }).first())
  await shopper.confirmsTheOrder()
  await shopper.pays({ upi: 'testsuccess@gocash' })
  await shopper.sees('THANK YOU!')

  const orders = await shopper.looksUpOrders()
  await orders.first().click()
  await expect(page.getByText(`Discount (${code})`)).toBeVisible()
  expect(await readsTheTotal(page.getByText('Total', { exact: true }).last())).toBe(total)
}

test('the owner makes a code, a shopper follows its link, and the order is cheaper everywhere', {
  tag: '@once',
}, async ({ shopper, strangersPage }) => {
  const code = `SPICE-${Date.now()}`
  await joinsAdmin(strangersPage, 'owner', 'Meera')
  await strangersPage.goto('/admin/discounts/new')
  await writes(strangersPage.getByLabel('Code', { exact: true }), code.toLowerCase())
  await writes(strangersPage.getByLabel('Per cent'), '10')
  await writes(strangersPage.getByLabel(/^Uses per customer/), '1')
  await expectNoBarriers(strangersPage)
  await strangersPage.getByRole('button', { name: 'Create discount' }).click()
  const link = await strangersPage.getByRole('textbox', { name: 'Link' }).inputValue()
  await expectNoBarriers(strangersPage)

  await buysWithTheCode(shopper, code, new URL(link).pathname)

  await strangersPage.reload()
  await expect(strangersPage.getByText(/^1 paid order/)).toBeVisible()
  await expect(strangersPage.getByText(/^1 order, revenue Rs /).first()).toBeVisible()
  await strangersPage.getByRole('button', { name: 'Pause discount' }).click()
  await expect(strangersPage.getByText('Discount paused.')).toBeVisible()
})

test('a shopper follows the link of a code, and the order is cheaper everywhere', {
  tag: '@elsewhere',
}, async ({ shopper, baseURL: origin = '' }) => {
  const code = `SPICE-${Date.now()}`
  const owner = await joinTheAdmin({ origin, dataDir: process.env.JOURNEYS_DATA_DIR ?? '' }, 'Meera', 'owner')
  const discount = { name: '', code, benefit: { kind: 'percentage', percent: 10 }, scope: { kind: 'all' } }
  expect((await owner.sendOnce('/api/admin/discounts', discount, randomUUID())).status).toBe(201)
  await buysWithTheCode(shopper, code, `/discount/${code}`)
})
