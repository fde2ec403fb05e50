import { type Collection, collections } from 'shared-contracts/domain/collections'

interface Suggestion {
  name: string
  picture: string
}

interface SuggestionStrip {
  products: Suggestion[]
  /** The list a card leads to; undefined where cards do not navigate (specification, point 2). */
  leadsTo: Collection['slug'] | undefined
}

const suggest = (name: string, file: string): Suggestion => ({ name, picture: `/uploads/${file}-1.jpg` })

const ground: SuggestionStrip = {
  products: [
    suggest('Black Pepper Powder', 'black-pepper-powder'),
    suggest('Curry Powder', 'curry-powder'),
    suggest('Ginger Powder', 'ginger-powder'),
    suggest('Pav Bhaji Masala', 'pav-bhaji-masala'),
  ],
  leadsTo: collections.ground.slug,
}

const whole: SuggestionStrip = {
  products: [
    suggest('Black Pepper', 'black-pepper'),
    suggest('White Pepper', 'white-pepper'),
    suggest('Amchur', 'amchur-powder'),
    suggest('Star Anise', 'star-anise'),
  ],
  leadsTo: collections.whole.slug,
}

const diy: SuggestionStrip = {
  products: [
    suggest('Garam Masala Kit', 'garam-masala-kit'),
    suggest('Curry Powder Kit', 'curry-powder-kit'),
    suggest('Rasam Powder Kit', 'rasam-powder-kit'),
    suggest('Butter Paneer Masala Kit', 'butter-paneer-masala-kit'),
  ],
  leadsTo: undefined,
}

const blends: SuggestionStrip = {
  products: [
    suggest('Garam Masala', 'garam-masala'),
    suggest('Pav Bhaji Masala', 'pav-bhaji-masala'),
    suggest('Chole Masala', 'chole-masala'),
    suggest('Biryani Masala', 'biryani-masala'),
  ],
  leadsTo: undefined,
}

/** The fixed strip of each list's product pages; where the specification is silent, cards lead to the same list. */
export const suggestionStrips: Record<Collection['slug'], SuggestionStrip> = {
  'ground-spices': ground,
  'whole-spices': whole,
  'diy-spices': diy,
  retails: blends,
  'all-products': { ...ground, leadsTo: collections.all.slug },
}

/** Shown on every card of every strip (specification, point 9). */
export const suggestionPrice = { was: 'Rs 135', now: 'Rs 125' }
