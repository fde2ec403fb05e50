import type { Locator, Page } from '@playwright/test'
import { needs } from '../engines/needs'
import { expect, test } from '../fixtures'

const kits = ['Chole Masala', 'Curry Powder', 'Rasam Powder', 'Butter Paneer Masala']
const collections = ['WHOLE SPICES', 'GROUND SPICES', 'DIY SPICE KIT', 'SPICES BLENDS']

/** `count` kits from the one at `first` on; after the last comes the first. */
const kitsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => new RegExp(`^${kits[(first + at) % kits.length]}`))

/** The carousel of that name, alive and in the middle of the screen. */
async function carousel(page: Page, name: string): Promise<Locator> {
  const group = page.getByRole('group', { name })
  await expect(group.locator('[data-alive]')).toBeVisible()
  await group.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return group
}

const inView = (group: Locator) => group.locator('li:not([inert])')
const press = (group: Locator, name: string) => group.getByRole('button', { name, exact: true }).click()

/**
 * Presses Next and looks in the next frame: on a busy machine the step would be over before another call.
 * @returns how long each movement of the row takes, in milliseconds
 */
async function movementsOfAStep(group: Locator) {
  return group.evaluate(async (carousel) => {
    const next = [...carousel.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next')
    next?.click()
    await new Promise(requestAnimationFrame)
    const animations = carousel.querySelector('ul')?.getAnimations()
    return animations?.map(({ effect }) => effect?.getTiming().duration)
  })
}

/** Draws the row by part of a slide, at most 0.6, as a finger or the mouse does. */
async function swipe(page: Page, group: Locator, slides: number) {
  const box = await inView(group).first().boundingBox()
  if (!box) throw new Error('The carousel shows no slide to swipe.')
  // From where the whole way is on the screen.
  const x = box.x + box.width * (slides < 0 ? 0.8 : 0.2)
  const y = box.y + box.height / 3
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + slides * box.width, y, { steps: 8 })
  await page.mouse.up()
}

test.describe('The kits of the range', () => {
  for (const { width, count } of [
    { width: 1440, count: 4 },
    { width: 1025, count: 4 },
    { width: 1024, count: 2 },
    { width: 768, count: 2 },
    { width: 481, count: 2 },
    { width: 480, count: 1 },
    { width: 427, count: 1 },
    { width: 426, count: 2 },
    { width: 390, count: 2 },
  ])
    test(`${count} kits are in view at ${width} px, and Next brings the following`, {
      tag: '@desktop',
    }, async ({ shopper }) => {
      const { page } = shopper
      await page.setViewportSize({ width, height: 900 })
      await shopper.opens('/')
      const range = await carousel(page, 'DIY spice kits')
      await expect(inView(range)).toHaveText(kitsFrom(0, count))
      for (const slide of await inView(range).all()) await expect(slide).toBeInViewport({ ratio: 0.9 })
      await press(range, 'Next')
      await expect(inView(range)).toHaveText(kitsFrom(1, count))
      for (const slide of await inView(range).all()) await expect(slide).toBeInViewport({ ratio: 0.9 })
    })

  test('it goes round, on and back', async ({ shopper }) => {
    await shopper.opens('/')
    const range = await carousel(shopper.page, 'DIY spice kits')
    const count = await inView(range).count()
    for (const first of [1, 2, 3, 0, 1]) {
      await press(range, 'Next')
      await expect(inView(range)).toHaveText(kitsFrom(first, count))
    }
    for (const first of [0, 3]) {
      await press(range, 'Previous')
      await expect(inView(range)).toHaveText(kitsFrom(first, count))
    }
  })

  test('a swipe draws the next or the last kit into view, and opens none', async ({ shopper }) => {
    await shopper.opens('/')
    const range = await carousel(shopper.page, 'DIY spice kits')
    const count = await inView(range).count()
    await swipe(shopper.page, range, -0.6)
    await expect(inView(range)).toHaveText(kitsFrom(1, count))
    await swipe(shopper.page, range, 0.6)
    await swipe(shopper.page, range, 0.6)
    await expect(inView(range)).toHaveText(kitsFrom(3, count))
    await expect(shopper.page).toHaveURL('/')
  })

  test('the arrow keys move it, and the focus goes on to a kit in view', async ({ shopper }) => {
    const { page } = shopper
    await shopper.opens('/')
    const range = await carousel(page, 'DIY spice kits')
    await range.getByRole('link', { name: /^Chole Masala/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(range.getByRole('link', { name: /^Curry Powder/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(range.getByRole('link', { name: /^Rasam Powder/ })).toBeFocused()
  })

  test('a kit leads to the kits', async ({ shopper }) => {
    await shopper.opens('/')
    const range = await carousel(shopper.page, 'DIY spice kits')
    await range.getByRole('link', { name: /^Curry Powder/ }).click()
    await shopper.sees('SHOP BY DIY SPICES KIT')
  })
})

test.describe('Where less motion is asked for', () => {
  test('a step is there at once', async ({ shopper }) => {
    await shopper.opens('/')
    const range = await carousel(shopper.page, 'DIY spice kits')
    expect(await movementsOfAStep(range)).toEqual([])
    await expect(inView(range).first()).toHaveText(/^Curry Powder/)
  })
})

test.describe('Where motion is welcome', () => {
  needs('a choice of motion and colours')
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a step takes 500 ms', async ({ shopper }) => {
    await shopper.opens('/')
    for (const name of shopper.isOnAPhone ? ['DIY spice kits', 'Our collections'] : ['DIY spice kits']) {
      const group = await carousel(shopper.page, name)
      const durations = await movementsOfAStep(group)
      expect(durations).toEqual([500])
    }
  })

  test('nothing moves by itself', async ({ shopper }) => {
    await shopper.opens('/')
    const range = await carousel(shopper.page, 'DIY spice kits')
    const count = await inView(range).count()
    await shopper.page.waitForTimeout(3000)
    await expect(inView(range)).toHaveText(kitsFrom(0, count))
    expect(await range.evaluate((group) => group.getAnimations({ subtree: true }).length)).toBe(0)
  })

  test('a step shifts nothing of the page', async ({ shopper }) => {
    const { page } = shopper
    await shopper.opens('/')
    const range = await carousel(page, 'DIY spice kits')
    await page.evaluate(() => {
      const seen = Object.assign(window, { shifts: [] as number[] })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) seen.shifts.push((shift as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    for (const name of ['Next', 'Next', 'Previous', 'Previous', 'Previous']) {
      await press(range, name)
      // The shift, if there were one, would come after the movement.
      await page.waitForTimeout(900)
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts).toEqual([])
  })
})

test.describe('The collections', () => {
  test('stand as a plain row of four on wide screens', { tag: '@desktop' }, async ({ shopper }) => {
    await shopper.opens('/')
    const row = await carousel(shopper.page, 'Our collections')
    await expect(inView(row)).toHaveText(collections)
    await expect(row.getByRole('button')).toHaveCount(0)
  })

  test('go round two by two on phones, by arrows and by dots, and say where they are', {
    tag: '@phone',
  }, async ({ shopper }) => {
    await shopper.opens('/')
    const row = await carousel(shopper.page, 'Our collections')
    const dot = (number: number) => row.getByRole('button', { name: `Slide ${number}`, exact: true })
    await expect(inView(row)).toHaveText(collections.slice(0, 2))
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
    await expect(row.getByText(/^Slide \d of 4$/)).toHaveCount(0)

    await press(row, 'Next')
    await expect(inView(row)).toHaveText(collections.slice(1, 3))
    await expect(dot(2)).toHaveAttribute('aria-current', 'true')
    await expect(row.getByText('Slide 2 of 4')).toHaveAttribute('aria-live', 'polite')

    await dot(4).click()
    await expect(inView(row)).toHaveText(['SPICES BLENDS', 'WHOLE SPICES'])
    await expect(row.getByText('Slide 4 of 4')).toBeAttached()
    await press(row, 'Next')
    await expect(inView(row)).toHaveText(collections.slice(0, 2))
    await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  })
})
