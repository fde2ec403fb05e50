import { type Collection, collections } from 'shared-contracts/catalog/lists/collections'
import type { Category } from 'shared-contracts/catalog/product'

interface Suggestion {
  name: string
  picture: string
  /** The list that the card links to; undefined for cards that do not navigate (specification 8.19). */
  leadsTo: Collection['slug'] | undefined
}

const suggest =
  (usualList?: Collection['slug']) =>
  (name: string, file: string, list = usualList): Suggestion => ({
    name,
    picture: `/uploads/${file}-1.jpg`,
    leadsTo: list,
  })

const ground = suggest(collections.ground.slug)
const whole = suggest(collections.whole.slug)
const still = suggest()

/** The fixed suggestions of each category (specification 8.17). Some cards link to their product's list. */
export const suggestions: Record<Category, readonly Suggestion[]> = {
  'GROUND SPICES': [
    ground('Black Pepper Powder', 'black-pepper-powder'),
    ground('Curry Powder', 'curry-powder'),
    ground('Ginger Powder', 'ginger-powder'),
    ground('Pav Bhaji Masala', 'pav-bhaji-masala', collections.blends.slug),
  ],
  'WHOLE SPICES': [
    whole('Black Pepper', 'black-pepper'),
    whole('White Pepper', 'white-pepper'),
    whole('Amchur', 'amchur-powder'),
    whole('Star Anise', 'star-anise'),
  ],
  'DIY SPICE KIT': [
    still('Garam Masala Kit', 'garam-masala-kit'),
    still('Curry Powder Kit', 'curry-powder-kit'),
    still('Rasam Powder Kit', 'rasam-powder-kit'),
    still('Butter Paneer Masala Kit', 'butter-paneer-masala-kit'),
  ],
  'SPICES BLENDS': [
    still('Garam Masala', 'garam-masala'),
    still('Pav Bhaji Masala', 'pav-bhaji-masala'),
    still('Chole Masala', 'chole-masala'),
    still('Biryani Masala', 'biryani-masala'),
  ],
}

/** Shown on every card (specification 8.18). */
export const suggestionPrice = { was: 'Rs 135', now: 'Rs 125' }
