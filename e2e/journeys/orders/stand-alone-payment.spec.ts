import { expect, test } from '../../harness/fixtures'
import { writes } from '../../harness/shopper/writes'

for (const { upi, heading } of [
  { upi: 'success@ybl', heading: 'Payment Successful' },
  { upi: 'failed@ybl', heading: 'Payment Failed' },
])
  test(`a stand-alone payment by ${upi} ends as ${heading}`, { tag: ['@phone', '@once'] }, async ({
    shopper,
  }) => {
    const { page } = shopper
    await shopper.opens('/payment')
    await writes(page.getByRole('main').getByLabel('Amount'), '450.50')
    await writes(page.getByRole('main').getByLabel('Name'), 'Asha Rao')
    await writes(page.getByRole('main').getByLabel('Phone'), '9845012345')
    await shopper.presses('Pay with PhonePe')
    await shopper.pays({ upi })

    await expect(page).toHaveURL(/\/payment\/status\/./)
    await shopper.sees(heading)
    await shopper.reads('Rs 450.50')
    await shopper.follows('Back to Home')
    await expect(page).toHaveURL('/')
  })
