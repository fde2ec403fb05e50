import { listMutations } from '../../testing/mutations'
import { readAddress, readAddresses } from './address-reader'
import { ShippingAddress } from './address-schema'

const home = {
  _id: 'a1',
  userId: 'c1',
  firstName: 'Asha',
  lastName: 'Rao',
  phoneCode: '+91',
  phoneNumber: '9845012345',
  address: '24, 4th Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560011',
  country: 'India',
  email: 'asha@example.com',
}
const report = jest.fn()

test.each(listMutations(home))('a page can show an address with %s', (_, value) => {
  const address = readAddress(value, 'address', report)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    expect(ShippingAddress.safeParse(address)).toMatchObject({ success: true })
  else expect(address).toBeUndefined()
})

test('a malformed address does not affect the others, and each address gets an id', () => {
  const { _id, ...unnamed } = home
  const read = readAddresses([null, home, 'none', unnamed, unnamed], 'addresses', report)
  expect(read.map(({ _id }) => _id)).toEqual(['a1', '1', '2'])
})

test('a numeric phone number is read as its digits', () => {
  expect(readAddress({ ...home, phoneNumber: 9845012345 }, 'address', report)).toEqual(home)
})
