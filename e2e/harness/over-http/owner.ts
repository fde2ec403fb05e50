import { randomUUID } from 'node:crypto'
import type { PlaceOrder } from 'shared-contracts/orders/order'
import {
  createPasskey,
  signChallenge,
} from '../../../api/src/modules/customers/passkeys/testing/software-authenticator'
import type { ShopWithGateway } from '../shop/shop-with-gateway'
import { openBrowser } from './browser'
import { createPayer } from './payer'
import { newPurchase } from './purchase'
import { newShopper, type Shopper } from './shopper'

/** A customer with at least one of everything, so that there is something to steal. */
export interface Owner {
  shopper: Shopper
  order: PlaceOrder
  /** The id of another of their devices. */
  deviceId: string
  passkeyId: string
  /** A new passkey that their browser has created but not sent yet. */
  newPasskey: object
  /** A login signed by their passkey but not sent yet. */
  assertion: object
  /** The request body that begins a payment. */
  payment: object
  /** The request body that saves an address. */
  address: object
  addressId: string
  /** Words that appear in nobody else's data. */
  marks: string[]
}

export async function newOwner(shop: ShopWithGateway, number: number): Promise<Owner> {
  const origin = shop.origins[0] ?? ''
  const shopper = await newShopper(origin)
  const street = `${number} ${randomUUID()} Lane`
  const { order: plain } = newPurchase(shopper, `ORD-own-${number}`, number, shop.offers)
  const order = { ...plain, shippingAddress: { ...plain.shippingAddress, addressLine1: street } }
  await shopper.placeOrder(order)
  const payer = createPayer(shopper.browser, order)
  await payer.create()
  const address = {
    userId: shopper.id,
    firstName: 'Asha',
    lastName: 'Rao',
    phoneNumber: '9845012345',
    email: shopper.login.email,
    address: street,
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    pincode: '560038',
  }
  const { shippingAddress } = await shopper.browser.post<{ shippingAddress: { _id: string } }>(
    201,
    '/api/shipping-address',
    address,
  )

  const other = openBrowser(origin)
  await other.get('/api/session')
  await other.post(200, '/api/customers/login', shopper.login)
  const devices = await shopper.browser.get<{ id: string; isThis: boolean }[]>('/api/customers/sessions')
  return {
    shopper,
    order,
    deviceId: devices.find(({ isThis }) => !isThis)?.id ?? '',
    ...(await newOwnersPasskey(shopper, origin)),
    payment: payer.request,
    address,
    addressId: shippingAddress._id,
    marks: [shopper.login.email, street],
  }
}

/** Returns everything that the owner can see of their own data. */
export async function readOwnerState({ shopper: { browser, id }, order }: Owner): Promise<string> {
  const devices = await browser.get<{ id: string }[]>('/api/customers/sessions')
  return JSON.stringify([
    devices.map((device) => device.id).sort(),
    await browser.get('/api/passkeys'),
    await browser.get('/api/session'),
    await browser.get('/api/orders'),
    await browser.get(`/api/payments/orders/${order.orderId}`),
    await browser.get(`/api/shipping-address/user/${id}`),
  ])
}

/** Returns the id of a customer's passkey, and requests an intruder could steal: a new passkey and a login. */
async function newOwnersPasskey({ browser, login }: Shopper, origin: string) {
  const { password } = login
  const options = () =>
    browser.post<Parameters<typeof createPasskey>[0]>(200, '/api/passkeys/options', { password })
  const { made, passkey } = createPasskey(await options(), { origin })
  await browser.post(201, '/api/passkeys', made)
  const [listed] = await browser.get<{ id: string }[]>('/api/passkeys')
  const asked = await browser.post<Parameters<typeof signChallenge>[1]>(
    200,
    '/api/passkeys/login/options',
    {},
  )
  return {
    passkeyId: listed?.id ?? '',
    newPasskey: createPasskey(await options(), { origin }).made,
    assertion: signChallenge(passkey, asked, { origin }),
  }
}
