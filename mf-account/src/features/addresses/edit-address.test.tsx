import { screen, waitFor, within } from '@testing-library/react'
import { shownToasts } from 'design-system/toast/show-toast'
import type { FakeApi } from 'shared-contracts/testing'
import { home, office } from '../../testing/example-customer'
import { listUrl, openAddresses, shippingAddressCard } from '../../testing/open-addresses'

const changeUrl = 'PUT /api/shipping-address/a-1'
/** An address with a phone number that the account accepts but the checkout refuses. */
const short = { ...home, phoneNumber: '12345' }

beforeEach(() => localStorage.clear())

async function openEdit(answer: FakeApi[string], saved = [short, office]) {
  const page = openAddresses({ [listUrl]: () => ({ status: 200, body: [...saved] }), [changeUrl]: answer })
  await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
  return {
    ...page,
    retype: async (label: string, text: string) => {
      await page.user.clear(screen.getByLabelText(label))
      await page.user.click(screen.getByLabelText(label))
      if (text) await page.user.paste(text)
    },
    submit: () => page.user.click(screen.getByRole('button', { name: 'SAVE ADDRESS' })),
    puts: () => page.requests.filter(({ method }) => method === 'PUT'),
  }
}

test('a saved address is edited in its form and shown as saved [17.31]', async () => {
  const list = [short, office]
  const { retype, submit, puts } = await openEdit(() => {
    list[0] = home
    return { status: 200, body: { shippingAddress: home } }
  }, list)
  expect(screen.getByRole('heading', { name: 'EDIT ADDRESS' })).toHaveFocus()
  expect(screen.getByLabelText('Address')).toHaveValue('24, 4th Cross, Jayanagar')
  expect(screen.queryByLabelText('Region')).not.toBeInTheDocument()
  await retype('Phone Number', '+91 98450 12345')
  await submit()
  await waitFor(() => expect(shownToasts().map(({ message }) => message)).toContain('Address saved.'))
  const { _id, ...sent } = home
  expect(puts().map(({ body }) => body)).toEqual([sent])
  await waitFor(() => expect(shippingAddressCard()).toHaveTextContent('+91 9845012345'))
  expect(screen.getByRole('heading', { name: 'ADD ADDRESS' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
})

test('a refused change shows the reason and keeps the text [17.31]', async () => {
  const { retype, submit } = await openEdit({ status: 400, body: { message: 'Pincode unknown' } })
  await retype('City', 'Mysuru')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to save address: Pincode unknown')
  expect(screen.getByLabelText('City')).toHaveValue('Mysuru')
})

test('a change with an empty field is not sent [17.31]', async () => {
  const { retype, submit, puts } = await openEdit({ status: 200, body: {} })
  await retype('City', '\u200b ')
  await submit()
  expect(screen.getByLabelText('City')).toHaveFocus()
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('City is required')
  expect(puts()).toEqual([])
})

test('Cancel, or selecting another address, discards the changes [17.31]', async () => {
  const { user, retype, puts } = await openEdit({ status: 200, body: {} })
  await retype('City', 'Mysuru')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByLabelText('City')).toHaveValue('Bengaluru')
  await user.selectOptions(screen.getByLabelText('Select an address'), 'a-2')
  expect(screen.getByRole('heading', { name: 'ADD ADDRESS' })).toBeInTheDocument()
  expect(puts()).toEqual([])
})

test('a foreign address keeps its country, and a phone number with an unlisted code can be replaced', async () => {
  const abroad = { ...home, country: 'Germany', phoneCode: '', phoneNumber: '+491511234567' }
  const { retype, submit, puts } = await openEdit({ status: 200, body: { shippingAddress: abroad } }, [
    abroad,
  ])
  expect(screen.getByLabelText('Country')).toHaveValue('Germany')
  await retype('Phone Number', '98450 12345')
  await submit()
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(puts()[0]?.body).toMatchObject({ country: 'Germany', phoneCode: '+91', phoneNumber: '9845012345' })
})

test('a customer without addresses has nothing to edit', async () => {
  openAddresses({ [listUrl]: { status: 200, body: [] } })
  await screen.findByText('No shipping address selected.')
  expect(within(shippingAddressCard() ?? document.body).queryByRole('button')).not.toBeInTheDocument()
})
