import type { Locator } from '@playwright/test'
import { loseFile } from '../../harness/browser/network/lost-file'
import { takeDown } from '../../harness/browser/network/remotes'
import { expect, test } from '../../harness/fixtures'
import { insistOnRendered, isAlive } from '../../harness/page/rendered'
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
  // Both at once: pictures above may still be coming.
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

test('the newsletter wants an address, thanks for it, and keeps it when the shop is down', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page, customer } = shopper
  await shopper.opens('/terms')
  const field = page.getByRole('contentinfo').getByLabel('Your email')
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Please enter a valid email.')

  await page.route('**/api/subscribe', (route) => route.fulfill({ status: 500, json: { message: '' } }))
  await writes(field, customer.email)
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Failed to subscribe. Please try again.')
  await expect(field).toHaveValue(customer.email)

  await page.unrouteAll()
  await shopper.presses('SUBSCRIBE')
  await shopper.reads('Subscription successful! Thank you.')
  await expect(field).toHaveValue('')
})

test("what is pressed before the footer's code has come is done once it has", {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page } = shopper
  let letCome = () => {}
  const comes = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/shell/touched-footer.*', async (route) => {
    await comes
    await route.continue()
  })
  await shopper.opens('/terms')
  await isAlive(page)
  await shopper.presses('SUBSCRIBE')
  const button = page.getByRole('button', { name: 'SUBSCRIBE' })
  await expect(button).toHaveAttribute('data-taken')
  letCome()
  await shopper.reads('Please enter a valid email.')
  await expect(button).not.toHaveAttribute('data-taken')
})

/** Presses as assistive technology and scripts do: a click alone, with no pointer or key before it. */
const clickAlone = (target: Locator) => target.evaluate((element: HTMLElement) => element.click())

test("a link of the footer that is a shopper's first act is followed in the same document", async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/terms')
  await isAlive(page)
  await page.evaluate(() => void Object.assign(window, { hasNotReloaded: true }))
  await clickAlone(page.getByRole('contentinfo').locator('a[href="/refund"]'))
  await expect(page).toHaveURL('/refund')
  await shopper.sees('REFUND POLICY')
  expect(await page.evaluate(() => 'hasNotReloaded' in window)).toBe(true)
})

test("a group of the footer opens by a shopper's first act [3.8]", { tag: ['@phone', '@smoke'] }, async ({
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

test('the footer stays on screen where a remote and the code of the footer are lost', {
  tag: '@phone',
}, async ({ shopper }) => {
  const { page } = shopper
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isThere = document.querySelector('footer') !== null
      if (!isThere && 'hadFooter' in window) Object.assign(window, { hasLostFooter: true })
      if (isThere) Object.assign(window, { hadFooter: true })
    }).observe(document, { childList: true, subtree: true })
  })
  await insistOnRendered(page)
  await takeDown(page, 'mf-content')
  const bringBack = await loseFile(page, 'touched-footer')
  await page.goto('/terms')
  await shopper.sees(/can't be shown just now/)
  const help = page.getByRole('contentinfo').getByRole('button', { name: 'HELP' })
  const lost = page.waitForEvent('requestfailed')
  await help.click()
  await lost
  await expect(help).toBeVisible()
  expect(await page.evaluate(() => 'hadFooter' in window && !('hasLostFooter' in window))).toBe(true)

  await bringBack()
  await page.getByRole('contentinfo').getByRole('button', { name: 'SUPPORT' }).click()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible()
})
