import 'design-system/testing/dialog-in-jsdom'
import { act, screen, waitFor, within } from '@testing-library/react'
import { home, office } from '../../testing/example-address'
import { ananya, pepperLine, turmericLine } from '../../testing/example-cart'
import { fillAddress } from '../../testing/fill-address'
import { openPage } from '../../testing/open-page'

afterEach(() => jest.useRealTimers())

const buildAddressApi = (...addresses: (typeof home)[]) => ({
  'GET /api/shipping-address/user/customer-1': { status: 200, body: addresses },
})

function openCheckout(visit: Partial<Parameters<typeof openPage>[0]> = {}) {
  return openPage({
    path: '/checkout',
    lines: [turmericLine, pepperLine],
    user: ananya,
    api: buildAddressApi(home, office),
    ...visit,
  })
}

async function fillForm({ user }: Pick<ReturnType<typeof openPage>, 'user'>, phone = '9900254321') {
  await screen.findByRole('button', { name: 'SAVE ADDRESS' })
  await user.selectOptions(screen.getByLabelText('Phone code'), '+44')
  await fillAddress(user, phone)
  await user.click(screen.getByLabelText(/^Address 2/))
  await user.paste('Palm Meadows')
}

test('a checkout without a cart says so and links to the shop [10.1]', async () => {
  const { user, here } = openCheckout({ lines: [] })
  expect(await screen.findByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'CHECKOUT' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'SHOP NOW' }))
  expect(here().pathname).toBe('/all-products')
})

test('the summary shows the lines with struck-through old prices and adds shipping but no tax [11.1, 11.3, 11.4, 11.5, 11.6, 11.7]', async () => {
  openCheckout()
  const table = await screen.findByRole('table', { name: 'Order summary' })
  const columns = within(table).getAllByRole('columnheader')
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'Image',
    'Product Name',
    'Quantity',
    'Price',
  ])
  const row = within(table).getByRole('row', { name: /Turmeric Powder/ })
  expect(within(row).getByText(/Rs 275\.00/)).toBeVisible()
  expect(within(row).getByText('Rs 250.00')).toBeVisible()
  expect(screen.getByText('Sub total').nextSibling).toHaveTextContent('Rs 349.50')
  expect(screen.getByText('Shipping').nextSibling).toHaveTextContent('Rs 50.00')
  expect(screen.getByText('Tax (18%)').nextSibling).toHaveTextContent('included in the prices Rs 62.91')
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('Rs 399.50')
  expect(screen.getByText(/redirected to the payment gateway/)).toHaveTextContent('UPI, card or net banking')
})

test('a quantity in the summary can be changed, and never drops below 1 [11.2]', async () => {
  const { user } = openCheckout({ lines: [turmericLine] })
  const minus = await screen.findByRole('button', { name: 'Decrease quantity' })
  await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('Rs 425.00')
  await user.tripleClick(minus)
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('Rs 175.00')
  expect(minus).toHaveAttribute('aria-disabled', 'true')
})

test('removing a line updates the total, and removing the last one empties the checkout [11.2]', async () => {
  const { user } = openCheckout()
  await user.click(await screen.findByRole('button', { name: 'Remove Black Pepper' }))
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('Rs 300.00')
  expect(screen.getByText('Black Pepper removed.')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('button', { name: 'Remove Turmeric Powder' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Your shopping cart is empty' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'SHOP NOW' })).toHaveFocus()
})

test('the first saved address is selected; pressing it again opens the form, and another one closes it [10.2, 10.3, 10.4]', async () => {
  const { user } = openCheckout()
  const first = await screen.findByRole('button', { name: /Ananya Rao/ })
  expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(first).toHaveTextContent('24, 4th Cross, Jayanagar')
  expect(first).toHaveTextContent('Bengaluru, Karnataka 560011')
  expect(first).toHaveTextContent('India')
  expect(first).toHaveTextContent('+91 9845012345')
  expect(screen.queryByRole('button', { name: 'SAVE ADDRESS' })).not.toBeInTheDocument()

  await user.click(first)
  expect(first).toHaveAttribute('aria-pressed', 'false')
  expect(screen.getByRole('button', { name: 'SAVE ADDRESS' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: /Vikram Rao/ }))
  expect(screen.getByRole('button', { name: /Vikram Rao/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByRole('button', { name: 'SAVE ADDRESS' })).not.toBeInTheDocument()
})

test('without a saved address the form opens on its own, with all codes and countries [10.8, 10.9]', async () => {
  openCheckout({ api: buildAddressApi() })
  expect(await screen.findByRole('heading', { name: 'New address' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'SAVE ADDRESS' })).toBeVisible()
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(options('Phone code')).toEqual(['+1', '+91', '+44', '+61', '+81'])
  expect(screen.getByLabelText('Phone code')).toHaveValue('+91')
  expect(options('Country')).toEqual([
    'United States',
    'Canada',
    'United Kingdom',
    'Germany',
    'India',
    'Australia',
    'Brazil',
    'Japan',
    'France',
    'Italy',
  ])
})

test('without a saved address the form opens after a short delay [10.5]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  openCheckout({ api: buildAddressApi() })
  await screen.findByRole('heading', { name: 'Shipping address' })
  await act(() => jest.advanceTimersByTimeAsync(300))
  expect(screen.queryByRole('button', { name: 'SAVE ADDRESS' })).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(150))
  expect(screen.getByRole('button', { name: 'SAVE ADDRESS' })).toBeVisible()
})

test('all fields but Address 2 are required, and the first empty one gets the focus [10.10]', async () => {
  const { user, sentTo } = openCheckout({ api: buildAddressApi() })
  await user.click(await screen.findByRole('button', { name: 'SAVE ADDRESS' }))
  for (const label of ['First name', 'Last name', 'Phone number', 'Address 1', 'City', 'State', 'Pincode']) {
    expect(screen.getByLabelText(label)).toBeRequired()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`)
  }
  expect(screen.getByLabelText('Country')).toBeRequired()
  expect(screen.getByLabelText(/^Address 2/)).not.toBeRequired()
  expect(screen.getByLabelText('First name')).toHaveFocus()
  await user.type(screen.getByLabelText('City'), 'M')
  expect(screen.queryByText('City is required')).not.toBeInTheDocument()
  expect(sentTo('POST /api/shipping-address')).toEqual([])
})

test('a phone number is checked while typing [10.11]', async () => {
  const { user } = openCheckout({ api: buildAddressApi() })
  const phone = await screen.findByLabelText('Phone number')
  await user.type(phone, '58450')
  expect(phone).toHaveAccessibleDescription('Phone number must be exactly 10 digits long.')
  await user.type(phone, '12345')
  expect(phone).toHaveAccessibleDescription('Phone number must start with 6, 7, 8, or 9.')
  await user.clear(phone)
  await user.type(phone, '9845012345')
  expect(phone).toBeValid()
})

test('saving an address sends all its fields, closes the form, and selects and focuses it in the list [10.7, 10.13, 10.14]', async () => {
  const saved = { ...home, _id: 'address-9', firstName: 'Vikram' }
  const list: (typeof home)[] = []
  const page = openCheckout({
    api: {
      'GET /api/shipping-address/user/customer-1': () => ({ status: 200, body: [...list] }),
      'POST /api/shipping-address': () => {
        list.push(saved)
        return { status: 201, body: { shippingAddress: saved } }
      },
    },
  })
  await fillForm(page)
  await page.user.click(screen.getByRole('button', { name: 'SAVE ADDRESS' }))
  expect(await screen.findByText('Shipping address saved successfully!')).toBeVisible()
  expect(screen.getByRole('button', { name: /Vikram Rao/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: /Vikram Rao/ })).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'SAVE ADDRESS' })).not.toBeInTheDocument()
  expect(page.sentTo('POST /api/shipping-address')).toEqual([
    {
      userId: 'customer-1',
      firstName: 'Vikram',
      lastName: 'Rao',
      phoneCode: '+44',
      phoneNumber: '9900254321',
      address: 'Flat 7B, Palm Meadows',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560066',
      country: 'India',
      email: 'ananya@example.com',
    },
  ])
})

test.each([
  ['has no words', { status: 500, body: {} }, 'Error saving address: Unknown error'],
  [
    'has words',
    { status: 400, body: { message: 'Pincode is wrong.' } },
    'Error saving address: Pincode is wrong.',
  ],
  // A 401 from a proxy does not end the session.
  [
    'is a 401 of nobody we know',
    { status: 401, body: '<h1>401</h1>' },
    'Error saving address: Unknown error',
  ],
  ['brings no address', { status: 201, body: {} }, 'Failed to save address. Try again.'],
  ['is 200', { status: 200, body: { shippingAddress: home } }, 'Failed to save address. Try again.'],
  ['is 202', { status: 202, body: { message: 'Later.' } }, 'Failed to save address. Try again.'],
])('a save whose response %s leaves the form unchanged [10.16]', async (_, answer, message) => {
  const page = openCheckout({ api: { ...buildAddressApi(), 'POST /api/shipping-address': answer } })
  await fillForm(page)
  await page.user.click(screen.getByRole('button', { name: 'SAVE ADDRESS' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText('Address 1')).toHaveValue('Flat 7B')
  expect(screen.getByRole('button', { name: 'SAVE ADDRESS' })).toHaveFocus()
})

test('an address with a wrong phone number or an empty field is not sent [10.12]', async () => {
  const page = openCheckout({ api: buildAddressApi() })
  await fillForm(page, '5900254321')
  await page.user.click(screen.getByRole('button', { name: 'SAVE ADDRESS' }))
  expect(
    await screen.findByText('Invalid phone number: Phone number must start with 6, 7, 8, or 9.'),
  ).toBeVisible()
  await page.user.clear(screen.getByLabelText('City'))
  await page.user.click(screen.getByRole('button', { name: 'SAVE ADDRESS' }))
  expect(screen.getByLabelText('City')).toBeInvalid()
  expect(page.sentTo('POST /api/shipping-address')).toEqual([])
})

test.each([
  ['SAVE ADDRESS', 'Please login before saving your address.'],
  ['PAY NOW', 'Please log in to proceed to checkout.'],
])('a visitor who presses %s is told to log in [10.6, 10.15, 11.14, 22.2]', async (button, message) => {
  const { user, here, requests } = openPage({ path: '/checkout', lines: [turmericLine] })
  await screen.findByRole('button', { name: 'SAVE ADDRESS' })
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(here().pathname).toBe('/login')
  expect(requests.filter(({ url }) => url.startsWith('/api/shipping-address'))).toEqual([])
})

test('addresses are not requested while the stored customer has no id [10.6]', async () => {
  const { requests } = openCheckout({ user: { ...ananya, id: '' } })
  await screen.findByRole('button', { name: 'SAVE ADDRESS' })
  expect(requests.filter(({ url }) => url.startsWith('/api/shipping-address'))).toEqual([])
})

test('addresses that cannot be read offer Retry [10.6]', async () => {
  let answer: { status: number; body: unknown } = { status: 500, body: {} }
  const { user } = openCheckout({ api: { 'GET /api/shipping-address/user/customer-1': () => answer } })
  await screen.findByText(/We couldn’t load your saved addresses/)
  answer = { status: 200, body: [home] }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByRole('region', { name: 'Shipping address' })).toHaveFocus()
  expect(await screen.findByRole('button', { name: /Ananya Rao/ })).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument())
})
