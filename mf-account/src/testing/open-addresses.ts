import { screen } from '@testing-library/react'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../module'
import { asha, home, office, rememberAsha } from './example-customer'

export const listUrl = `GET /api/shipping-address/user/${asha.id}`
export const saveUrl = 'POST /api/shipping-address'

/** What is typed into the fields an address must have, besides its region. */
export const typed = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Phone Number': '9845012345',
  Address: '7 Residency Road',
  City: 'Bengaluru',
  State: 'Karnataka',
  Pincode: '560025',
}

/** The tab Your Address of a stored customer, and a hand that fills in its form. */
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

/** The card of the picked address. */
export function shippingAddressCard() {
  return screen.getByRole('heading', { name: 'SHIPPING ADDRESS' }).parentElement
}
