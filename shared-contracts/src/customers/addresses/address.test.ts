import { inEnglish } from '../../i18n/translate'
import { accountAddressLabels, countries, joinAddressLines, listMissingFields, regions } from './address'

const complete = {
  firstName: 'Asha',
  lastName: 'Rao',
  phoneNumber: '9876543210',
  address: '14 Spice Market Road',
  city: 'Bangalore',
  state: 'Karnataka',
  pincode: '560002',
  region: 'India',
}

test('a complete address has no errors', () => {
  expect(listMissingFields(complete, accountAddressLabels, inEnglish)).toEqual({})
})

test.each([
  ['firstName', 'First Name is required'],
  ['lastName', 'Last Name is required'],
  ['phoneNumber', 'Phone Number is required'],
  ['address', 'Address is required'],
  ['city', 'City is required'],
  ['state', 'State is required'],
  ['pincode', 'Pincode is required'],
  ['region', 'Region is required'],
])('an address without %s gets a message', (field, message) => {
  expect(listMissingFields({ ...complete, [field]: '  ' }, accountAddressLabels, inEnglish)).toEqual({
    [field]: message,
  })
})

test('two address lines are joined by a comma, a single line is not [10.10]', () => {
  expect(joinAddressLines(' 14 Market Road ', ' Floor 2 ')).toBe('14 Market Road, Floor 2')
  expect(joinAddressLines('14 Market Road', ' ')).toBe('14 Market Road')
})

test('checkout offers ten countries and the account six regions', () => {
  expect(countries).toHaveLength(10)
  expect(regions).toEqual(['North America', 'Europe', 'India', 'Asia', 'Australia', 'South America'])
})
