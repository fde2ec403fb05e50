import type { ShippingAddress } from 'shared-contracts/customers/addresses/address'
import type { LoginUser, User } from 'shared-contracts/customers/customer'
import type { Order, OrderRecord } from 'shared-contracts/orders/order'

export const asha: User = {
  id: 'c-1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '9845012345',
  countryCode: '+91',
}

export const ashaAtLogin: LoginUser = {
  id: asha.id,
  firstname: asha.firstName,
  lastname: asha.lastName,
  email: asha.email,
  phone: asha.phone,
  countryCode: asha.countryCode,
}

/** Fills local storage as an earlier visit of this customer would. */
export function rememberAsha(records: readonly OrderRecord[] = []) {
  localStorage.setItem('user', JSON.stringify(asha))
  localStorage.setItem(`orders_${asha.id}`, JSON.stringify(records))
}

export const record: OrderRecord = {
  orderId: 'ORD-1763691234567',
  payment_id: 'pay_9XK2M4T7',
  status: 'Awaiting Payment',
  createdAt: '2026-11-21T10:00:00.000Z',
  items: [{ title: 'Turmeric Powder', price: 125, quantity: 2 }],
  subtotal: 250,
  shipping: 50,
  tax: 45,
  total: 300,
  shippingAddress: {
    address: '24, 4th Cross, Jayanagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560011',
    country: 'India',
  },
}

export const order: Order = {
  orderId: record.orderId,
  status: 'Paid',
  paymentMethod: 'Prepaid',
  paymentId: 'pay_9XK2M4T7',
  createdAt: record.createdAt,
  products: [
    {
      productId: 'turmeric-powder',
      variantId: 'v1',
      name: 'Turmeric Powder',
      variant: '100 g',
      price: 125,
      quantity: 2,
      image: '/uploads/turmeric-powder-1.jpg',
    },
  ],
  shippingAddress: {
    firstName: 'Asha',
    lastName: 'Rao',
    addressLine1: '24, 4th Cross, Jayanagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pinCode: '560011',
    country: 'India',
    email: asha.email,
    phone: asha.phone,
  },
  subtotal: 250,
  shipping: 50,
  tax: 45,
  total: 300,
}

export const home: ShippingAddress = {
  _id: 'a-1',
  userId: asha.id,
  firstName: 'Asha',
  lastName: 'Rao',
  phoneCode: '+91',
  phoneNumber: '9845012345',
  address: '24, 4th Cross, Jayanagar',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560011',
  country: 'India',
  email: asha.email,
}

export const office: ShippingAddress = { ...home, _id: 'a-2', address: '7 Residency Road', pincode: '560025' }
