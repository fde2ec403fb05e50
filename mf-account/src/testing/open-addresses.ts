import { screen } from '@testing-library/react'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../module'
import { asha, home, office, rememberAsha } from './example-customer'

export const listUrl = `GET /api/shipping-address/user/${asha.id}`
export const saveUrl = 'POST /api/shipping-address'

/** Values for all required fields of an address except the region. */
export const typed = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Phone Number': '9845012345',
  Address: '7 Residency Road',
  City: 'Bengaluru',
  State: 'Karnataka',
  Pincode: '560025',
}

/** Opens a customer's Your Address tab. @returns the page, with a function that fills in the form */
export function openAddresses(api: FakeApi = { [listUrl]: { status: 200, body: [home, office] } }) {
  rememberAsha()
  const page = renderRemote(module, '/address-details', { api })
  return {
    ...page,
    fill: async () => {
      for (const [label, text] of Object.entries({ ...typed, 'Address 2 (optional)': 'Floor 3' })) {
        await page.user.click(await screen.findByLabelText(label))
        await page.user.paste(text)
      }
      await page.user.selectOptions(screen.getByLabelText('Region'), 'Asia')
    },
    save: async () => page.user.click(await screen.findByRole('button', { name: 'ADD ADDRESS' })),
    posts: () => page.requests.filter(({ method }) => method === 'POST'),
  }
}

export function shippingAddressCard() {
  return screen.getByRole('heading', { name: 'SHIPPING ADDRESS' }).parentElement
}
