/** The shop's name and contact details. To rename the shop, edit only this file. */
export const shop = {
  brand: 'Kesar & Clove',
  tagline: 'Spices from Bangalore',
  phone: '+91 00000 00000',
  email: 'admin@kesarandclove.example',
  address: {
    line1: '14 Spice Market Road',
    city: 'Bangalore',
    state: 'Karnataka',
    pincode: '560002',
    country: 'India',
  },
  social: {
    chat: 'https://wa.me/910000000000',
    photos: 'https://www.instagram.com/',
    network: 'https://www.facebook.com/',
  },
  established: 2016,
} as const

/** The brand's red, as in specification 25.1. In style sheets it is the design token `--red-700`. */
export const BRAND_RED = '#AF261D'
