import { requireCapability } from '../../harness/browser/engines/require-capability'
import { expect, test } from '../../harness/fixtures'
import { isWhollyAlive } from '../../harness/page/rendered'

test('a cook with a phone scales a recipe, uses a timer, and needs no network', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/product/3')
  // Before the page is hydrated, only one of two presses would take effect.
  await isWhollyAlive(page)
  await shopper.presses('More servings')
  await shopper.presses('More servings')
  await expect(page.getByText('3 tbsp Chole Masala')).toBeVisible()
  const loaded = page.waitForResponse(/\/touched-timers\.\w+\.js$/)
  await shopper.follows('COOK STEP BY STEP')
  await expect(page).toHaveURL('/product/3/cook')
  await expect(page.getByRole('heading', { level: 2, name: 'Soak' })).toBeVisible()

  await shopper.presses('NEXT')
  await expect(page.getByRole('heading', { level: 2, name: 'Soak' })).toBeHidden()
  await loaded
  await page.context().setOffline(true)
  await shopper.presses('Start 20 min')
  await expect(page.getByRole('timer', { name: 'Pressure cook' })).toHaveText(/^(20:00|19:5\d)$/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 2, name: 'Build the base' })).toBeVisible()
  await page.getByText('Ingredients for 6-9').click()
  await expect(page.getByText('3 tbsp Chole Masala')).toBeVisible()
  await page.context().setOffline(false)

  await page.goBack()
  await shopper.sees('Punjabi Chole')
  await expect(page.getByText('3 tbsp Chole Masala')).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 2, name: 'Build the base' })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'Pressure cook' })).toBeVisible()
})

test('a cook puts the spices for a dish into the cart, except those at home', { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/product/3')
  await shopper.presses('ADD THE SPICES FOR THIS DISH')
  await page.getByRole('checkbox', { name: 'Turmeric Powder, 100 g' }).click()
  await shopper.presses('ADD 1 PACK TO CART')
  await shopper.reads('1 pack added to your cart.')
  await expect(shopper.cartLink).toContainText('1')
  await shopper.follows('View cart')
  await shopper.sees('YOUR CART')
  await expect(page.getByRole('group', { name: 'Quantity of Chole Masala' })).toHaveText('1')
  await expect(page.getByRole('group', { name: 'Quantity of Turmeric Powder' })).toHaveCount(0)
})

test('a shopper goes from a spice to a dish, and from the dish to its spices', { tag: '@smoke' }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/retails/chole-masala')
  await shopper.follows(/^Punjabi Chole/)
  await shopper.sees('Punjabi Chole')
  await page
    .getByRole('list', { name: 'Buy the spices for this dish' })
    .getByRole('link', { name: 'Turmeric Powder' })
    .click()
  await shopper.sees('Turmeric Powder')
})

test('a recipe is printed for the chosen number of servings', { tag: '@desktop' }, async ({ shopper }) => {
  requireCapability('print rendering')
  const { page } = shopper
  await shopper.opens('/product/3')
  await shopper.presses('More servings')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('For 5-7', { exact: true })).toBeVisible()
  await expect(page.getByText('2½ tbsp Chole Masala')).toBeVisible()
  for (const role of ['button', 'checkbox', 'group'] as const)
    await expect(page.getByRole('main').getByRole(role)).toHaveCount(0)
})
