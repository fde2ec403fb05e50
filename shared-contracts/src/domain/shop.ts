/** Everything that names this shop. One edit here renames it everywhere. */
export const shop = {
  brand: 'Kesar & Clove',
  tagline: 'Spices from Bangalore',
  phone: '+91 98450 12345',
  email: 'admin@kesarandclove.example',
  address: {
    line1: '14 Spice Market Road',
    city: 'Bangalore',
    state: 'Karnataka',
    pincode: '560002',
    country: 'India',
  },
  social: {
    chat: 'https://wa.me/919845012345',
    photos: 'https://www.instagram.com/kesarandclove',
    network: 'https://www.facebook.com/kesarandclove',
  },
  established: 2016,
} as const
