/** A dish the shop tells how to cook: what its recipe and the products in it say of each other. */
export interface Dish {
  /** As in the recipe's address. */
  id: number
  title: string
  /** The products that its recipe names, by _id, in the recipe's order. */
  products: readonly string[]
}

const dish = (id: number, title: string, ...products: string[]): Dish => ({ id, title, products })

/** The dishes of the shop's recipes (specification 6.3). */
export const dishes: readonly Dish[] = [
  dish(
    1,
    'Garam Masala Curry',
    'garam-masala',
    'coriander-powder',
    'turmeric-powder',
    'red-chilli-powder',
    'cumin-seeds',
  ),
  dish(2, 'Classic Pav Bhaji', 'pav-bhaji-masala', 'kashmiri-chilli-powder'),
  dish(3, 'Punjabi Chole', 'chole-masala', 'turmeric-powder'),
  dish(
    4,
    'Authentic Biryani',
    'biryani-masala',
    'red-chilli-powder',
    'bay-leaves',
    'cloves',
    'green-cardamom',
    'cinnamon',
  ),
  dish(
    5,
    'Rasam Powder',
    'rasam-powder',
    'turmeric-powder',
    'mustard-seeds',
    'cumin-seeds',
    'dried-red-chillies',
  ),
  dish(6, 'Butter Paneer Masala', 'butter-paneer-masala', 'kashmiri-chilli-powder'),
  dish(7, 'DIY Taco', 'taco-seasoning'),
  dish(
    8,
    'Homestyle Chicken Curry',
    'curry-powder',
    'red-chilli-powder',
    'turmeric-powder',
    'bay-leaves',
    'cloves',
    'cinnamon',
  ),
  dish(9, 'Vegetarian Curry', 'curry-powder', 'turmeric-powder', 'mustard-seeds'),
  dish(10, 'Chinese Five Spice Stir-Fry', 'chinese-five-spice'),
  dish(11, 'Creole Shrimp Pasta', 'creole-seasoning'),
  dish(12, 'Vegetarian Creole Rice Bowl', 'creole-seasoning', 'bay-leaves'),
]

/** Stored path of the picture of a cooked dish. */
export const dishPicture = ({ id }: Pick<Dish, 'id'>) =>
  `/uploads/dishes/dish-${String(id).padStart(2, '0')}.jpg`

/** The dishes whose recipes name a product. */
export const dishesWith = (productId: string) => dishes.filter(({ products }) => products.includes(productId))
