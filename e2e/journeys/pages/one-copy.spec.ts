import type { Response } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'
import { expectNoSheetTwice } from '../../harness/page/applied-sheets'
import { sharedCopies } from '../../harness/page/shared-copies'

/** Words that appear in the code of only one package. */
const signatures = {
  react: 'react.transitional.element',
  'react-dom': 'Minified React error',
  'react-router': 'useNavigate() may be used only in the context',
  'react-redux': 'react-redux-context',
  'shared-contracts': 'shop/opened',
}

test('a page with two remotes has one copy of everything they share', { tag: '@desktop' }, async ({
  shopper,
}) => {
  const { page } = shopper
  const coming: Promise<string>[] = []
  const read = (answer: Response) => {
    if (answer.request().resourceType() === 'script') coming.push(answer.text())
  }
  page.on('response', read)
  await shopper.opens('/about')
  await shopper.findsInTheShopMenu('SHOP BY GROUND SPICES')
  await shopper.follows(/^Turmeric Powder /)
  await shopper.sees('Turmeric Powder')

  // A script that is prefetched from now on could not be read when the test ends.
  page.off('response', read)
  const scripts = await Promise.all(coming)
  const copies = await sharedCopies(page)
  for (const name of ['react', 'react/jsx-runtime', 'react-router-dom', 'shared-contracts/http'])
    expect(copies).toHaveProperty([name])
  for (const [name, providers] of Object.entries(copies)) expect(providers, name).toEqual(['shell'])
  for (const [name, words] of Object.entries(signatures))
    expect(
      scripts.filter((script) => script.includes(words)),
      name,
    ).toHaveLength(1)
})

test("the shell's bar counts what a remote puts into the cart", { tag: '@phone' }, async ({ shopper }) => {
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await expect(shopper.cartLink).toContainText('1')
  await shopper.page.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(shopper.cartLink).toContainText('2')
})

test('a listing fetches no script twice, and applies no style sheet twice', { tag: '@phone' }, async ({
  shopper,
}) => {
  await shopper.opens('/ground-spices')
  await shopper.page.waitForLoadState('networkidle')
  // Ignores repeated requests that are served from the cache.
  const fetched = await shopper.page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name }) => name),
  )
  expect(fetched.length).toBeGreaterThan(0)
  expect(fetched).toEqual([...new Set(fetched)])
  await expectNoSheetTwice(shopper.page)
})
