export interface TimelineEntry {
  /** Year and title, such as '2016: The company'. */
  title: string
  image: string
  text: string
}

/** The history of the shop (specification 5.6). Only 2016 is a fact; a public shop shows what its staff wrote. */
export const timelineEntries: readonly TimelineEntry[] = [
  {
    title: '1956: A spice counter',
    image: '/uploads/coriander-seeds-1.jpg',
    text: 'The story begins with a family counter in the old market, where spice is weighed by hand and ground to order.',
  },
  {
    title: '1968: Learning the harvest',
    image: '/uploads/green-cardamom-1.jpg',
    text: 'Buying close to the farms teaches the family to judge a lot by its smell before its price.',
  },
  {
    title: '1979: The second generation',
    image: '/uploads/garam-masala-1.jpg',
    text: 'Children grow up between the sacks, and roasting becomes part of the trade, one blend at a time.',
  },
  {
    title: '1991: Beyond the city',
    image: '/uploads/cumin-seeds-1.jpg',
    text: 'Merchants from other towns begin to ask for the same grind they have tasted in Bangalore.',
  },
  {
    title: '2004: House blends',
    image: '/uploads/sambar-powder-1.jpg',
    text: 'Recipes kept in memory are written down and weighed, so that every batch tastes like the last.',
  },
  {
    title: '2016: The company',
    image: '/uploads/turmeric-powder-1.jpg',
    text: 'The company is established in Bangalore, as a maker and exporter of spices.',
  },
  {
    title: '2020: Whole spice for home cooks',
    image: '/uploads/chole-masala-kit-1.jpg',
    text: 'Measured whole spices are packed as DIY kits, for cooks who want to roast and grind for themselves.',
  },
  {
    title: '2024: At your doorstep',
    image: '/uploads/curry-powder-kit-1.jpg',
    text: 'Whole spices, ground spices, blends and kits travel from one shelf to kitchens across India.',
  },
]
