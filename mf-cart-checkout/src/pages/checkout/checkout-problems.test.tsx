import 'design-system/testing/dialog-in-jsdom'
import { screen, waitFor } from '@testing-library/react'
import { home } from '../../testing/example-address'
import { ananya, turmericLine } from '../../testing/example-cart'
import { fillAddress } from '../../testing/fill-address'
import { openPage } from '../../testing/open-page'

const savedAddresses = 'GET /api/shipping-address/user/customer-1'

function openCheckout(addresses: (typeof home)[], visit: Partial<Parameters<typeof openPage>[0]> = {}) {
  return openPage({
    path: '/checkout',
    lines: [turmericLine],
    user: ananya,
    api: { [savedAddresses]: { status: 200, body: addresses } },
    ...visit,
  })
}

async function expectRefusal({ user, sentTo }: ReturnType<typeof openPage>, message: string) {
  await user.click(screen.getByRole('button', { name: 'PAY NOW' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sentTo('POST /api/orders')).toEqual([])
}

test('a shopper without an address is asked to select or add one [11.13]', async () => {
  const page = openCheckout([], { api: { [savedAddresses]: () => new Promise(() => {}) } })
  await screen.findByText('Loading your addresses')
  await expectRefusal(page, 'Please select or add a shipping address before placing an order.')
})

test('a customer without an e-mail is asked to log in [11.14]', async () => {
  const page = openCheckout([home], { user: { ...ananya, email: '' } })
  await screen.findByRole('button', { name: /Ananya Rao/ })
  await expectRefusal(page, 'Please log in to proceed to checkout.')
  expect(page.here().pathname).toBe('/login')
})

test('a saved address missing from the reloaded list stays listed and selected [10.14]', async () => {
  const saved = { ...home, _id: 'address-9', firstName: 'Vikram' }
  const page = openCheckout([], {
    api: {
      [savedAddresses]: { status: 200, body: [] },
      'POST /api/shipping-address': { status: 201, body: { shippingAddress: saved } },
    },
  })
  await screen.findByLabelText('First name')
  await fillAddress(page.user)
  await page.user.click(screen.getByRole('button', { name: 'SAVE ADDRESS' }))
  await page.user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(page.requests.filter(({ method }) => method === 'GET')).not.toHaveLength(1))
  expect(screen.getByRole('button', { name: /Vikram Rao/ })).toHaveAttribute('aria-pressed', 'true')
})

test.each([
  ['98450', 'Invalid phone number: Phone number must be exactly 10 digits long.'],
  ['5845012345', 'Invalid phone number: Phone number must start with 6, 7, 8, or 9.'],
])('the phone number %s in the open form blocks the payment [10.12]', async (phone, message) => {
  const page = openCheckout([])
  await page.user.type(await screen.findByLabelText('Phone number'), phone)
  await expectRefusal(page, message)
})

test('a saved address with a wrong phone number blocks the payment [10.12]', async () => {
  const page = openCheckout([{ ...home, phoneNumber: '12345' }])
  await screen.findByRole('button', { name: /Ananya Rao/ })
  await expectRefusal(page, 'Invalid phone number: Phone number must be exactly 10 digits long.')
})

test('a saved address with a wrong e-mail blocks the payment [11.16]', async () => {
  const page = openCheckout([{ ...home, email: 'ananya' }])
  await screen.findByRole('button', { name: /Ananya Rao/ })
  await expectRefusal(page, 'Invalid email address.')
})

test('an open form with an empty field blocks the payment [11.17]', async () => {
  const page = openCheckout([])
  await screen.findByLabelText('First name')
  await expectRefusal(page, 'Missing customer details. Please ensure all address fields are filled.')
})

test('an order id may only have letters, digits, underscore and hyphen [11.19]', async () => {
  const page = openCheckout([home], { orderId: 'ORD 1' })
  await screen.findByRole('button', { name: /Ananya Rao/ })
  await expectRefusal(page, 'Invalid order ID format.')
})
