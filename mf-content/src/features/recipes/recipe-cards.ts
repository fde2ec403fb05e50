import type { RecipeCard } from './recipe-card'

const picture = (name: string) => `/uploads/recipes/recipe-${name}.jpg`

/** The twelve built-in recipes (specification, point 3). Each takes the flat-lay closest to its ingredients. */
export const recipeCards: readonly RecipeCard[] = [
  { id: 1, title: 'Garam Masala Curry', image: picture('02'), hashtag: '#garammasala' },
  { id: 2, title: 'Classic Pav Bhaji', image: picture('10'), hashtag: '#streetfood' },
  { id: 3, title: 'Punjabi Chole', image: picture('09'), hashtag: '#chickpeas' },
  { id: 4, title: 'Authentic Biryani', image: picture('05'), hashtag: '#biryani' },
  { id: 5, title: 'Rasam Powder', image: picture('07'), hashtag: '#southindian' },
  { id: 6, title: 'Butter Paneer Masala', image: picture('03'), hashtag: '#paneer' },
  { id: 7, title: 'DIY Taco', image: picture('06'), hashtag: '#weeknight' },
  { id: 8, title: 'Homestyle Chicken Curry', image: picture('01'), hashtag: '#chickencurry' },
  { id: 9, title: 'Vegetarian Curry', image: picture('12'), hashtag: '#vegetarian' },
  { id: 10, title: 'Chinese Five Spice Stir-Fry', image: picture('08'), hashtag: '#stirfry' },
  { id: 11, title: 'Creole Shrimp Pasta', image: picture('11'), hashtag: '#creole' },
  { id: 12, title: 'Vegetarian Creole Rice Bowl', image: picture('04'), hashtag: '#ricebowl' },
]

/** The card an address asks for; the id is read as parseInt reads it, so '3abc' is recipe 3. */
export function findRecipeCard(id: string | undefined): RecipeCard | undefined {
  const wanted = Number.parseInt(id ?? '', 10)
  return recipeCards.find((card) => card.id === wanted)
}
