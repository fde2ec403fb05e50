/** A recipe as lists show it. */
export interface RecipeCard {
  id: number
  title: string
  /** Stored path of the picture of the cooked dish. */
  image: string
  /** The label under the title, such as '#chickpeas'. */
  hashtag: string
}

const dishes = [
  { id: 1, title: 'Garam Masala Curry', hashtag: '#garammasala' },
  { id: 2, title: 'Classic Pav Bhaji', hashtag: '#streetfood' },
  { id: 3, title: 'Punjabi Chole', hashtag: '#chickpeas' },
  { id: 4, title: 'Authentic Biryani', hashtag: '#biryani' },
  { id: 5, title: 'Rasam Powder', hashtag: '#southindian' },
  { id: 6, title: 'Butter Paneer Masala', hashtag: '#paneer' },
  { id: 7, title: 'DIY Taco', hashtag: '#weeknight' },
  { id: 8, title: 'Homestyle Chicken Curry', hashtag: '#chickencurry' },
  { id: 9, title: 'Vegetarian Curry', hashtag: '#vegetarian' },
  { id: 10, title: 'Chinese Five Spice Stir-Fry', hashtag: '#stirfry' },
  { id: 11, title: 'Creole Shrimp Pasta', hashtag: '#creole' },
  { id: 12, title: 'Vegetarian Creole Rice Bowl', hashtag: '#ricebowl' },
]

/** The twelve built-in recipes (specification 6.3), each with the picture of its cooked dish. */
export const recipeCards: readonly RecipeCard[] = dishes.map((dish) => ({
  ...dish,
  image: `/uploads/dishes/dish-${String(dish.id).padStart(2, '0')}.jpg`,
}))

/** The card an address asks for; the id is read as parseInt reads it, so '3abc' is recipe 3. */
export function findRecipeCard(id: string | undefined): RecipeCard | undefined {
  const wanted = Number.parseInt(id ?? '', 10)
  return recipeCards.find((card) => card.id === wanted)
}

/** What the picture of a recipe shows, for those who do not see it. */
export const cookedDish = ({ title }: RecipeCard) => `${title}, cooked`
