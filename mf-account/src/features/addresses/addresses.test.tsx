import { act, screen, waitFor } from '@testing-library/react'
import { loggedIn } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { asha, home, office, rememberAsha } from '../../testing/example-customer'

const listUrl = `GET /api/shipping-address/user/${asha.id}`
const saveUrl = 'POST /api/shipping-address'

const typed = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Phone Number': '9845012345',
  Address: '7 Residency Road',
  City: 'Bengaluru',
  State: 'Karnataka',
  Pincode: '560025',
}

function openAddresses(api: FakeApi = { [listUrl]: { status: 200, body: [home, office] } }) {
  rememberAsha()
  const page = renderRemote(module, '/address-details', { api })
  return {
    ...page,
    fill: async () => {
      for (const [label, text] of Object.entries(typed))
        await page.user.type(await screen.findByLabelText(label), text)
      await page.user.type(screen.getByLabelText(/^Address 2/), 'Floor 3')
      await page.user.selectOptions(screen.getByLabelText('Region'), 'Asia')
    },
    save: async () => page.user.click(await screen.findByRole('button', { name: 'ADD ADDRESS' })),
  }
}

const card = () => screen.getByRole('heading', { name: 'SHIPPING ADDRESS' }).parentElement

beforeEach(() => localStorage.clear())

test('the first address is chosen, and another can be picked', async () => {
  const { user } = openAddresses()
  const picker = await screen.findByLabelText('Select an address')
  expect(screen.getByRole('tab', { name: 'Your Address' })).toHaveAttribute('aria-selected', 'true')
  expect(card()).toHaveTextContent('24, 4th Cross, Jayanagar')
  await user.selectOptions(picker, 'a-2')
  expect(card()).toHaveTextContent('7 Residency Road')
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeInTheDocument()
})

test('a customer without addresses reads that none is selected', async () => {
  openAddresses({ [listUrl]: { status: 200, body: { message: 'none' } } })
  expect(await screen.findByText('No shipping address selected.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Select an address')).not.toBeInTheDocument()
})

test('every required field left empty says so until it is edited, and nothing is sent', async () => {
  const { user, save, requests } = openAddresses()
  await save()
  for (const field of [
    'First Name',
    'Last Name',
    'Phone Number',
    'Address',
    'City',
    'State',
    'Pincode',
    'Region',
  ])
    expect(screen.getByText(`${field} is required`)).toBeInTheDocument()
  expect(screen.getByLabelText('First Name')).toHaveFocus()
  await user.type(screen.getByLabelText('First Name'), 'A')
  expect(screen.queryByText('First Name is required')).not.toBeInTheDocument()
  expect(screen.getByText('City is required')).toBeInTheDocument()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('an added address is confirmed, chosen, and the form is fresh a second later', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  let saved = [home]
  const { fill, save, requests } = openAddresses({
    [listUrl]: () => ({ status: 200, body: saved }),
    [saveUrl]: () => {
      saved = [home, office]
      return { status: 201, body: { shippingAddress: office } }
    },
  })
  await fill()
  await save()
  expect(await screen.findByText('Address added successfully!')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    userId: asha.id,
    firstName: 'Asha',
    lastName: 'Rao',
    phoneCode: '+91',
    phoneNumber: '9845012345',
    address: '7 Residency Road, Floor 3',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560025',
    country: 'India',
    email: asha.email,
  })
  await waitFor(() => expect(card()).toHaveTextContent('7 Residency Road'))
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(screen.getByLabelText('City')).toHaveValue('')
  jest.useRealTimers()
})

test('the button reads Saving... while the address is on its way', async () => {
  let arrive = () => {}
  const { fill, save } = openAddresses({
    [listUrl]: { status: 200, body: [] },
    [saveUrl]: () =>
      new Promise((resolve) => {
        arrive = () => resolve({ status: 201, body: { shippingAddress: office } })
      }),
  })
  await fill()
  await save()
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled()
  await act(async () => arrive())
  expect(await screen.findByRole('button', { name: 'ADD ADDRESS' })).toBeEnabled()
})

test.each([
  [{ message: 'Pincode unknown' }, 'Failed to add address: Pincode unknown'],
  [{}, 'Failed to add address: Please try again.'],
])('a refused address says why', async (body, message) => {
  const { fill, save } = openAddresses({
    [listUrl]: { status: 200, body: [] },
    [saveUrl]: { status: 400, body },
  })
  await fill()
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('City')).toHaveValue('Bengaluru')
})

test('a customer without an id cannot save an address', async () => {
  const { fill, save, store, requests } = openAddresses()
  await screen.findByLabelText('Select an address')
  act(() => {
    store.dispatch(loggedIn({ ...asha, id: '' }))
  })
  await fill()
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('User ID is missing. Cannot save address.')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('addresses that did not load can be asked for again', async () => {
  let isDown = true
  const { user } = openAddresses({
    [listUrl]: () => (isDown ? { status: 500, body: {} } : { status: 200, body: [home] }),
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByLabelText('Select an address')).toBeInTheDocument()
})
