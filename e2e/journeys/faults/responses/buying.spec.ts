import { listMutations } from 'shared-contracts/testing/mutations'
import { expect } from '../../../harness/fixtures'
import { few, isWhole, listMutatedResponses, test } from '../../../harness/shop/front/responding-shop'

/** The address of a gateway's payment page. */
const GATEWAY = 'http://localhost:9/pay'

const leadsAway = (answer: unknown) => JSON.stringify(answer ?? '').includes(GATEWAY)

const newAddress = {
  'First name': 'Asha',
  'Last name': 'Rao',
  'Phone number': '9845012345',
  'Address 1': '24, 4th Cross',
  City: 'Bengaluru',
  State: 'Karnataka',
  Pincode: '560011',
}

/** Sentences that may only be shown once a payment's result was reported. */
const claims = /Payment (Failed|Successful)|has been confirmed|could not be paid|was not paid/i

test.describe('When the api sends malformed data', { tag: ['@desktop', '@once'] }, () => {
  test('an address counts as saved only if the api says so, and all other addresses stay listed', async ({
    shop,
    shopper,
  }) => {
    // The checkout is opened once for each mutation.
    test.slow()
    const { page } = shopper
    await shopper.becomesACustomer()
    await shopper.addsToCart('Turmeric Powder', '100 g')
    await page.goto('/checkout')
    await shopper.savesAnAddress()
    let saved: object[] = []
    shop.api.answer(/^GET \/api\/shipping-address\/user\//, async (ask) => {
      const { status, body } = await ask()
      saved = body as object[]
      return { status, body: [...listMutations(saved[0]).map(([, mutation]) => mutation), ...saved] }
    })
    await shopper.opens('/checkout')
    await expect(page.getByRole('button', { name: /^Asha Rao/ }).last()).toBeVisible()
    await isWhole(page)
    shop.api.answer(/^GET \/api\/shipping-address\/user\//, () => ({ status: 200, body: [] }))

    for (const [title, changed] of listMutatedResponses({ shippingAddress: saved[0] }, 201))
      await test.step(title, async () => {
        await shopper.opens('/checkout')
        for (const [label, text] of Object.entries(newAddress))
          await page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
        await page.getByRole('main').getByLabel('Country', { exact: true }).selectOption('India')
        shop.api.answer(/^POST \/api\/shipping-address$/, () => changed)
        await shopper.presses('SAVE ADDRESS')
        const failed = page.getByText('Failed to save address. Try again.')
        const done = page.getByText('Shipping address saved successfully!')
        await expect((changed.status === 201 ? done.or(failed) : failed).first()).toBeVisible()
        await isWhole(page)
      })
  })

  test('an order counts as saved only if the api says so, and no payment is claimed', async ({
    shop,
    shopper,
  }) => {
    const { page } = shopper
    const { api } = shop
    await shopper.becomesACustomer()
    await shopper.addsToCart('Turmeric Powder', '100 g')
    await page.goto('/checkout')
    await shopper.savesAnAddress()
    const order = /^POST \/api\/orders$/
    const payment = /^POST \/api\/payments\/create$/
    const said = (text: string) => page.getByText(text).first()

    api.answer(payment, () => ({ status: 201, body: {} }))
    for (const [title, changed] of listMutatedResponses(
      { order: { orderId: 'ORD-7' }, message: 'Placed' },
      201,
    ))
      await test.step(`order: ${title}`, async () => {
        await shopper.opens('/checkout')
        api.answer(order, () => changed)
        await shopper.confirmsTheOrder()
        const text =
          changed.status === 201
            ? 'Failed to redirect to payment page. Please try again.'
            : 'Failed to save order to backend.'
        await expect(said(text)).toBeVisible()
        await isWhole(page)
        await expect(page).toHaveURL(/\/checkout$/)
      })

    api.answer(order, () => ({ status: 201, body: {} }))
    const started = { payment: { payment_link: GATEWAY, payment_id: 'P-7' } }
    for (const [title, changed] of few(started).filter(([, each]) => !leadsAway(each)))
      await test.step(`payment: ${title}`, async () => {
        await shopper.opens('/checkout')
        api.answer(payment, () => ({ status: 201, body: changed }))
        await shopper.confirmsTheOrder()
        await expect(said('Failed to redirect to payment page. Please try again.')).toBeVisible()
        await isWhole(page)
        await expect(page.getByText(claims)).toHaveCount(0)
      })
  })

  test('a stand-alone payment is called neither failed nor successful', async ({ shop, shopper }) => {
    const { page } = shopper
    const { api } = shop
    const status = { success: true, data: { data: { state: 'PENDING', amount: 45_050 } } }
    for (const [at, [title, body]] of few(status).entries())
      await test.step(`status: ${title}`, async () => {
        api.answer(/^GET \/api\/phonepe\/status\/./, () => ({ status: 200, body }))
        await shopper.opens(`/payment/status/T-${at}`)
        await expect(page.getByText('Looking up your payment…')).toHaveCount(0)
        await expect(page.getByText(claims)).toHaveCount(0)
        await isWhole(page)
      })

    const started = {
      data: { success: true, data: { instrumentResponse: { redirectInfo: { url: GATEWAY } } } },
    }
    for (const [title, body] of few(started).filter(([, each]) => !leadsAway(each)))
      await test.step(`start: ${title}`, async () => {
        await shopper.opens('/payment')
        await page.getByRole('main').getByLabel('Amount').fill('450.50')
        await page.getByRole('main').getByLabel('Name').fill('Asha Rao')
        await page.getByRole('main').getByLabel('Phone').fill('9845012345')
        api.answer(/^POST \/api\/phonepe\/initiate$/, () => ({ status: 200, body }))
        await shopper.presses('Pay with PhonePe')
        await expect(page.getByText('Failed to initiate payment').first()).toBeVisible()
        await isWhole(page)
      })
  })
})
