import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { productPath } from '../../../shared-contracts/src/catalog/product-path'
import type { AdminReviews } from '../../../shared-contracts/src/reviews/admin/reviews-schema'
import { expect, test } from '../../harness/fixtures'
import { expectNoBarriers } from '../../harness/page/accessibility'
import { joinsAdmin } from '../../harness/shopper/joins-admin'
import { receivedProduct } from '../../harness/shopper/received-product'
import type { Shopper } from '../../harness/shopper/shopper'
import { writes } from '../../harness/shopper/writes'

const SANDBOX = 'http://localhost:14100'
const PHOTO = fileURLToPath(new URL('../../../api/pictures/banners/banner-blends.jpg', import.meta.url))

/** Each width and journey has its own product, because both widths run at the same time. */
const products = { phone: { shop: 3, admin: 4 }, desktop: { shop: 5, admin: 6 } }

async function becomesABuyer(shopper: Shopper, origin: string, journey: 'shop' | 'admin') {
  await shopper.becomesACustomer()
  const { email, password } = shopper.customer
  return receivedProduct({
    place: { origin, dataDir: process.env.JOURNEYS_DATA_DIR ?? '' },
    sandbox: SANDBOX,
    login: { email, password },
    number: products[shopper.isOnAPhone ? 'phone' : 'desktop'][journey],
  })
}

async function writesAReview(page: Page, text: string) {
  // The stars are radio buttons, so the arrow keys choose.
  await page.getByRole('radio', { name: '3 stars' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await writes(page.getByLabel(/^What did you think of it/), text)
}

test('a buyer reviews a delivered product, and shoppers read it once it is published', async ({
  shopper,
  stranger,
  baseURL: origin = '',
}) => {
  const { page } = shopper
  const { product, orderId, owner } = await becomesABuyer(shopper, origin, 'shop')
  const text = `Deep colour, and it smells fresh. ${orderId.slice(-4)} <b>times</b> better.`
  const orders = await shopper.looksUpOrders()
  await orders.first().click()
  await page.getByRole('link', { name: `Review ${product.name}` }).click()
  await shopper.sees('WRITE A REVIEW')
  await expectNoBarriers(page)

  await writesAReview(page, 'Call me on 98450 12345')
  await shopper.presses('Send review')
  await shopper.reads('Leave out phone numbers. Everybody can read your review.')
  await writes(page.getByLabel(/^What did you think of it/), text)
  await page.getByLabel(/^Add photos/).setInputFiles(PHOTO)
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expectNoBarriers(page)
  await shopper.presses('Send review')
  await shopper.reads(/waiting for approval/)
  await page.getByRole('link', { name: 'YOUR REVIEWS' }).click()
  await shopper.sees('YOUR REVIEWS')
  await shopper.reads('Waiting for approval')
  await expectNoBarriers(page)

  const path = productPath(product)
  expect(await (await page.request.get(path)).text()).not.toContain(text.slice(0, 20))
  const { reviews } = await owner.get<AdminReviews>('/api/admin/reviews')
  const id = reviews.find(({ excerpt }) => excerpt === text)?.id ?? ''
  await owner.post(200, `/api/admin/reviews/${id}/publish`, { version: 1 })
  await owner.post(200, `/api/admin/reviews/${id}/reply`, { text: 'Thank you for writing.' })
  const html = async () => (await page.request.get(path)).text()
  await expect.poll(html).toContain('Thank you for writing.')
  expect(await html()).toContain('"aggregateRating"')
  expect(await html()).toContain('&lt;b&gt;times&lt;/b&gt;')

  await stranger.becomesACustomer()
  await stranger.opens(path)
  const shown = stranger.page.getByRole('region', { name: 'REVIEWS' })
  await shown.scrollIntoViewIfNeeded()
  const first = shown.getByRole('article').filter({ hasText: text })
  await expect(first.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expectNoBarriers(stranger.page)
  await first.getByRole('button', { name: 'Helpful' }).click()
  await expect(first.getByRole('button', { name: 'Helpful (1)' })).toHaveAttribute('aria-pressed', 'true')
  await first.getByRole('button', { name: 'Report' }).click()
  await stranger.page.getByLabel('What is wrong with this review?').selectOption('Advertising')
  await first.getByRole('button', { name: 'Report review' }).click()
  await stranger.reads('Thank you. We’ll look at this review again.')
})

test('staff read, publish and answer a review with one thumb', { tag: '@once' }, async ({
  shopper,
  strangersPage,
  baseURL: origin = '',
}) => {
  const { product, orderId } = await becomesABuyer(shopper, origin, 'admin')
  const text = `It arrived without any smell. ${orderId}`
  await shopper.opens(`/account/reviews/${product._id}`)
  await writesAReview(shopper.page, text)
  await shopper.presses('Send review')
  await shopper.reads(/waiting for approval/)

  await joinsAdmin(strangersPage, 'owner')
  await strangersPage.goto('/admin/reviews')
  const card = strangersPage.getByRole('link').filter({ hasText: text })
  await expect(card).toBeVisible()
  await expectNoBarriers(strangersPage)
  await card.click()
  await expect(strangersPage.getByText(text)).toBeVisible()
  await expectNoBarriers(strangersPage)
  await strangersPage.getByRole('button', { name: 'Publish review' }).click()
  await expect(strangersPage.getByText('Review published.')).toBeVisible()
  await strangersPage.getByLabel('Public reply').fill('We are sorry, and will send it again.')
  await strangersPage.getByRole('button', { name: 'Publish reply' }).click()
  await expect(strangersPage.getByText('Reply published.')).toBeVisible()
  await expectNoBarriers(strangersPage)

  await shopper.opens('/account/reviews')
  await shopper.reads('We are sorry, and will send it again.')
  await shopper.page.getByRole('button', { name: /^Delete review/ }).click()
  await shopper.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(shopper.page.getByRole('link', { name: /^Write a review/ })).toBeVisible()
})
