import 'design-system/testing/dialog-in-jsdom'
import { screen, within } from '@testing-library/react'
import { listMutatedResponses, listMutations } from 'shared-contracts/testing/mutations'
import { leaveForGateway } from '../../data/payment/leave-for-gateway'
import { home } from '../../testing/example-address'
import { ananya, turmericLine } from '../../testing/example-cart'
import { fillAddress } from '../../testing/fill-address'
import { openPage } from '../../testing/open-page'

jest.mock('../../data/payment/leave-for-gateway')
const left = jest.mocked(leaveForGateway)
const LINK = 'https://pay.example/1'

jest.setTimeout(30_000)
beforeEach(() => {
  left.mockReset()
  // In development, Redux Toolkit logs the error thrown for a response without data.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

function openCheckout(api: Parameters<typeof openPage>[0]['api'], addresses: unknown[] = [home]) {
  return openPage({
    path: '/checkout',
    lines: [turmericLine],
    user: ananya,
    api: { [`GET /api/shipping-address/user/${ananya.id}`]: { status: 200, body: addresses }, ...api },
  })
}

async function placeOrder({ user }: ReturnType<typeof openPage>): Promise<void> {
  await screen.findByRole('button', { name: /Ananya Rao/ })
  await user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm Your Order' })
  await user.click(within(dialog).getByRole('button', { name: 'Confirm and Pay' }))
}

test.each(listMutatedResponses({ shippingAddress: home }, 201))(
  'an address counts as saved only if the api says so: %s',
  async (_, response) => {
    const { user } = openCheckout({ 'POST /api/shipping-address': response }, [])
    await screen.findByRole('button', { name: 'SAVE ADDRESS' })
    await fillAddress(user)
    await user.click(screen.getByRole('button', { name: 'SAVE ADDRESS' }))
    const outcome = await screen.findByText(
      /^(Failed to save address\. Try again\.|Shipping address saved successfully!)$/,
    )
    if (response.status !== 201) expect(outcome).toHaveTextContent('Failed to save address. Try again.')
  },
)

test.each(listMutatedResponses({ order: { orderId: 'ORD-7' }, message: 'Placed' }, 201))(
  'an order counts as saved only if the api says so: %s',
  async (_, response) => {
    const page = openCheckout({
      'POST /api/orders': response,
      'POST /api/payments/create': { status: 201, body: {} },
    })
    await placeOrder(page)
    expect(
      await screen.findByText(
        response.status === 201
          ? 'Failed to redirect to payment page. Please try again.'
          : 'Failed to save order to backend.',
      ),
    ).toBeVisible()
    expect(page.here().pathname).toBe('/checkout')
  },
)

const withoutLink = listMutations({ payment: { payment_link: LINK, payment_id: 'P-7' } }, [null]).filter(
  ([, body]) => !JSON.stringify(body ?? '').includes(LINK),
)

test.each(withoutLink)('a payment without a page to pay on is not claimed: %s', async (_, body) => {
  const page = openCheckout({
    'POST /api/orders': { status: 201, body: {} },
    'POST /api/payments/create': { status: 201, body },
  })
  await placeOrder(page)
  expect(await screen.findByText('Failed to redirect to payment page. Please try again.')).toBeVisible()
  expect(screen.queryByText(/Payment (Failed|Successful)|has been confirmed|was not paid/i)).toBeNull()
  expect(left).not.toHaveBeenCalled()
})
