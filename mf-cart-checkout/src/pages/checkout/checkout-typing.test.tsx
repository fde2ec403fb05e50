import { screen, waitFor } from '@testing-library/react'
import type { FakeApi, FakeResponse } from 'shared-contracts/testing'
import { home, office } from '../../testing/example-address'
import { ananya, turmericLine } from '../../testing/example-cart'
import { fillAddress } from '../../testing/fill-address'
import { openPage } from '../../testing/open-page'

const listUrl = `GET /api/shipping-address/user/${ananya.id}`
const saved = (...body: unknown[]): FakeApi => ({ [listUrl]: { status: 200, body } })
const place = (city: string, state: string): FakeResponse => ({
  status: 200,
  body: { city, district: city, state },
})
const pincodes: FakeApi = {
  'GET /api/pincodes/560066': place('Bengaluru', 'Karnataka'),
  'GET /api/pincodes/600001': place('Chennai', 'Tamil Nadu'),
  'GET /api/pincodes/560999': place('', 'Karnataka'),
}

async function openForm(api: FakeApi = pincodes) {
  const page = openPage({ path: '/checkout', lines: [turmericLine], api })
  await screen.findByRole('form', { name: 'New address' })
  return page
}

/** Opens the checkout again in the same browser. */
function comeBack(page: { unmount: () => void }, as: typeof ananya, api: FakeApi) {
  page.unmount()
  const clear = jest.spyOn(Storage.prototype, 'clear').mockImplementation(() => {})
  openPage({ path: '/checkout', lines: [turmericLine], user: as, api })
  clear.mockRestore()
}

const field = (label: string) => screen.getByLabelText(label)

describe('a pincode', () => {
  test('fills City and State and announces it politely', async () => {
    const { user } = await openForm()
    await user.type(field('Pincode'), '560066')
    await waitFor(() => expect(field('City')).toHaveValue('Bengaluru'))
    expect(field('State')).toHaveValue('Karnataka')
    const announcement = screen.getByText('Filled in from the pincode: Bengaluru, Karnataka.')
    expect(announcement).toHaveAttribute('aria-live', 'polite')
  })

  test('updates both when the pincode is corrected', async () => {
    const { user } = await openForm()
    await user.type(field('Pincode'), '560066')
    await waitFor(() => expect(field('City')).toHaveValue('Bengaluru'))
    await user.clear(field('Pincode'))
    await user.type(field('Pincode'), '600001')
    await waitFor(() => expect(field('City')).toHaveValue('Chennai'))
    expect(field('State')).toHaveValue('Tamil Nadu')
  })

  test('keeps what the shopper wrote', async () => {
    const { user } = await openForm()
    await user.type(field('City'), 'Whitefield')
    await user.type(field('Pincode'), '560066')
    await waitFor(() => expect(field('State')).toHaveValue('Karnataka'))
    expect(field('City')).toHaveValue('Whitefield')
  })

  test('keeps what the shopper changed or cleared afterwards', async () => {
    const { user } = await openForm()
    await user.type(field('Pincode'), '560066')
    await waitFor(() => expect(field('City')).toHaveValue('Bengaluru'))
    await user.clear(field('City'))
    await user.type(field('State'), ' State')
    await user.clear(field('Pincode'))
    await user.type(field('Pincode'), '600001')
    await screen.findByDisplayValue('600001')
    expect(field('City')).toHaveValue('')
    expect(field('State')).toHaveValue('Karnataka State')
  })

  test('fills only the State if the City is unknown', async () => {
    const { user } = await openForm()
    await user.type(field('Pincode'), '560999')
    await waitFor(() => expect(field('State')).toHaveValue('Karnataka'))
    expect(field('City')).toHaveValue('')
  })

  test('leaves the form unchanged without a response', async () => {
    const { user } = await openForm({})
    await user.type(field('Pincode'), '560066')
    await user.type(field('City'), 'Bengaluru')
    expect(field('City')).toHaveValue('Bengaluru')
    expect(field('State')).toHaveValue('')
  })

  test('of another country sends no request', async () => {
    const { user, requests } = await openForm()
    await user.selectOptions(field('Country'), 'Germany')
    await user.type(field('Pincode'), '560066')
    expect(field('City')).toHaveValue('')
    expect(requests.filter(({ url }) => url.includes('pincodes'))).toEqual([])
  })
})

test('a visitor’s address is still there after the login', async () => {
  const visitor = await openForm()
  await fillAddress(visitor.user)
  comeBack(visitor, ananya, saved())
  expect(await screen.findByText(/We saved what you typed/)).toBeInTheDocument()
  expect(field('Address 1')).toHaveValue('Flat 7B')
  expect(field('Pincode')).toHaveValue('560066')
})

test('the address of the last checkout is selected again', async () => {
  const first = openPage({ path: '/checkout', lines: [turmericLine], user: ananya, api: saved(home, office) })
  await first.user.click(await screen.findByRole('button', { name: /^Vikram Rao/ }))
  comeBack(first, ananya, saved(home, office))
  expect(await screen.findByRole('button', { name: /^Vikram Rao/, pressed: true })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Ananya Rao/, pressed: false })).toBeInTheDocument()
})

test('the first address is selected if the last one is no longer saved', async () => {
  const first = openPage({ path: '/checkout', lines: [turmericLine], user: ananya, api: saved(home, office) })
  await first.user.click(await screen.findByRole('button', { name: /^Vikram Rao/ }))
  comeBack(first, ananya, saved(home))
  expect(await screen.findByRole('button', { name: /^Ananya Rao/, pressed: true })).toBeInTheDocument()
})

test.each([
  ['98450 12345', '9845012345', '+91'],
  ['+91 98450 12345', '9845012345', '+91'],
  ['09845012345', '9845012345', '+91'],
  ['९८४५०१२३४५', '9845012345', '+91'],
  ['\u202a+91 ೯೮೪೫೦ 12345\u202c', '9845012345', '+91'],
  ['+44 7911 123456', '7911123456', '+44'],
  ['00 81 (0)90-1234-5678', '9012345678', '+81'],
])('the phone number %s becomes %s after %s [10.8, 10.11]', async (typed, number, code) => {
  const { user } = await openForm()
  await user.click(field('Phone number'))
  await user.paste(typed)
  expect(field('Phone number')).toHaveValue(number)
  expect(field('Phone code')).toHaveValue(code)
  expect(field('Phone number')).toBeValid()
})

test('a phone number typed character by character is the same', async () => {
  const { user } = await openForm()
  await user.type(field('Phone number'), '+91 (0) 98450-12345')
  expect(field('Phone number')).toHaveValue('9845012345')
})

test.each(['+49 151 1234567', '+65 9123 4567', '98450 1234', '98450,12345', '🌶'])(
  'the phone number %s stays as typed, with the reason [10.11]',
  async (typed) => {
    const { user } = await openForm()
    await user.click(field('Phone number'))
    await user.paste(typed)
    expect(field('Phone number')).toHaveValue(typed)
    expect(field('Phone number')).toHaveAccessibleDescription('Phone number must be exactly 10 digits long.')
  },
)

test('a pincode in Indian digits, with a space, fills City and State', async () => {
  const { user } = await openForm()
  await user.type(field('Pincode'), '೫೬೦ ೦೬೬')
  await waitFor(() => expect(field('City')).toHaveValue('Bengaluru'))
})
