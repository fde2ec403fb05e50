/** A dish for which the shop has a recipe. */
export interface Dish {
  /** The number in the recipe's address. */
  id: number
  title: string
}

/** The dishes of the shop's recipes (specification 6.3). */
export const dishes: readonly Dish[] = [
  { id: 1, title: 'Garam Masala Curry' },
  { id: 2, title: 'Classic Pav Bhaji' },
  { id: 3, title: 'Punjabi Chole' },
  { id: 4, title: 'Authentic Biryani' },
  { id: 5, title: 'Rasam Powder' },
  { id: 6, title: 'Butter Paneer Masala' },
  { id: 7, title: 'DIY Taco' },
  { id: 8, title: 'Homestyle Chicken Curry' },
  { id: 9, title: 'Vegetarian Curry' },
  { id: 10, title: 'Chinese Five Spice Stir-Fry' },
  { id: 11, title: 'Creole Shrimp Pasta' },
  { id: 12, title: 'Vegetarian Creole Rice Bowl' },
]

/** Returns the stored path of a dish's picture. */
export const dishPicture = ({ id }: Pick<Dish, 'id'>) =>
  `/uploads/dishes/dish-${String(id).padStart(2, '0')}.jpg`
