import { expect, test } from '../../harness/fixtures'
import { isTranslated, translatedNames } from '../../harness/page/foreign-hands'
import { joinsDesk } from '../../harness/shopper/joins-desk'
import { paidOrders } from '../../harness/shopper/paid-orders'
import { writes } from '../../harness/shopper/writes'

/** Numbers of orders, messages and payments. */
const NAMES = /ORD-\d|MSG-\d|pay_\w/

test('the desk works while the browser translates it', { tag: ['@phone', '@once'] }, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const lastName = `Anuvad${Date.now()}`
  const [orderId = ''] = await paidOrders(baseURL ?? '', lastName, 1)
  await isTranslated(page)
  await joinsDesk(page, 'owner')

  await page.goto('/desk/more')
  const links = page.getByRole('main').getByRole('link')
  await expect(links.first()).toBeVisible()
  const screens = await links.evaluateAll((all) =>
    all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  for (const screen of new Set(screens.filter((path) => path.startsWith('/desk')))) {
    await page.goto(screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^Loading /)).toHaveCount(0)
    await expect(page.getByText(/can't be shown just now/)).toHaveCount(0)
    expect.soft(await translatedNames(page, NAMES), `translated names on ${screen}`).toEqual([])
  }

  await page.goto('/desk')
  await writes(page.getByRole('searchbox'), lastName)
  await page.getByRole('link', { name: new RegExp(lastName) }).click()
  await expect(page.getByRole('heading', { level: 1, name: orderId })).toBeVisible()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await writes(page.getByLabel('Tracking number (AWB)'), `AWB ${orderId.slice(4)}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo shipping' }).click()
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible()

  await page.goto('/desk/catalogue')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Turmeric Powder/ })
    .first()
    .click()
  const soldOut = page.getByRole('checkbox', { name: /Sold out/ }).first()
  await expect(soldOut).toBeVisible()
  await expect(page.getByText(/can't be shown just now/)).toHaveCount(0)
  expect(errors.filter((each) => !each.includes('Minified React error #418'))).toEqual([])
})
