import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'

export const turmeric: AdminProduct = {
  id: 'turmeric-powder',
  name: 'Turmeric Powder',
  hindiName: 'हल्दी',
  description: 'Bright and earthy.',
  category: 'GROUND SPICES',
  images: ['/uploads/turmeric-powder-1.jpg'],
  imageTexts: [],
  isListed: true,
  origin: 'India',
  maker: null,
  bestBeforeMonths: 12,
  ingredients: ['Turmeric'],
  allergens: [],
  place: 0,
  version: 7,
  variants: [
    {
      id: 'turmeric-powder-100g',
      label: '100 g',
      price: 12500,
      mrp: null,
      net: { amount: 100, unit: 'g' },
      isSoldOut: false,
      barcode: null,
      unitPrice: '₹1.25 per g',
    },
    {
      id: 'turmeric-powder-500g',
      label: '500 g',
      price: 56050,
      mrp: null,
      net: null,
      isSoldOut: false,
      barcode: null,
    },
  ],
  missing: ['net-quantity', 'licence'],
}

export const pepper: AdminProduct = {
  ...turmeric,
  id: 'black-pepper',
  name: 'Black Pepper',
  hindiName: 'काली मिर्च',
  place: 1,
  isListed: false,
  variants: [
    {
      id: 'black-pepper-100g',
      label: '100 g',
      price: 21000,
      mrp: null,
      net: null,
      isSoldOut: true,
      barcode: null,
    },
  ],
  missing: [],
}
