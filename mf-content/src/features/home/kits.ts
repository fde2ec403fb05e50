/** A kit, with its prices in rupees. */
interface Kit {
  id: number
  title: string
  image: string
  originalPrice: number
  discountedPrice: number
}

/** The four kits of the range (specification 4.5). */
export const kits: readonly Kit[] = [
  {
    id: 45,
    title: 'Chole Masala',
    image: '/uploads/chole-masala-kit-1.jpg',
    originalPrice: 135,
    discountedPrice: 125,
  },
  {
    id: 53,
    title: 'Curry Powder',
    image: '/uploads/curry-powder-kit-1.jpg',
    originalPrice: 125,
    discountedPrice: 115,
  },
  {
    id: 47,
    title: 'Rasam Powder',
    image: '/uploads/rasam-powder-kit-1.jpg',
    originalPrice: 140,
    discountedPrice: 120,
  },
  {
    id: 48,
    title: 'Butter Paneer Masala',
    image: '/uploads/butter-paneer-masala-kit-1.jpg',
    originalPrice: 145,
    discountedPrice: 135,
  },
]
