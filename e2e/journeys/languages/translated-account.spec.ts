import { expect, test } from '../../harness/fixtures'
import { isTranslated } from '../../harness/page/foreign-hands'
import { writes } from '../../harness/shopper/writes'

test('a customer changes addresses, password and email on a translated page, logs out and deletes the account', {
  tag: ['@phone', '@once'],
}, async ({ shopper }) => {
  const { page, customer } = shopper
  const main = page.getByRole('main')
  /** Finds text in the card of the chosen address, not in the select. */
  const shown = (text: string) => main.getByText(text).and(page.locator(':not(option)')).first()
  async function opensTab(name: string) {
    await shopper.opens('/account')
    await page.getByRole('tab', { name }).click()
  }
  async function opensSetting(title: string) {
    await shopper.opens('/account')
    await page.getByRole('button', { name: title, exact: true }).click()
  }
  await isTranslated(page)
  await shopper.becomesACustomer()

  await opensTab('Your Address')
  await shopper.presses('ADD ADDRESS')
  await shopper.reads('City is required')
  const fields = { 'First Name': 'Asha', 'Last Name': 'Rao', 'Phone Number': '9845012345' }
  const place = { City: 'Bengaluru', State: 'Karnataka', Pincode: '560011' }
  const typed = { ...fields, ...place }
  for (const [label, text] of Object.entries(typed))
    await writes(main.getByLabel(label, { exact: true }), text)
  await writes(main.getByLabel('Address', { exact: true }), '24, 4th Cross')
  await main.getByLabel('Region').selectOption('India')
  await shopper.presses('ADD ADDRESS')
  await shopper.reads('Address added successfully!')
  await expect(shown('24, 4th Cross')).toBeVisible()
  await shopper.presses('Edit')
  await writes(main.getByLabel('City', { exact: true }), 'Mysuru')
  await shopper.presses('SAVE ADDRESS')
  await shopper.reads('Address saved.')
  await expect(shown('Mysuru')).toBeVisible()

  await opensSetting('Change password')
  await writes(main.getByLabel('Current Password'), 'wrong')
  await writes(main.getByLabel('New Password'), 'nutmeg and mace')
  await writes(main.getByLabel('Confirm Password'), 'nutmeg and mace')
  await shopper.presses('Save New Password')
  await expect(main.getByRole('alert')).toBeVisible()
  await writes(main.getByLabel('Current Password'), customer.password)
  await shopper.presses('Save New Password')
  await shopper.reads('Password changed.')
  customer.password = 'nutmeg and mace'

  await opensSetting('Change email address')
  await writes(main.getByLabel('New Email Address'), `new.${customer.email}`)
  await writes(main.getByLabel('Your Password'), customer.password)
  await main.getByRole('button', { name: 'Change Email Address', exact: true }).last().click()
  await expect(page.getByText(`new.${customer.email}`)).toBeVisible()

  await shopper.opens('/account')
  await shopper.presses('LOGOUT')
  await expect(page.getByRole('button', { name: 'LOGOUT', exact: true })).toHaveCount(0)
  await shopper.opens('/login')
  await shopper.logsIn()

  await opensSetting('Delete account')
  await writes(main.getByLabel('Your Password'), 'wrong')
  await shopper.presses('Delete My Account')
  await shopper.reads('Wrong password. Please try again.')
  await writes(main.getByLabel('Your Password'), customer.password)
  await shopper.presses('Delete My Account')
  await shopper.reads('Your account has been deleted.')
  await expect(page).toHaveURL('/')
})
