import type { Locator, Page } from '@playwright/test'
import { requireCapability } from '../../harness/browser/engines/require-capability'
import { pretendConnection } from '../../harness/browser/network/connection'
import { recordNavigation, trafficOnTheWay, watchTraffic } from '../../harness/browser/network/traffic'
import { expect, test } from '../../harness/fixtures'
import { isAlive } from '../../harness/page/rendered'

/** The time for which the pointer rests before the click. */
const INTENT_MS = 150

const turmeric = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Turmeric Powder / })

/** Starts a touch on a link and cancels it. */
async function touches(page: Page, link: Locator) {
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error(`${link} cannot be touched.`)
  const client = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(INTENT_MS)
  await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
}

async function pointsToLink(page: Page, link: Locator, isOnAPhone: boolean) {
  if (isOnAPhone) return touches(page, link)
  await link.hover()
  await page.waitForTimeout(INTENT_MS)
}

// With Save-Data, a page is prefetched only when the shopper points at its link.
test.describe('With Save-Data', () => {
  test.beforeEach(({ page }) => pretendConnection(page, { saveData: true }))

  for (const { what, from, heading, linkOf } of [
    { what: 'a product', from: '/all-products', heading: 'Turmeric Powder', linkOf: turmeric },
    {
      what: 'a page of the menu',
      from: '/about',
      heading: 'Cook something wonderful',
      linkOf: (page: Page) =>
        page.getByRole('link', { name: 'RECIPES', exact: true }).and(page.locator(':visible')).first(),
    },
  ])
    test(`a click after pointing at ${what} shows the page with its picture without another request`, async ({
      shopper,
    }) => {
      const { page, isOnAPhone } = shopper
      if (isOnAPhone) requireCapability('touches without a click')
      const isQuiet = watchTraffic(page)
      await shopper.opens(from)
      if (isOnAPhone && from === '/about') await shopper.presses('Open menu')
      await isQuiet()
      await recordNavigation(page, heading)
      const link = linkOf(page)
      await pointsToLink(page, link, isOnAPhone)
      await isQuiet()
      if (isOnAPhone) await link.tap()
      else await link.click()
      await shopper.sees(heading)
      await shopper.seesEverythingInView()
      await isQuiet()

      const { hasArrived, ahead, meanwhile } = await trafficOnTheWay(page)
      expect(hasArrived).toBe(true)
      expect(meanwhile).toEqual([])
      const picture = await page
        .locator('main img[fetchpriority="high"], main img')
        .first()
        .evaluate((image) => image instanceof HTMLImageElement && image.currentSrc)
      expect(ahead).toContain(picture)
    })

  test('a click without pointing does send requests', { tag: '@phone' }, async ({ shopper }) => {
    const { page } = shopper
    const isQuiet = watchTraffic(page)
    await shopper.opens('/about')
    await isQuiet()
    await recordNavigation(page, 'LOGIN')
    await page
      .locator('a[href="/login"]')
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click())
    await shopper.sees('LOGIN')
    await isQuiet()
    const { hasArrived, meanwhile } = await trafficOnTheWay(page)
    expect(hasArrived).toBe(true)
    expect(meanwhile).not.toEqual([])
  })

  test('a shopper who points at nothing causes no prefetching', { tag: '@phone' }, async ({ shopper }) => {
    const { page } = shopper
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const isQuiet = watchTraffic(page)
    await shopper.opens('/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await isQuiet()
    expect(requested.filter((address) => address.includes('/remotes/mf-content/'))).not.toEqual([])
    expect(requested.filter((address) => address.includes('/remotes/mf-catalog/'))).toEqual([])
  })
})

test('pages behind visible links are prefetched without Save-Data once the shopper acts', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  const isQuiet = watchTraffic(page)
  await pretendConnection(page, { saveData: false })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await shopper.opens('/')
  await isQuiet()
  expect(requested.filter((address) => address.includes('/remotes/mf-catalog/'))).toEqual([])
  const fetched = page.waitForRequest((request) => request.url().includes('/remotes/mf-catalog/'))
  await page.evaluate(() => scrollBy(0, 20))
  await page.getByRole('main').locator('a[href="/all-products"]').first().scrollIntoViewIfNeeded()
  await fetched
})

test.describe('The mouse', { tag: '@desktop' }, () => {
  test('follows a link when the button is released, not when it is pressed', async ({ shopper }) => {
    const { page } = shopper
    await shopper.opens('/all-products')
    await isAlive(page)
    await turmeric(page).hover()
    await page.mouse.down()
    await page.waitForTimeout(INTENT_MS)
    await expect(page).toHaveURL('/all-products')
    await page.mouse.up()
    await shopper.sees('Turmeric Powder')
    await expect(page).toHaveURL('/all-products/turmeric-powder')
    await page.goBack()
    await shopper.sees('ALL PRODUCTS')
  })

  for (const { what, from, linkOf } of [
    { what: 'a product', from: '/all-products', linkOf: turmeric },
    {
      what: 'a collection',
      from: '/',
      linkOf: (page: Page) => page.getByRole('group', { name: 'Our collections' }).getByRole('link').first(),
    },
  ])
    test(`drags ${what} away and stays on the page`, async ({ shopper }) => {
      const { page } = shopper
      await shopper.opens(from)
      await isAlive(page)
      const link = linkOf(page)
      await link.scrollIntoViewIfNeeded()
      const box = await link.boundingBox()
      if (!box) throw new Error(`${link} cannot be dragged.`)
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 120, y, { steps: 6 })
      await page.mouse.up()
      await page.waitForTimeout(INTENT_MS)
      await expect(page).toHaveURL(from)
    })
})
