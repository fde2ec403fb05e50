import { addressProblems } from './address-problems'

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  addressLine1: '24, 4th Cross',
  city: 'Bengaluru',
  state: 'Karnataka',
  pinCode: '560011',
  country: 'India',
  email: 'asha@example.in',
  phone: '9845012345',
}

test('a valid address has no errors, even with spaces, other digits or no phone', () => {
  expect(addressProblems(address)).toEqual({})
  expect(addressProblems({ ...address, pinCode: '೫೬೦ ೦೧೧', phone: '+91 98450-12345' })).toEqual({})
  expect(addressProblems({ ...address, phone: '', email: '' })).toEqual({})
})

test.each([
  [{ pinCode: '5600' }, { pinCode: 'Enter a 6-digit pincode' }],
  [{ phone: '98abc' }, { phone: 'Enter a phone number, such as 98450 12345' }],
  [{ state: 'Bangalore' }, { state: 'Choose the State' }],
  [{ email: 'asha@' }, { email: 'Enter an email address' }],
  [{ firstName: ' ' }, { firstName: 'Enter the first name' }],
])('%j is refused with a message that says what to do', (change, problems) => {
  expect(addressProblems({ ...address, ...change })).toEqual(problems)
})

test('an address abroad has its own postal code and state', () => {
  expect(addressProblems({ ...address, country: 'Japan', state: 'Kyoto', pinCode: '604-8571' })).toEqual({})
})
