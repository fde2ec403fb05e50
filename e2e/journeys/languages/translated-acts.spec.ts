import { expect, test } from '../../harness/fixtures'
import { isTranslated } from '../../harness/page/foreign-hands'
import { writes } from '../../harness/shopper/writes'

test.beforeEach(({ page }) => isTranslated(page))

test('a contact form on a translated page is rejected with empty fields, and sent without', {
  tag: '@phone',
}, async ({ shopper }) => {
  const main = shopper.page.getByRole('main')
  await shopper.opens('/contact')
  await shopper.presses('SUBMIT')
  await expect(main.getByLabel('First Name')).toBeFocused()
  const fields = {
    'First Name': 'Asha',
    'Last Name': 'Rao',
    Email: 'asha@example.com',
    'Phone Number': '9845012345',
    Message: 'Do you sell mace?',
  }
  for (const [label, text] of Object.entries(fields))
    await writes(main.getByLabel(label, { exact: true }), text)
  await shopper.presses('SUBMIT')
  await shopper.reads('Message sent successfully!')
})

test('a shopper pays an amount from a translated page', { tag: ['@phone', '@once'] }, async ({ shopper }) => {
  const main = shopper.page.getByRole('main')
  await shopper.opens('/payment')
  await shopper.presses('Pay with PhonePe')
  await expect(shopper.page).toHaveURL('/payment')
  await writes(main.getByLabel('Amount'), '450.50')
  await writes(main.getByLabel('Name'), 'Asha Rao')
  await writes(main.getByLabel('Phone'), '9845012345')
  await shopper.presses('Pay with PhonePe')
  await shopper.pays({ upi: 'success@ybl' })
  await shopper.sees('Payment Successful')
  await shopper.reads('Rs 450.50')
})

test('a search on a translated page finds one product, then another, then none', { tag: '@phone' }, async ({
  shopper,
}) => {
  const { page } = shopper
  const main = page.getByRole('main')
  await shopper.opens('/search')
  await writes(main.getByRole('searchbox'), 'haldi')
  await expect(main.getByRole('link', { name: /^Turmeric Powder/ })).toBeVisible()
  await writes(main.getByRole('searchbox'), 'elaichi')
  await expect(main.getByRole('link', { name: /^Green Cardamom/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^Turmeric Powder/ })).toHaveCount(0)
  await writes(main.getByRole('searchbox'), 'zzqx')
  await shopper.reads('Nothing found for “zzqx”.')
})

test('choosing another pack changes the price on a translated page, and the product can be shared', {
  tag: '@once',
}, async ({ shopper }) => {
  const { page } = shopper
  await shopper.opens('/ground-spices/turmeric-powder')
  const packs = page.getByRole('combobox', { name: 'Select the Quantity' })
  for (const pack of ['250 g', '100 g']) {
    const option = await packs.getByRole('option', { name: new RegExp(`^${pack} - `) }).textContent()
    await packs.selectOption(option)
    const price = /[\d.,]+$/.exec(option ?? '')?.[0] ?? 'no price'
    await expect(page.getByRole('main').getByText(`Rs ${price}`, { exact: true }).first()).toBeVisible()
  }
  await shopper.presses('Share')
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/ground-spices\/turmeric-powder$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a cook changes servings and starts a timer on a translated page', { tag: ['@phone', '@once'] }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.opens('/product/3')
  await shopper.presses('More servings')
  await expect(page.getByText('2½ tbsp Chole Masala')).toBeVisible()
  await shopper.presses('More servings')
  await expect(page.getByText('3 tbsp Chole Masala')).toBeVisible()
  await expect(page.getByText('2½ tbsp Chole Masala')).toHaveCount(0)
  await shopper.follows('COOK STEP BY STEP')
  await shopper.presses('NEXT')
  await shopper.presses('Start 20 min')
  const timer = page.getByRole('timer', { name: 'Pressure cook' })
  await expect(timer).toHaveText(/^19:5\d$/)
  const before = (await timer.textContent()) ?? ''
  await expect(timer).not.toHaveText(before)
})

test('the toast of a translated page names the missing details', { tag: ['@phone', '@once'] }, async ({
  shopper,
}) => {
  const { page } = shopper
  await shopper.becomesACustomer()
  await shopper.addsToCart('Turmeric Powder', '250 g')
  await shopper.goesToCheckout()
  await page.getByRole('button', { name: 'SAVE ADDRESS' }).waitFor()
  await shopper.presses('PAY NOW')
  await expect(page.getByRole('alert').filter({ hasText: 'Missing customer details.' })).toBeVisible()
})
