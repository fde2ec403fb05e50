import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { paidOrders } from '../../harness/shopper/paid-orders'
import { writes } from '../../harness/shopper/writes'

for (const [count, tags] of [
  [2, ['@smoke']],
  [10, []],
] as const)
  test(`a packer with one thumb picks, packs and ships ${count} orders`, {
    tag: ['@phone', '@once', ...tags],
  }, async ({ page, baseURL }) => {
    test.setTimeout(300_000)
    const lastName = `Ten${Date.now()}`
    const ids = await paidOrders(baseURL ?? '', lastName, count)
    await joinsAdmin(page, 'packer')
    await expectNoBarriers(page)

    await page.getByRole('link', { name: 'More', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: 'Pick list' }).click()
    const shelf = page.getByRole('region', { name: 'From the shelf' })
    await expect(page.getByRole('checkbox', { name: `Asha ${lastName}` })).toHaveCount(count)
    await expectNoBarriers(page)
    for (const pack of await shelf.getByRole('checkbox').all()) await pack.check()
    await expect(shelf.getByRole('status')).toHaveText(/^(\d+) of \1 picked$/)

    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await writes(page.getByRole('searchbox'), lastName)
    await page.getByLabel('Fulfilment').selectOption('To pack')
    const cards = page.getByRole('link', { name: new RegExp(lastName) })
    for (const [number, orderId] of ids.entries()) {
      await expect(cards).toHaveCount(count - number)
      // The oldest comes first.
      await cards.first().click()
      await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible()
      if (number === 0) await expectNoBarriers(page)
      await page.getByRole('button', { name: 'Ship', exact: true }).click()
      await writes(page.getByLabel('Tracking number (AWB)'), `AWB ${orderId.slice(4)}`)
      if (number === 0) await expectNoBarriers(page)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Undo shipping' })).toBeVisible()
      await page.getByRole('link', { name: 'Back to orders' }).click()
      await writes(page.getByRole('searchbox'), lastName)
      await page.getByLabel('Fulfilment').selectOption('To pack')
    }
    await expect(cards).toHaveCount(0)
    await writes(page.getByRole('searchbox'), ids.at(-1)?.slice(4) ?? '')
    await page.getByLabel('Fulfilment').selectOption('Shipped')
    await expect(page.getByRole('link', { name: new RegExp(ids.at(-1) ?? '') })).toBeVisible()
  })
