import type { Page } from '@playwright/test'
import { blockRemote } from '../../harness/browser/network/remotes'
import { expect } from '../../harness/expect'
import { collectComplaints } from '../../harness/page/complaints'
import { isAlive } from '../../harness/page/rendered'
import { test } from '../../harness/shop/front/behind-front'

/** Tries what injected code would try. @returns the names of the attempts that succeeded */
function tryInjections(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attempts = {
      html: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      upload: () => Object.assign(document.createElement('script'), { src: '/uploads/x.js' }),
      answer: () => Object.assign(document.createElement('script'), { src: '/api/products' }),
      up: () => Object.assign(document.createElement('script'), { src: '/remotes/../pay/submit.js' }),
    }
    if (!('trustedTypes' in globalThis)) return []
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })
}

test('injected code can add neither markup nor a script from an unknown origin', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/', '/login', '/nowhere']) {
    await page.goto(path)
    await isAlive(page)
    expect(await tryInjections(page)).toEqual([])
  }
})

test('every remote, an article and a retry load under the pages’ policy', { tag: '@desktop' }, async ({
  shopper,
  front,
}) => {
  const { page } = shopper
  // The catalogue's files load first but must fail at the end, so the browser must not cache them.
  front.letNothingBeKept()
  const complaints = collectComplaints(page)
  await shopper.opens('/blogs')
  await isAlive(page)
  await page.locator('main a[href^="/blogs/"]').first().click()
  // The article's own page has replaced the list of eight.
  await expect(page.locator('article')).toHaveCount(1)
  await expect(page.locator('article')).toContainText(/\w{4}/)
  await expect(page.locator('article p').first()).toBeVisible()
  for (const path of ['/all-products', '/cart', '/login', '/contact']) {
    await page.goto(path)
    await isAlive(page)
  }
  expect(complaints).toEqual([])
  blockRemote(front, 'mf-catalog')
  await shopper.opens('/all-products')
  await shopper.sees('The catalogue can’t be shown right now')
  front.leaveAnswersToServer()
  await shopper.presses('Retry')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
