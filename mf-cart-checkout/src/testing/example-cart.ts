import type { Product } from 'shared-contracts/catalog/product'
import type { User } from 'shared-contracts/customers/customer'
import type { CartLine } from 'shared-contracts/orders/cart/cart'
import { paise } from 'shared-contracts/values/money'

export const turmeric: Product = {
  _id: 'turmeric-powder',
  name: 'Turmeric Powder',
  hindiName: 'Haldi',
  synonyms: [],
  description: 'Ground from whole fingers.',
  category: 'GROUND SPICES',
  images: ['/uploads/turmeric-powder-1.jpg'],
  variants: [{ _id: 'turmeric-powder-100', quantity: '100 g', price: 125 }],
}

export const pepper: Product = {
  ...turmeric,
  _id: 'black-pepper',
  name: 'Black Pepper',
  category: 'WHOLE SPICES',
  images: ['/uploads/black-pepper-1.jpg'],
  variants: [{ _id: 'black-pepper-50', quantity: '50 g', price: 99.5 }],
}

export const turmericLine: CartLine = {
  id: 'turmeric-powder',
  variantId: 'turmeric-powder-100',
  variantLabel: '100 g',
  title: 'Turmeric Powder',
  price: paise(125_00),
  image: '/uploads/turmeric-powder-1.jpg',
  quantity: 2,
}

export const pepperLine: CartLine = {
  id: 'black-pepper',
  variantId: 'black-pepper-50',
  variantLabel: '50 g',
  title: 'Black Pepper',
  price: paise(99_50),
  image: '/uploads/black-pepper-1.jpg',
  quantity: 1,
}

export const ananya: User = {
  id: 'customer-1',
  firstName: 'Ananya',
  lastName: 'Rao',
  email: 'ananya@example.com',
  phone: '9845012345',
  countryCode: '+91',
}
