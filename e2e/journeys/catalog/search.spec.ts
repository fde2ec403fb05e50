import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect } from '../../harness/expect'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { watchShifts } from '../../harness/page/layout-shift'
import { insistOnRendered, isFinished } from '../../harness/page/rendered'
import { test } from '../../harness/shop/front/behind-front'
import { writes } from '../../harness/shopper/writes'

const turmeric = { name: /^Turmeric Powder/ }

test('a shopper finds turmeric by keyboard alone, in Kannada script', { tag: '@desktop' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/about')
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search the shop' })
  // The key handler loads once the page is idle.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('ಅರಿ')
  await expect(page.getByRole('banner').getByRole('link', turmeric)).toBeVisible()
  await expectNoBarriers(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('banner').getByRole('link', turmeric)).toBeFocused()
  await page.keyboard.press('Enter')
  await shopper.sees('Turmeric Powder')
  await expect(page.getByRole('banner').getByRole('link', turmeric)).toHaveCount(0)
})

test('Escape closes the results, and Enter shows all of them on a separate page', {
  tag: '@desktop',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/about')
  const field = page.getByRole('banner').getByRole('searchbox')
  await field.click()
  await page.keyboard.type('tumeric')
  await expect(page.getByRole('banner').getByRole('link', turmeric)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', turmeric)).toHaveCount(0)
  await expect(field).toHaveValue('tumeric')
  await page.keyboard.press('Enter')
  await shopper.sees('SEARCH')
  await expect(page).toHaveURL('/search?q=tumeric')
  await expect(page).toHaveTitle(/^Search for “tumeric”/)
  await expect(page.getByRole('main').getByRole('link', turmeric)).toBeVisible()
})

test('a shopper with a phone finds cumin by touch, in the drawer and on the search page', {
  tag: ['@phone', '@smoke'],
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/about')
  await shopper.presses('Open menu')
  await page.getByRole('dialog').getByRole('searchbox').click()
  await page.keyboard.type('jeera')
  await expectNoBarriers(page)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Cumin Seeds/ })
    .click()
  await shopper.sees('Cumin Seeds')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await shopper.sees('SEARCH')
  await writes(page.getByRole('main').getByRole('searchbox'), 'zeera')
  await expect(page.getByRole('main').getByRole('link', { name: /^Cumin Seeds/ })).toBeVisible()
  await expectNoBarriers(page)
})

test('a shopper who returns to the search finds the same results', async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/search')
  await writes(page.getByRole('main').getByRole('searchbox'), 'elaichi')
  await expect(page).toHaveURL('/search?q=elaichi')
  await shopper.follows(/^Green Cardamom/)
  await shopper.sees('Green Cardamom')
  await page.goBack()
  await shopper.sees('SEARCH')
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('elaichi')
  await expect(page.getByRole('main').getByRole('link', { name: /^Green Cardamom/ })).toBeVisible()
})

test('a search without results offers the lists', { tag: '@once' }, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/search?q=zzqx')
  await shopper.reads('Nothing found for “zzqx”.')
  await expectNoBarriers(page)
  await shopper.follows('Whole Spices')
  await shopper.sees('SHOP BY WHOLE SPICES')
})

test('the search page does not move when it hydrates', { tag: '@once' }, async ({ shopper }) => {
  requireCapability('layout shifts')
  const { page } = shopper
  const shifts = await watchShifts(page)
  await shopper.opens('/search?q=haldi')
  await expect(page.getByRole('main').getByRole('link', turmeric)).toBeVisible()
  await isFinished(page)
  const moved = await shifts()
  // The header's own links may shift by a letter's width, as on every page.
  const sum = moved.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(moved)).toBeLessThan(0.002)
})

test.describe('A visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  requireCapability('scripts switched off')
  test.beforeEach(({ front }) => insistOnRendered(front))

  test('finds turmeric from the header, by a name they know', { tag: ['@desktop', '@once'] }, async ({
    page,
  }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('searchbox').fill('हल्दी')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=/)
    await page.getByRole('main').getByRole('link', turmeric).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Turmeric Powder' })).toBeVisible()
  })

  test('finds it on a phone too, and gets a message if nothing is found', {
    tag: ['@phone', '@once'],
  }, async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
    await page.getByRole('main').getByRole('searchbox').fill('zzqx')
    await page.getByRole('button', { name: 'SEARCH', exact: true }).click()
    await expect(page.getByText('Nothing found for “zzqx”.')).toBeVisible()
    await page.getByRole('main').getByRole('searchbox').fill('haldi')
    await page.getByRole('button', { name: 'SEARCH', exact: true }).click()
    await expect(page.getByRole('main').getByRole('link', turmeric)).toBeVisible()
  })
})

test.describe('Bad input', () => {
  for (const [what, question] of [
    ['10 kB', 'haldi'.repeat(2000)],
    ['control characters', '%00%07%1B'],
    ['direction marks', '%E2%80%AEhaldi%E2%80%AC'],
    ['bytes that are not text', '%FF%FE'],
  ] as const)
    test(`${what} get a clear response`, { tag: ['@desktop', '@once'] }, async ({ shopper }) => {
      const { page } = shopper
      const answer = await page.goto(`/search?q=${question}`)
      expect(answer?.status()).toBe(200)
      await shopper.sees('SEARCH')
      await expect(page.getByRole('main').getByRole('searchbox')).toBeEditable()
    })
})
