import { expect, test } from '../fixtures'

const shopLinks = [
  ['ALL PRODUCTS', '/all-products'],
  ['SHOP BY WHOLE SPICES', '/whole-spices'],
  ['SHOP BY GROUND SPICES', '/ground-spices'],
  ['SHOP BY DIY SPICES KITS', '/diy-spices'],
  ['SHOP BY SPICES BLENDS', '/retails'],
] as const

test('SHOP opens under the pointer with its five links', { tag: '@desktop' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'SHOP' }).hover()
  for (const [name, path] of shopLinks)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  await page.mouse.move(700, 800)
  await expect(menu.getByRole('link', { name: 'ALL PRODUCTS', exact: true })).toBeHidden()
})

test('SHOP opens by keyboard, and Escape closes it and gives the focus back', { tag: '@desktop' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/about')
  const shop = page.getByRole('button', { name: 'SHOP', exact: true })
  await shop.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'ALL PRODUCTS', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'ALL PRODUCTS', exact: true })).toBeHidden()
  await expect(shop).toBeFocused()
})

test('the header has a drawer up to 1023 pixels and menus from 1024 on', { tag: '@desktop' }, async ({
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

test('the drawer opens one section at a time', { tag: '@phone' }, async ({ shopper }) => {
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
