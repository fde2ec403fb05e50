import type { User } from '../customers/customer'
import type { CartItem } from '../orders/cart/cart'
import { paise } from '../values/money'

export const turmeric: CartItem = {
  id: 'turmeric-powder',
  variantId: 'turmeric-powder-100',
  variantLabel: '100 g',
  title: 'Turmeric Powder',
  price: paise(125_00),
  image: '/uploads/turmeric.jpg',
}

export const asha: User = {
  id: 'c1',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  countryCode: '+91',
}
