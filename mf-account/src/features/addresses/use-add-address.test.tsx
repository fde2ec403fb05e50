import { act, screen, waitFor } from '@testing-library/react'
import { timings } from 'design-system/timings'
import { loggedIn } from 'shared-contracts/store'
import { asha, home, office } from '../../testing/example-customer'
import { listUrl, openAddresses, saveUrl, shippingAddressCard } from '../../testing/open-addresses'

beforeEach(() => localStorage.clear())

afterEach(() => jest.useRealTimers())

test('an added address is confirmed and selected, and the form is cleared a second later [17.21, 17.23]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  let saved = [home]
  const { fill, save, posts, requests } = openAddresses({
    [listUrl]: () => ({ status: 200, body: saved }),
    [saveUrl]: () => {
      saved = [home, office]
      return { status: 201, body: { shippingAddress: office } }
    },
  })
  await fill()
  await save()
  expect(await screen.findByText('Address added successfully!')).toBeInTheDocument()
  expect(posts()[0]?.body).toEqual({
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
  await waitFor(() => expect(shippingAddressCard()).toHaveTextContent('7 Residency Road'))
  const sentBefore = requests.length
  await act(() => jest.advanceTimersByTimeAsync(timings.reloadAfterSave))
  expect(requests.slice(sentBefore)).toMatchObject([{ method: 'GET', url: listUrl.replace('GET ', '') }])
  expect(screen.getByLabelText('City')).toHaveValue('')
})

test('an added address is listed and selected before the list reloads [17.22]', async () => {
  const answers = [{ status: 200, body: [home] }]
  const { fill, save } = openAddresses({
    [listUrl]: () => answers.shift() ?? new Promise(() => {}),
    [saveUrl]: { status: 201, body: { shippingAddress: office } },
  })
  await fill()
  await save()
  await waitFor(() => expect(screen.getByLabelText('Select an address')).toHaveValue(office._id))
  expect(screen.getAllByRole('option', { name: /^Asha Rao/ }).map(({ textContent }) => textContent)).toEqual([
    'Asha Rao, 24, 4th Cross, Jayanagar, Bengaluru',
    'Asha Rao, 7 Residency Road, Bengaluru',
  ])
})

test('the button reads Saving... while the address is being sent [17.22]', async () => {
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
  ['in the words of the server', { message: 'Pincode unknown' }, 'Failed to add address: Pincode unknown'],
  ['in our own where the server has none', {}, 'Failed to add address: Please try again.'],
])('a refused address shows the reason, %s [17.24]', async (_, body, message) => {
  const { fill, save } = openAddresses({
    [listUrl]: { status: 200, body: [] },
    [saveUrl]: { status: 400, body },
  })
  await fill()
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText('City')).toHaveValue('Bengaluru')
})

test.each([
  ['200', { status: 200, body: { shippingAddress: office } }],
  ["a proxy's 401, which ends no session", { status: 401, body: '<h1>401</h1>' }],
])('an address is not saved if the response is %s [17.24]', async (_, answer) => {
  const { fill, save } = openAddresses({ [listUrl]: { status: 200, body: [] }, [saveUrl]: answer })
  await fill()
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to add address: Please try again.')
  expect(screen.getByLabelText('City')).toHaveValue('Bengaluru')
})

test('a customer without an id cannot save an address [17.25]', async () => {
  const { fill, save, store, posts } = openAddresses()
  await screen.findByLabelText('Select an address')
  act(() => {
    store.dispatch(loggedIn({ ...asha, id: '' }))
  })
  await fill()
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('User ID is missing. Cannot save address.')
  expect(posts()).toEqual([])
})

test('phone number and pincode are normalised before sending, and the pincode fills in its city [10.8]', async () => {
  const { user, save, fill, posts } = openAddresses({
    [listUrl]: { status: 200, body: [] },
    [saveUrl]: { status: 201, body: { shippingAddress: office } },
    'GET /api/pincodes/560025': {
      status: 200,
      body: { city: 'Bengaluru', district: '', state: 'Karnataka' },
    },
  })
  await user.type(await screen.findByLabelText('Pincode'), '೫೬೦ ೦೨೫')
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveValue('Karnataka'))
  await fill()
  await user.clear(screen.getByLabelText('Pincode'))
  await user.type(screen.getByLabelText('Pincode'), '೫೬೦ ೦೨೫')
  await user.clear(screen.getByLabelText('Phone Number'))
  await user.click(screen.getByLabelText('Phone Number'))
  await user.paste('+44 7911 123456')
  expect(screen.getByLabelText('Country Code')).toHaveValue('+44')
  await save()
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()[0]?.body).toMatchObject({ phoneCode: '+44', phoneNumber: '7911123456', pincode: '560025' })
})

test('a field of invisible characters counts as empty [17.19]', async () => {
  const { user, save, fill, posts } = openAddresses({ [listUrl]: { status: 200, body: [] } })
  await fill()
  await user.clear(screen.getByLabelText('City'))
  await user.click(screen.getByLabelText('City'))
  await user.paste('\u200b\u00a0')
  await save()
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('City is required')
  expect(posts()).toEqual([])
})
