import type { Locator } from '@playwright/test'
import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'
import { carousel, inView, listKits, press } from '../../harness/page/carousel'
import { isDrawn, isFinished } from '../../harness/page/rendered'

/** Presses Next and measures at once: a second call may be too late. @returns each animation's length in ms */
async function movementsOfAStep(group: Locator) {
  return group.evaluate(async (carousel) => {
    const next = [...carousel.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next')
    next?.click()
    await new Promise(requestAnimationFrame)
    const animations = carousel.querySelector('ul')?.getAnimations()
    return animations?.map(({ effect }) => effect?.getTiming().duration)
  })
}

/** Waits until all animations have ended and the next frame is drawn. */
async function untilAtRest(group: Locator) {
  await group.evaluate(async (carousel) => {
    await Promise.all(carousel.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
  await isDrawn(group.page())
}

test.describe('With reduced motion', () => {
  test('a step is instant [4.10]', async ({ shopper }) => {
    await shopper.opens('/')
    const range = await carousel(shopper.page, 'DIY spice kits')
    expect(await movementsOfAStep(range)).toEqual([])
    await expect(inView(range).first()).toHaveText(/^Curry Powder/)
  })
})

test.describe('With motion allowed', () => {
  requireCapability('emulated motion and colour preferences')
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a step takes 500 ms [4.8]', async ({ shopper }) => {
    await shopper.opens('/')
    for (const name of shopper.isOnAPhone ? ['DIY spice kits', 'Our collections'] : ['DIY spice kits']) {
      const group = await carousel(shopper.page, name)
      const durations = await movementsOfAStep(group)
      expect(durations).toEqual([500])
    }
  })

  test('the row does not move by itself [4.9]', async ({ shopper }) => {
    const { page } = shopper
    await page.clock.install()
    await shopper.opens('/')
    const range = await carousel(page, 'DIY spice kits')
    const count = await inView(range).count()
    await page.clock.fastForward('01:00')
    await expect(inView(range)).toHaveText(listKits(0, count))
    expect(await range.evaluate((group) => group.getAnimations({ subtree: true }).length)).toBe(0)
  })

  test('a step causes no layout shift [4.10]', async ({ shopper }) => {
    const { page } = shopper
    await shopper.opens('/')
    const range = await carousel(page, 'DIY spice kits')
    // Fonts that load late may shift a line, which is not the step's fault.
    await isFinished(page)
    await page.evaluate(() => {
      const seen = Object.assign(window, { shifts: [] as number[] })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) seen.shifts.push((shift as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift' })
    })
    for (const name of ['Next', 'Next', 'Previous', 'Previous', 'Previous']) {
      await press(range, name)
      // A shift would happen after the animation.
      await untilAtRest(range)
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts).toEqual([])
  })
})
