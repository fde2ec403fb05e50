import type { SeedProduct } from '../modules/catalog'

/** A small catalogue for tests, including a price with paise and a product without packs. */
export const testProducts: readonly SeedProduct[] = [
  {
    _id: 'turmeric-powder',
    name: 'Turmeric Powder',
    hindiName: 'Haldi',
    synonyms: ['haldi'],
    description: 'Ground from Salem fingers. Bright and earthy.',
    category: 'GROUND SPICES',
    images: ['/uploads/turmeric-powder-1.jpg', '/uploads/turmeric-powder-2.jpg'],
    variants: [
      { _id: 'turmeric-powder-100g', quantity: '100 g', price: 125 },
      { _id: 'turmeric-powder-500g', quantity: '500 g', price: 560.5 },
    ],
  },
  {
    _id: 'black-pepper',
    name: 'Black Pepper',
    hindiName: 'Kali Mirch',
    synonyms: ['pepper'],
    description: 'Whole berries from Wayanad.',
    category: 'WHOLE SPICES',
    images: ['/uploads/black-pepper-1.jpg', '/uploads/black-pepper-2.jpg'],
    variants: [{ _id: 'black-pepper-100g', quantity: '100 g', price: 210 }],
  },
  {
    _id: 'rasam-powder-kit',
    name: 'Rasam Powder Kit',
    hindiName: 'Rasam Masala',
    synonyms: [],
    description: 'Roast. Grind. Cook.',
    category: 'DIY SPICE KIT',
    images: ['/uploads/rasam-powder-kit-1.jpg'],
    variants: [{ _id: 'rasam-powder-kit-150g', quantity: '150 g', price: 120 }],
  },
  {
    _id: 'festival-box',
    name: 'Festival Box',
    hindiName: '',
    synonyms: [],
    description: 'Not packed yet.',
    category: 'SPICES BLENDS',
    images: [],
    variants: [],
  },
]
