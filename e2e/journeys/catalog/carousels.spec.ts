import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'
import { carousel, inView, listKits, press } from '../../harness/page/carousel'

/** Drags the row by part of a slide, at most 0.6, as a finger or a mouse does. */
async function swipe(page: Page, group: Locator, slides: number) {
  const box = await inView(group).first().boundingBox()
  if (!box) throw new Error('The carousel shows no slide to swipe.')
  // Starts where the whole drag stays on screen.
  const x = box.x + box.width * (slides < 0 ? 0.8 : 0.2)
  const y = box.y + box.height / 3
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + slides * box.width, y, { steps: 8 })
  await page.mouse.up()
}

const layouts = [
  { width: 1440, count: 4 },
  { width: 1025, count: 4 },
  { width: 1024, count: 2 },
  { width: 768, count: 2 },
  { width: 481, count: 2 },
  { width: 480, count: 1 },
  { width: 427, count: 1 },
  { width: 426, count: 2 },
  { width: 390, count: 2 },
]

test('one, two or four kits are visible, depending on the width, and Next shows the following ones [4.7]', {
  tag: '@desktop',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/')
  const range = await carousel(page, 'DIY spice kits')
  let first = 0
  for (const { width, count } of layouts) {
    await page.setViewportSize({ width, height: 900 })
    for (const shown of [first, first + 1]) {
      if (shown > first) await press(range, 'Next')
      // Pressing Next or changing the width may have scrolled the page.
      await carousel(page, 'DIY spice kits')
      await expect(inView(range), `at ${width} px`).toHaveText(listKits(shown, count))
      for (const slide of await inView(range).all()) await expect(slide).toBeInViewport({ ratio: 0.9 })
    }
    first += 1
  }
})

test('the carousel wraps around in both directions [4.8]', async ({ shopper }) => {
  await shopper.opens('/')
  const range = await carousel(shopper.page, 'DIY spice kits')
  const count = await inView(range).count()
  for (const first of [1, 2, 3, 0, 1]) {
    await press(range, 'Next')
    await expect(inView(range)).toHaveText(listKits(first, count))
  }
  for (const first of [0, 3]) {
    await press(range, 'Previous')
    await expect(inView(range)).toHaveText(listKits(first, count))
  }
})

test('a swipe shows the next or the previous kit, and opens none [4.9]', async ({ shopper }) => {
  await shopper.opens('/')
  const range = await carousel(shopper.page, 'DIY spice kits')
  const count = await inView(range).count()
  await swipe(shopper.page, range, -0.6)
  await expect(inView(range)).toHaveText(listKits(1, count))
  await swipe(shopper.page, range, 0.6)
  await swipe(shopper.page, range, 0.6)
  await expect(inView(range)).toHaveText(listKits(3, count))
  await expect(shopper.page).toHaveURL('/')
})

test('the arrow keys move the carousel, and the focus moves to a visible kit [4.9]', async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/')
  const range = await carousel(page, 'DIY spice kits')
  await range.getByRole('link', { name: /^Chole Masala/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(range.getByRole('link', { name: /^Curry Powder/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(range.getByRole('link', { name: /^Rasam Powder/ })).toBeFocused()
})

test('a kit links to the kits [4.6]', { tag: '@phone' }, async ({ shopper }) => {
  await shopper.opens('/')
  const range = await carousel(shopper.page, 'DIY spice kits')
  await range.getByRole('link', { name: /^Curry Powder/ }).click()
  await shopper.sees('SHOP BY DIY SPICES KIT')
})
