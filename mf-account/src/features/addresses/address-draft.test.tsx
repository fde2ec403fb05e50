import { act, screen, waitFor } from '@testing-library/react'
import { loggedIn, loggedOut } from 'shared-contracts/store'
import { asha, home, office } from '../../testing/example-customer'
import { listUrl, openAddresses, saveUrl } from '../../testing/open-addresses'

const notice = /We saved what you typed/

beforeEach(() => localStorage.clear())

test('a half-typed address is restored on return', async () => {
  const first = openAddresses()
  await first.fill()
  first.unmount()
  openAddresses()
  expect(await screen.findByText(notice)).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveValue('7 Residency Road')
  expect(screen.getByLabelText('Region')).toHaveValue('Asia')
})

test('a saved address leaves no draft', async () => {
  const { fill, save } = openAddresses({
    [listUrl]: { status: 200, body: [home] },
    [saveUrl]: { status: 201, body: { shippingAddress: office } },
  })
  await fill()
  await save()
  await screen.findByText('Address added successfully!')
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('logging out deletes the draft', async () => {
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

test('an expired session keeps the draft for its customer and hides it from others', async () => {
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
