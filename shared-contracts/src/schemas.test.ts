import type * as z from 'zod/mini'
import { ShippingAddressInput } from './customers/addresses/address-schema'
import { LoginForm, Registration, ResetPassword, User } from './customers/customer-schema'
import { Subscription } from './newsletter/subscription-schema'
import { OrderAddress, PlaceOrder } from './orders/order-schema'
import { CreatePayment, StandAlonePayment } from './payments/payment-schema'
import { ContactForm } from './support/contact-schema'
import { Email } from './values/text'

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  addressLine1: '14 Spice Market Road',
  city: 'Bangalore',
  state: 'Karnataka',
  pinCode: '560002',
  country: 'India',
  email: 'asha@example.com',
  phone: '9876543210',
}
const order = {
  userId: 'c1',
  orderId: 'ORD-1732190400000',
  products: [{ name: 'Turmeric', price: '125', quantity: 1, image: '' }],
  shippingAddress: address,
  subtotal: '125.00',
  shipping: 50,
  tax: 22.5,
  total: 175,
  paymentMethod: 'Prepaid',
  status: 'Pending',
}
const good: [string, z.ZodMiniType, Record<string, unknown>][] = [
  [
    'registration',
    Registration,
    { firstname: 'Asha', lastname: 'Rao', email: 'a@b.in', mobilenumber: '9876543210', password: 'x' },
  ],
  ['login', LoginForm, { email: 'a@b.in', password: 'x' }],
  ['reset', ResetPassword, { newPassword: 'x', confirmPassword: 'x' }],
  ['subscription', Subscription, { email: 'a@b.in' }],
  [
    'contact',
    ContactForm,
    { firstName: 'A', lastName: 'R', email: 'a@b.in', phoneNumber: '9', message: 'Hello,\nworld' },
  ],
  [
    'address',
    ShippingAddressInput,
    {
      userId: 'c1',
      firstName: 'A',
      lastName: 'R',
      phoneNumber: '9',
      address: 'x',
      city: 'x',
      state: 'x',
      pincode: '1',
      country: 'India',
    },
  ],
  ['order', PlaceOrder, order],
  [
    'stand-alone payment',
    StandAlonePayment,
    { amount: 1.25, userId: 'MUID123', phone: '9876543210', name: 'Asha' },
  ],
]

describe.each(good)('a %s', (_, schema, value) => {
  test('is accepted if complete [24.6, 24.11]', () => {
    expect(schema.safeParse(value).success).toBe(true)
  })

  test.each(Object.keys(value))(
    'is refused if %s is missing, of the wrong type, or too long [27.6]',
    (field) => {
      for (const wrong of [undefined, null, {}, [], true, 'x'.repeat(100_000)])
        expect(schema.safeParse({ ...value, [field]: wrong }).success).toBe(false)
    },
  )

  test('is refused if a text contains a NUL [27.6]', () => {
    const texts = Object.keys(value).filter(
      (field) => typeof value[field] === 'string' && !/password/i.test(field),
    )
    for (const field of texts)
      expect(schema.safeParse({ ...value, [field]: `${value[field]}\u0000${value[field]}` }).success).toBe(
        false,
      )
  })
})

test.each([
  ['no products', { products: [] }],
  ['101 products', { products: Array(101).fill(order.products[0]) }],
  ['half a pack', { products: [{ ...order.products[0], quantity: 0.5 }] }],
  ['a thousand packs', { products: [{ ...order.products[0], quantity: 1000 }] }],
  ['no packs', { products: [{ ...order.products[0], quantity: 0 }] }],
  ['a negative price', { products: [{ ...order.products[0], price: -1 }] }],
  ['an endless total', { total: Number.POSITIVE_INFINITY }],
  ['the status Paid', { status: 'Paid' }],
  ['cash on delivery', { paymentMethod: 'COD' }],
  ['an id with a slash', { orderId: 'ORD/1' }],
  ['a broken e-mail', { shippingAddress: { ...address, email: 'asha' } }],
])('an order with %s is refused [27.4]', (_, change) => {
  expect(PlaceOrder.safeParse({ ...order, ...change }).success).toBe(false)
})

test.each([0.99, 1.255, -1, 1_000_001])('a stand-alone payment of Rs %p is refused [27.5]', (amount) => {
  const payment = { amount, userId: 'MUID123', phone: '9876543210', name: 'Asha' }
  expect(StandAlonePayment.safeParse(payment).success).toBe(false)
})

test('a payment keeps only the fields that the server needs', () => {
  const customer = { customer_id: 'c1', customer_name: 'A', customer_email: 'a@b.in', customer_phone: '9' }
  const sent = { order_id: 'ORD-1', order_amount: 1, order_currency: 'INR', customer_details: customer }
  expect(CreatePayment.parse({ ...sent, order_payload: { total: 1 }, isAdmin: true })).toEqual(sent)
})

test('a mobile number may be sent as a number', () => {
  const form = { firstname: 'A', lastname: 'R', email: 'a@b.in', mobilenumber: 9876543210, password: 'x' }
  expect(Registration.safeParse(form).success).toBe(true)
})

test('texts are trimmed before their length is checked', () => {
  expect(Subscription.parse({ email: ' a@b.in ' })).toEqual({ email: 'a@b.in' })
  expect(LoginForm.safeParse({ email: '   ', password: 'x' }).success).toBe(false)
})

test('a stored user without an id can still be read, and gets India’s country code by default', () => {
  const user = { firstName: 'Asha', lastName: 'Rao', email: 'a@b.in', phone: '9' }
  expect(User.parse(user)).toEqual({ ...user, id: '', countryCode: '+91' })
})

/** Typical typed, pasted and autofilled values of fields, and their stored form. */
const typed: Record<string, [typed: string, stored: string][]> = {
  name: [['\u202a As\u200bha\u00a0  Jose\u0301 \u202c', 'Asha José']],
  email: [
    [' As\u200bha@Example.COM\u202c', 'asha@example.com'],
    ['asha९८@example.com', 'asha98@example.com'],
  ],
  phone: [
    ['\u202a+91 ९८४५० 12345\u202c', '9845012345'],
    ['0091-98450.12345', '9845012345'],
    ['(0) 98450\u201312345', '9845012345'],
  ],
  pincode: [
    ['೫೬೦ ೦೦೧', '560001'],
    ['SW1A  1AA', 'SW1A 1AA'],
  ],
}

const kinds: Record<string, keyof typeof typed> = {
  ...{ firstname: 'name', lastname: 'name', firstName: 'name', lastName: 'name', name: 'name' },
  ...{ city: 'name', state: 'name', address: 'name', addressLine1: 'name', addressLine2: 'name' },
  ...{ email: 'email', mobilenumber: 'phone', phone: 'phone' },
  ...{ pincode: 'pincode', pinCode: 'pincode' },
}

/** A login stores nothing; it looks up the normalised address. */
const storing = good.filter(([form]) => form !== 'login')

const cases = [...storing, ['order\u2019s address', OrderAddress, address] as const].flatMap(
  ([form, schema, value]) =>
    Object.keys(value).flatMap((field) =>
      (typed[kinds[field] ?? ''] ?? []).map(([text, stored]) => ({
        form,
        schema,
        value,
        field,
        text,
        stored,
      })),
    ),
)

test.each(cases)(
  '$field of a $form typed as $text is stored as $stored',
  ({ schema, value, field, text, stored }) => {
    expect(schema.parse({ ...value, [field]: text })).toMatchObject({ [field]: stored })
  },
)

test('a foreign number keeps its country, and one with an unlisted country code is refused [10.8, 27.2]', () => {
  const registration = (mobilenumber: string) =>
    Registration.safeParse({ firstname: 'A', lastname: 'R', email: 'a@b.in', mobilenumber, password: 'x' })
  expect(registration('+44 7911 123456').data?.mobilenumber).toBe('+447911123456')
  expect(registration('+49 151 1234567').success).toBe(false)
  expect(ContactForm.shape.phoneNumber.parse('+49 151 1234567')).toBe('+491511234567')
})

test.each([
  'Offer: call 1800<v@example.com>',
  '"v"@example.com',
  'v@example.com,w@example.com',
  'v@example.com;',
])('no form accepts %j as an address', (email) => expect(Email.safeParse(email).success).toBe(false))
