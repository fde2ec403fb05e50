import { expect, test } from '../../harness/fixtures'
import { isTranslated, translatedNames } from '../../harness/page/foreign-hands'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { paidOrders } from '../../harness/shopper/paid-orders'
import { writes } from '../../harness/shopper/writes'

/** Matches numbers of orders, messages and payments. */
const NAMES = /ORD-\d|MSG-\d|pay_\w/

test('the admin works while the browser translates it', { tag: ['@phone', '@once'] }, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const lastName = `Anuvad${Date.now()}`
  const [orderId = ''] = await paidOrders(baseURL ?? '', lastName, 1)
  await isTranslated(page)
  await joinsAdmin(page, 'owner')

  await page.goto('/admin/more')
  const links = page.getByRole('main').getByRole('link')
  await expect(links.first()).toBeVisible()
  const screens = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  for (const screen of new Set(screens.filter((path) => path.startsWith('/admin')))) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^Loading /)).toHaveCount(0)
    await expect(page.getByText(/can’t be shown right now/)).toHaveCount(0)
    expect.soft(await translatedNames(page, NAMES), `translated names on ${screen}`).toEqual([])
  }

  await page.goto('/admin')
  await writes(page.getByRole('searchbox'), lastName)
  await page.getByRole('link', { name: new RegExp(lastName) }).click()
  await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await writes(page.getByLabel('Tracking number (AWB)'), `AWB ${orderId.slice(4)}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo shipping' }).click()
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()

  await page.goto('/admin/catalogue')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Turmeric Powder/ })
    .first()
    .click()
  const price = page.getByLabel('Price in rupees').first()
  const before = await price.inputValue()
  await writes(price, 'none')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Enter an amount in rupees, such as 125 or 125.50')).toBeVisible()
  await writes(price, before)
  await expect(page.getByRole('button', { name: 'No changes to save' })).toBeDisabled()
  await expect(page.getByText('Enter an amount in rupees, such as 125 or 125.50')).toHaveCount(0)

  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite staff' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite staff' })
  await writes(invite.getByLabel('Name'), lastName)
  await writes(invite.getByLabel('Email'), `${lastName.toLowerCase()}@example.com`)
  await invite.getByRole('button', { name: 'Send invitation' }).click()
  await expect(invite.getByText(/^Invitation sent to/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByText(lastName, { exact: true })).toBeVisible()

  await page.goto('/admin/settings')
  const limit = page.getByLabel('Refund limit for packers, per order')
  const kept = (await limit.inputValue()) || '500'
  await writes(limit, 'none')
  const set = page.getByRole('button', { name: 'Save limit' }).first()
  await set.click()
  await expect(page.getByText('Enter an amount in rupees, such as 500 or 499.50')).toBeVisible()
  await writes(limit, kept)
  await set.click()
  await expect(page.getByText('Limit saved.')).toBeVisible()
  await expect(page.getByText(/can’t be shown right now/)).toHaveCount(0)
  expect(errors.filter((each) => !each.includes('Minified React error #418'))).toEqual([])
})
