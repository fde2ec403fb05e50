import { act, screen, waitFor } from '@testing-library/react'
import { loggedIn, loggedOut } from 'shared-contracts/store'
import { asha, home, office } from '../../testing/example-customer'
import { listUrl, openAddresses, saveUrl } from '../../testing/open-addresses'

const notice = /We kept what you typed/

beforeEach(() => localStorage.clear())

test('a customer who comes back finds the address they were typing', async () => {
  const first = openAddresses()
  await first.fill()
  first.unmount()
  openAddresses()
  expect(await screen.findByText(notice)).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveValue('7 Residency Road')
  expect(screen.getByLabelText('Region')).toHaveValue('Asia')
})

test('nothing is kept of an address that was saved', async () => {
  const { fill, save } = openAddresses({
    [listUrl]: { status: 200, body: [home] },
    [saveUrl]: { status: 201, body: { shippingAddress: office } },
  })
  await fill()
  await save()
  await screen.findByText('Address added successfully!')
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('a customer who logs out takes what they typed along', async () => {
  const { user, fill } = openAddresses({
    [listUrl]: { status: 200, body: [home] },
    'POST /api/customers/logout': { status: 200, body: {} },
  })
  await fill()
  expect(localStorage.getItem('drafts')).toContain('Residency')
  await user.click(screen.getByRole('button', { name: 'LOGOUT' }))
  await waitFor(() => expect(localStorage.getItem('user')).toBeNull())
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('whose session has ended finds their address after the login; another customer does not', async () => {
  const first = openAddresses()
  await first.fill()
  act(() => {
    first.store.dispatch(loggedOut())
  })
  first.unmount()
  const other = openAddresses()
  await screen.findByLabelText('City')
  act(() => {
    other.store.dispatch(loggedIn({ ...asha, id: 'c-2' }))
  })
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue(''))
  act(() => {
    other.store.dispatch(loggedIn(asha))
  })
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Bengaluru'))
})
