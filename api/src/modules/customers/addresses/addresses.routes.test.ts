import { buildTestApp, type TestApp } from '../../../testing/app'

type Customer = Awaited<ReturnType<TestApp['customer']>>

let shop: TestApp
let asha: Customer
let ravi: Customer

beforeAll(async () => {
  shop = await buildTestApp()
  asha = await shop.customer('asha')
  ravi = await shop.customer('ravi')
})
afterAll(() => shop.close())

function address(userId: string, change: object = {}) {
  return {
    userId,
    firstName: 'Asha',
    lastName: 'Rao',
    phoneNumber: '9876543210',
    address: '12 Spice Lane, Jayanagar',
    city: 'Bangalore',
    state: 'Karnataka',
    pincode: '560001',
    country: 'India',
    email: 'asha@example.in',
    ...change,
  }
}

test('a saved address is returned with its id and listed, oldest first [23.8, 23.9, 24.5]', async () => {
  expect((await asha.get(`/api/shipping-address/user/${asha.id}`)).json()).toEqual([])
  const home = await asha.post('/api/shipping-address', address(asha.id))
  const work = await asha.post(
    '/api/shipping-address',
    address(asha.id, { city: 'Mysuru', phoneCode: '+44' }),
  )
  expect(home.statusCode).toBe(201)
  expect(home.json()).toEqual({
    message: 'Shipping address saved successfully!',
    shippingAddress: { ...address(asha.id), _id: expect.any(String), phoneCode: '+91' },
  })
  const saved = await asha.get(`/api/shipping-address/user/${asha.id}`)
  expect(saved.statusCode).toBe(200)
  expect(saved.json()).toEqual([home.json().shippingAddress, work.json().shippingAddress])
})

test.each([
  ['+91 ९८४५० 12345', '+91', ['+91', '9845012345']],
  ['07911 123456', '+44', ['+44', '7911123456']],
  ['+44 7911 123456', '+91', ['+44', '7911123456']],
  ['+49 151 1234567', '+91', ['', '+491511234567']],
  ['next door', '+91', ['+91', 'next door']],
])('the phone number %s with the code %s is saved as %j', async (phoneNumber, phoneCode, saved) => {
  const customer = await shop.customer()
  const answer = await customer.post(
    '/api/shipping-address',
    address(customer.id, { phoneNumber, phoneCode, pincode: '५६० ००१', city: 'Mysu\u200bru' }),
  )
  const { shippingAddress } = answer.json()
  expect([shippingAddress.phoneCode, shippingAddress.phoneNumber]).toEqual(saved)
  expect(shippingAddress).toMatchObject({ pincode: '560001', city: 'Mysuru' })
})

test('a visitor can neither save nor read addresses [22.2]', async () => {
  const visitor = shop.visitor()
  expect((await visitor.post('/api/shipping-address', address(asha.id))).statusCode).toBe(401)
  expect((await visitor.get(`/api/shipping-address/user/${asha.id}`)).statusCode).toBe(401)
})

test('a customer can neither save nor read another’s addresses [17.16, 22.4, 23.18]', async () => {
  const saved = await ravi.post('/api/shipping-address', address(asha.id))
  const read = await ravi.get(`/api/shipping-address/user/${asha.id}`)
  expect([saved.statusCode, read.statusCode]).toEqual([403, 403])
  expect(read.body).not.toContain('Spice Lane')
})

test.each(['firstName', 'lastName', 'phoneNumber', 'address', 'city', 'state', 'pincode', 'country'])(
  'an address without %s is refused and not saved',
  async (field) => {
    const before = (await asha.get(`/api/shipping-address/user/${asha.id}`)).json()
    const refused = await asha.post('/api/shipping-address', address(asha.id, { [field]: ' ' }))
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.any(String) } })
    expect((await asha.get(`/api/shipping-address/user/${asha.id}`)).json()).toEqual(before)
  },
)

test('fifty addresses can be saved, even at once, and one more is refused with a message [27.10]', async () => {
  const customer = await shop.customer()
  const save = () => customer.post('/api/shipping-address', address(customer.id))
  const answers = await Promise.all(Array.from({ length: 52 }, save))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50)
  const refused = await save()
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    message: 'You have 50 saved addresses, which is the maximum. You can edit one instead.',
  })
  expect((await customer.get(`/api/shipping-address/user/${customer.id}`)).json()).toHaveLength(50)
})

const fetchAddresses = async (customer: Customer) =>
  (await customer.get(`/api/shipping-address/user/${customer.id}`)).json()

async function saved(customer: Customer, change?: object) {
  const answer = await customer.post('/api/shipping-address', address(customer.id, change))
  return answer.json().shippingAddress
}

const buildUrl = ({ _id }: { _id: string }) => `/api/shipping-address/${_id}`

test('an edited address keeps its position and is normalised [23.21]', async () => {
  const customer = await shop.customer()
  const [first, second] = [await saved(customer), await saved(customer)]
  const changed = address(customer.id, { phoneNumber: '+44 7911 123456', pincode: '५७० ००१', city: 'Mysuru' })
  const answer = await customer.call('PUT', buildUrl(first), changed)
  expect(answer.statusCode).toBe(200)
  const { shippingAddress } = answer.json()
  expect(shippingAddress).toEqual({
    ...first,
    ...{ city: 'Mysuru', phoneCode: '+44', phoneNumber: '7911123456', pincode: '570001' },
  })
  expect(await fetchAddresses(customer)).toEqual([shippingAddress, second])
})

test("a customer cannot edit another's address, and a refused edit changes nothing [22.4, 23.21]", async () => {
  const [owner, other] = [await shop.customer(), await shop.customer()]
  const home = await saved(owner)
  const theirs = address(other.id, { city: 'Elsewhere' })
  const attempts = [
    shop.visitor().call('PUT', buildUrl(home), theirs),
    other.call('PUT', buildUrl(home), theirs),
    other.call('PUT', buildUrl(home), { ...theirs, userId: owner.id }),
    owner.call('PUT', buildUrl(home), theirs),
    owner.call('PUT', '/api/shipping-address/unknown', address(owner.id)),
    owner.call('PUT', buildUrl(home), address(owner.id, { city: '\u200b' })),
    owner.call('PUT', buildUrl(home), address(owner.id, { pincode: ['560001'] })),
    owner.call('PUT', buildUrl(home), address(owner.id, { phoneNumber: '9'.repeat(10_000) })),
    owner.call('PUT', buildUrl(home), address(owner.id, { firstName: 'A\u0007' })),
    owner.call('PUT', buildUrl(home), address(owner.id, { lastName: '\ud83c' })),
  ]
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([401, 404, 403, 403, 404, 400, 400, 400, 400, 400])
  expect(await fetchAddresses(owner)).toEqual([home])
  expect(await fetchAddresses(other)).toEqual([])
})
