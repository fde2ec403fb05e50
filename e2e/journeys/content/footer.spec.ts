import type { Locator } from '@playwright/test'
import { blockRemote } from '../../harness/browser/network/remotes'
import { expect } from '../../harness/expect'
import { watchLoss } from '../../harness/page/lost-script'
import { insistOnRendered, isAlive } from '../../harness/page/rendered'
import { test } from '../../harness/shop/front/behind-front'
import { writes } from '../../harness/shopper/writes'

const groups = [
  { title: 'SHOP SPICES', link: 'Whole spices' },
  { title: 'HELP', link: 'Refund' },
] as const

test("at 768 pixels the footer's groups are accordions, one open at a time [3.8]", { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await page.setViewportSize({ width: 768, height: 900 })
  await shopper.opens('/terms')
  const footer = page.getByRole('contentinfo')
  const link = (name: string) => footer.getByRole('link', { name, exact: true })
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('button', { name: groups[0].title }).click()
  await expect(link(groups[0].link)).toBeVisible()
  await footer.getByRole('button', { name: groups[1].title }).click()
  await expect(link(groups[1].link)).toBeVisible()
  await expect(link(groups[0].link)).toBeHidden()
  await footer.getByRole('button', { name: groups[1].title }).click()
  await expect(link(groups[1].link)).toBeHidden()
})

test("above 768 pixels the footer's groups are columns [3.8]", { tag: '@desktop' }, async ({ shopper }) => {
  const { page } = shopper
  await page.setViewportSize({ width: 769, height: 900 })
  await shopper.opens('/terms')
  for (const { link } of groups)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: link, exact: true })).toBeVisible()
  // All positions are read at once, because pictures above may still be loading.
  const places = await page.getByRole('contentinfo').evaluate((footer) =>
    [...footer.querySelectorAll('a')].map((link) => {
      const { x, y } = link.getBoundingClientRect()
      return { name: link.textContent, x, y }
    }),
  )
  const placeOf = (name: string) => places.find((link) => link.name === name) ?? { x: 0, y: 0 }
  const [left, right] = [placeOf('Whole spices'), placeOf('Terms')]
  expect(right.y).toBe(left.y)
  expect(right.x).toBeGreaterThan(left.x + 100)
})

test('the newsletter form requires an address, confirms it, and keeps it if the shop is down', {
  tag: '@phone',
}, async ({ shopper, front }) => {
  const { page, customer } = shopper
  await shopper.opens('/terms')
  const field = page.getByRole('contentinfo').getByLabel('Your email')
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Please enter a valid email.')

  front.answer(/^POST \/api\/subscribe$/, () => ({ status: 500, body: { message: '' } }))
  await writes(field, customer.email)
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Failed to subscribe. Please try again.')
  await expect(field).toHaveValue(customer.email)

  front.leaveAnswersToServer()
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Subscription successful! Thank you.')
  await expect(field).toHaveValue('')
})

test("input before the footer's code has loaded takes effect once it has", {
  tag: '@phone',
}, async ({ shopper, front }) => {
  const { page } = shopper
  const letCome = front.hold(/\/touched-footer\./)
  await shopper.opens('/terms')
  await isAlive(page)
  await shopper.presses('SUBSCRIBE')
  const button = page.getByRole('button', { name: 'SUBSCRIBE' })
  await expect(button).toHaveAttribute('data-taken')
  letCome()
  await shopper.reads('Please enter a valid email.')
  await expect(button).not.toHaveAttribute('data-taken')
})

/** Clicks as assistive technology and scripts do, without a pointer or key event first. */
const clickAlone = (target: Locator) => target.evaluate((element: HTMLElement) => element.click())

test("a footer link that is a shopper's first input navigates within the document", async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/terms')
  await isAlive(page)
  await page.evaluate(() => void Object.assign(window, { hasNotReloaded: true }))
  await clickAlone(page.getByRole('contentinfo').locator('a[href="/refund"]'))
  await expect(page).toHaveURL('/refund')
  await shopper.sees('REFUND POLICY')
  expect(await page.evaluate(() => 'hasNotReloaded' in window)).toBe(true)
})

test("a footer group opens on a shopper's first input [3.8]", { tag: ['@phone', '@smoke'] }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/terms')
  await isAlive(page)
  const help = page.getByRole('contentinfo').getByRole('button', { name: 'HELP' })
  await expect(help).toHaveAttribute('aria-expanded', 'false')
  await clickAlone(help)
  await expect(help).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Refund' })).toBeVisible()
})

test('the footer stays on screen if a remote and the code of the footer fail to load', {
  tag: '@phone',
}, async ({ shopper, front }) => {
  const { page } = shopper
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isThere = document.querySelector('footer') !== null
      if (!isThere && 'hadFooter' in window) Object.assign(window, { hasLostFooter: true })
      if (isThere) Object.assign(window, { hadFooter: true })
    }).observe(document, { childList: true, subtree: true })
  })
  insistOnRendered(front)
  blockRemote(front, 'mf-content')
  front.lose(/\/touched-footer\./)
  const isLost = await watchLoss(page, 'touched-footer')
  await page.goto('/terms')
  await shopper.sees(/can’t be shown right now/)
  const help = page.getByRole('contentinfo').getByRole('button', { name: 'HELP' })
  await help.click()
  await isLost()
  await expect(help).toBeVisible()
  expect(await page.evaluate(() => 'hadFooter' in window && !('hasLostFooter' in window))).toBe(true)

  front.lose()
  await page.getByRole('contentinfo').getByRole('button', { name: 'SUPPORT' }).click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible()
})
