import type { ShippingAddress } from 'shared-contracts/customers/addresses/address'

export const home: ShippingAddress = {
  _id: 'address-1',
  userId: 'customer-1',
  firstName: 'Ananya',
  lastName: 'Rao',
  phoneCode: '+91',
  phoneNumber: '9845012345',
  address: '24, 4th Cross, Jayanagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560011',
  country: 'India',
  email: 'ananya@example.com',
}

export const office: ShippingAddress = {
  ...home,
  _id: 'address-2',
  firstName: 'Vikram',
  address: 'Flat 7B, Palm Meadows',
}
