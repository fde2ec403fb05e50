import type { Locator } from '@playwright/test'
import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'

const shopLinks = [
  ['ALL PRODUCTS', '/all-products'],
  ['SHOP BY WHOLE SPICES', '/whole-spices'],
  ['SHOP BY GROUND SPICES', '/ground-spices'],
  ['SHOP BY DIY SPICES KITS', '/diy-spices'],
  ['SHOP BY SPICES BLENDS', '/retails'],
] as const

test('SHOP opens under the pointer with its five links [2.6]', { tag: '@desktop' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'SHOP' }).hover()
  for (const [name, path] of shopLinks)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await page.mouse.move(700, 800)
  await expect(menu.getByRole('link', { name: 'ALL PRODUCTS', exact: true })).toBeHidden()
})

test('the five shortcuts of SHOP are round pictures [2.4]', { tag: '@desktop' }, async ({ shopper }) => {
  requireCapability('hit testing of rounded corners')
  const { page } = shopper
  await shopper.opens('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'SHOP' }).hover()
  const pictures = menu.getByRole('link').locator('img')
  await expect(pictures).toHaveCount(5)
  for (const picture of await pictures.all()) await expect.poll(() => isACircle(picture)).toBe(true)
})

test('the logo is in a circle at the top centre, and links to the home page [2.14]', {
  tag: '@desktop',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/about')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Kesar & Clove home' })
  const { x, y, width } = (await logo.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  // The document is narrower than the window if there is a scrollbar.
  const middle = (await page.evaluate(() => document.documentElement.clientWidth)) / 2
  expect(Math.abs(x + width / 2 - middle)).toBeLessThan(1)
  expect(y).toBeLessThan(20)
  expect(await isACircle(logo)).toBe(true)
  await logo.click()
  await shopper.sees('BRINGING THE FLAVOURS TO YOU!')
})

test('the logo floats over the page on a phone, and stays while it scrolls [2.1]', { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 425, height: 844 })
  await shopper.opens('/about')
  const header = page.getByRole('banner')
  const logo = header.getByRole('link', { name: 'Kesar & Clove home' })
  const bottomOf = async (element: typeof logo) => {
    const box = await element.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  expect(await bottomOf(logo)).toBeGreaterThan(await bottomOf(header))
  expect(await isACircle(logo)).toBe(true)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  await expect(logo).toBeInViewport({ ratio: 1 })
  await expect.poll(() => isACircle(logo)).toBe(true)
})

test('SHOP opens by keyboard, and Escape closes it and returns the focus [2.8]', {
  tag: '@desktop',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/about')
  const shop = page.getByRole('button', { name: 'SHOP', exact: true })
  await shop.focus()
  await page.keyboard.press('Enter')
  await expect(shop).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'ALL PRODUCTS', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'ALL PRODUCTS', exact: true })).toBeHidden()
  await expect(shop).toBeFocused()
})

test('the header has a drawer up to 1023 pixels and menus from 1024 on [2.1]', { tag: '@desktop' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/about')
  const header = page.getByRole('banner')
  for (const [width, hasMenus] of [
    [425, false],
    [426, false],
    [1023, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(header.getByRole('button', { name: 'SHOP' })).toBeVisible({ visible: hasMenus })
    await expect(header.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: !hasMenus })
    await expect(page.getByRole('link', { name: 'Chat with us (opens in a new tab)' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Kesar & Clove home' })).toBeVisible()
  }
})

test('the drawer opens one section at a time [2.15, 2.17]', { tag: ['@phone', '@smoke'] }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/about')
  await shopper.presses('Open menu')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'CREATE ACCOUNT' })).toHaveAttribute('href', '/register')
  await drawer.getByRole('button', { name: 'SHOP' }).click()
  for (const [name, path] of shopLinks)
    await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await drawer.getByRole('button', { name: 'DISCOVER' }).click()
  await expect(drawer.getByRole('link', { name: 'ABOUT US' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'ALL PRODUCTS' })).toBeHidden()
  await drawer.getByRole('button', { name: 'DISCOVER' }).click()
  await expect(drawer.getByRole('link', { name: 'ABOUT US' })).toBeHidden()
  await drawer.getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

/** True if an element is a circle: as wide as high, and hit at its centre and sides but not at its corners. */
function isACircle(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const isHit = ([across, down]: readonly [number, number]) =>
      node.contains(document.elementFromPoint(left + width * across, top + height * down))
    const sides = [
      [0.5, 0.5],
      [0.03, 0.5],
      [0.97, 0.5],
      [0.5, 0.03],
      [0.5, 0.97],
    ] as const
    const corners = [
      [0.06, 0.06],
      [0.94, 0.06],
      [0.06, 0.94],
      [0.94, 0.94],
    ] as const
    return Math.abs(width - height) < 1 && sides.every(isHit) && !corners.some(isHit)
  })
}
