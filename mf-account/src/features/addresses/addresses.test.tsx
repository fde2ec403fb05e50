import { screen } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { asha, home } from '../../testing/example-customer'
import { listUrl, openAddresses, shippingAddressCard } from '../../testing/open-addresses'

beforeEach(() => localStorage.clear())

test('the first address is selected, and another can be picked [17.14]', async () => {
  const { user } = openAddresses()
  const picker = await screen.findByLabelText('Select an address')
  expect(screen.getByRole('tab', { name: 'Your Address' })).toHaveAttribute('aria-selected', 'true')
  expect(shippingAddressCard()).toHaveTextContent('24, 4th Cross, Jayanagar')
  await user.selectOptions(picker, 'a-2')
  expect(shippingAddressCard()).toHaveTextContent('7 Residency Road')
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeInTheDocument()
})

test('a customer without addresses sees that none is selected [17.15]', async () => {
  openAddresses({ [listUrl]: { status: 200, body: { message: 'none' } } })
  expect(await screen.findByText('No shipping address selected.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Select an address')).not.toBeInTheDocument()
})

test('addresses are requested only if the stored customer has an id [17.15]', async () => {
  localStorage.setItem('user', JSON.stringify({ ...asha, id: '' }))
  const { requests } = renderRemote(module, '/address-details')
  expect(await screen.findByText('No shipping address selected.')).toBeInTheDocument()
  expect(requests.filter(({ url }) => url.includes('shipping-address'))).toEqual([])
})

test('addresses that fail to load can be retried', async () => {
  let isDown = true
  const { user } = openAddresses({
    [listUrl]: () => (isDown ? { status: 500, body: {} } : { status: 200, body: [home] }),
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByLabelText('Select an address')).toBeInTheDocument()
})
