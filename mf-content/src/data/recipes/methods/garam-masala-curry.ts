import type { RecipeMethod } from '../recipe'

export const garamMasalaCurry: RecipeMethod = {
  id: 1,
  subtitle: 'Potatoes and peas in a warm gravy that lets the garam masala lead.',
  cuisine: 'North Indian',
  category: 'main course',
  serves: '4',
  preparationTime: '15 min',
  cookingTime: '30 min',
  ingredientsImage: '/uploads/recipes/recipe-02.jpg',
  ingredients: [
    { amount: 3, what: 'medium potato(es), in 2 cm cubes' },
    { amount: 1, unit: 'cup', what: 'green peas, fresh or frozen' },
    { amount: 2, what: 'onion(s), finely chopped' },
    { amount: 3, what: 'tomato(es), crushed' },
    { amount: 1, unit: 'tbsp', what: 'ginger and garlic paste' },
    { amount: 2, unit: 'tsp', what: 'Garam Masala', productId: 'garam-masala' },
    { amount: 1, unit: 'tsp', what: 'coriander powder', productId: 'coriander-powder' },
    { amount: 0.5, unit: 'tsp', what: 'turmeric powder', productId: 'turmeric-powder' },
    { amount: 0.5, unit: 'tsp', what: 'red chilli powder', productId: 'red-chilli-powder' },
    { amount: 1, unit: 'tsp', what: 'cumin seeds', productId: 'cumin-seeds' },
    { amount: 3, unit: 'tbsp', what: 'oil' },
    'Salt, to taste',
    'Coriander leaf, to finish',
  ],
  instructions: [
    'Crackle the cumin: Heat the oil in a heavy pan and add the cumin seeds. Wait until they darken by one shade.',
    {
      text: 'Brown the onion: Add the onion with a pinch of salt and cook on medium heat for 8 minutes, until golden at the edges.',
      timers: [[8]],
    },
    'Cook out the tomato: Stir in the ginger and garlic paste for a minute, then the tomato. Cook until the oil shows at the sides.',
    'Bloom the spice: Lower the heat and add the turmeric, chilli, coriander and 1 teaspoon of the garam masala. Stir for 30 seconds.',
    {
      text: 'Simmer: Add the potato, the peas and 2 cups of hot water. Cover and cook for 15 minutes, until a knife slides into the potato.',
      timers: [[15]],
    },
    {
      text: 'Finish: Sprinkle the last teaspoon of garam masala over the pot, cover for 2 minutes, and scatter the coriander leaf.',
      timers: [[2]],
    },
  ],
  tips: [
    'Half of the garam masala goes in at the end: its aroma does not survive a long boil.',
    'Crush two or three potato cubes against the side of the pan to thicken the gravy.',
    'Hot water keeps the oil from separating into a layer on top.',
  ],
  closing: 'Ladle it over hot rice while the masala is still on the air.',
  suggestions: 'Serve with jeera rice or soft phulka, and a bowl of plain curd.',
}
