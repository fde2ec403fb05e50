import { expect } from '../../harness/expect'
import { collectComplaints } from '../../harness/page/complaints'
import { insistOnRendered, isWhollyAlive } from '../../harness/page/rendered'
import { otherAddresses } from '../../harness/pages'
import { pathsOfChanged } from '../../harness/shop/changed-remotes'
import { test } from '../../harness/shop/front/behind-front'

/** Pages tested at both widths and in every engine; every-page.spec.ts covers all pages once. */
const EVERYWHERE = ['/', '/about', '/ground-spices/turmeric-powder', '/account']

for (const path of pathsOfChanged([...EVERYWHERE, '/login?forgotten', ...otherAddresses]))
  test(`the browser hydrates ${path} as the server rendered it`, {
    tag: EVERYWHERE.includes(path) ? [] : ['@phone', '@once'],
  }, async ({ page, front }) => {
    const complaints = collectComplaints(page)
    insistOnRendered(front)
    await page.goto(path)
    await isWhollyAlive(page)
    // The transaction in that address doesn't exist, so its status call fails.
    expect(complaints.filter((each) => !each.includes('/api/phonepe/status/'))).toEqual([])
  })

test('a customer with a full cart hydrates pages as the server rendered them for everyone', {
  tag: ['@phone', '@smoke'],
}, async ({ shopper, front }) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  const complaints = collectComplaints(page)
  insistOnRendered(front)
  for (const path of ['/', '/ground-spices/turmeric-powder', '/cart', '/checkout', '/login', '/account']) {
    await page.goto(path)
    await isWhollyAlive(page)
    await expect(shopper.cartLink).toContainText('1')
    // Firefox reports aborted scripts of a page as errors.
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})

test('a page that differs from the server rendering reports an error', { tag: '@phone' }, async ({
  page,
  front,
}) => {
  const complaints = collectComplaints(page)
  insistOnRendered(front, (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Something else'))
  await page.goto('/about')
  await isWhollyAlive(page)
  await expect.poll(() => complaints).toEqual([expect.stringContaining('Minified React error #418')])
})
