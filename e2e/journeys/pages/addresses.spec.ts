import { expect, test } from '../../harness/fixtures'
import { unknownPage } from '../../harness/pages'

test('an unknown address shows the 404 page, with links onward', { tag: '@phone' }, async ({
  shopper,
  request,
}) => {
  expect((await request.get(unknownPage)).status()).toBe(404)
  await shopper.opens(unknownPage)
  await shopper.sees('This page isn’t in our spice tin')
  await shopper.follows('RECIPES')
  await expect(shopper.page).toHaveURL('/recipes')
})

for (const { path, heading } of [
  { path: '/ABOUT', heading: /about/i },
  { path: '/Ground-Spices/turmeric-powder', heading: 'Turmeric Powder' },
  { path: '/CART', heading: 'YOUR SHOPPING CART IS EMPTY' },
  { path: '/Login', heading: 'LOGIN' },
])
  test(`${path} is found in any case`, { tag: '@desktop' }, async ({ shopper, request }) => {
    expect((await request.get(path)).status()).toBe(200)
    await shopper.opens(path)
    await shopper.sees(heading)
  })
