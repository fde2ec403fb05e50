import type { RecipeMethod } from '../recipe'

export const classicPavBhaji: RecipeMethod = {
  id: 2,
  subtitle: 'A buttery mash of vegetables with toasted rolls, as on the griddles of Bombay.',
  cuisine: 'Maharashtrian',
  category: 'main course',
  serves: '4-6',
  preparationTime: '20 min',
  cookingTime: '35 min',
  ingredientsImage: '/uploads/recipes/recipe-10.jpg',
  ingredients: [
    { amount: 4, what: 'potato(es), peeled and cubed' },
    { amount: 1, unit: 'cup', what: 'cauliflower florets' },
    { amount: 0.5, unit: 'cup', what: 'green peas' },
    { amount: 1, what: 'carrot(s), chopped' },
    { amount: 2, what: 'onion(s), finely chopped' },
    { amount: 1, what: 'green pepper(s), finely chopped' },
    { amount: 4, what: 'tomato(es), finely chopped' },
    { amount: 1, unit: 'tbsp', what: 'ginger and garlic paste' },
    { amount: 2, unit: 'tbsp', what: 'Pav Bhaji Masala', productId: 'pav-bhaji-masala' },
    { amount: 1, unit: 'tsp', what: 'Kashmiri chilli powder', productId: 'kashmiri-chilli-powder' },
    { amount: 4, unit: 'tbsp', what: 'butter' },
    { amount: 8, what: 'pav roll(s)', isWhole: true },
    'Lemon, onion and coriander leaf, to serve',
  ],
  instructions: [
    {
      text: 'Boil the vegetables: Cover the potato, cauliflower, peas and carrot with salted water and cook until very soft, about 15 minutes. Keep a cup of the water.',
      timers: [[15]],
    },
    {
      text: 'Start on the griddle: Melt 2 tablespoons of butter in a wide pan and cook the onion until translucent. Add the green pepper for 3 minutes.',
      timers: [[3, 'Green pepper']],
    },
    'Make the base: Add the ginger and garlic paste, then the tomato. Cook until it collapses into a paste.',
    {
      text: 'Add the masala: Stir in the pav bhaji masala and the chilli powder, and let them fry for one minute.',
      timers: [[1]],
    },
    'Mash: Tip in the boiled vegetables and mash them into the base. Loosen with the kept water until the bhaji falls slowly from the spoon.',
    {
      text: 'Simmer: Cook for 10 minutes on low heat, stirring, and finish with another tablespoon of butter.',
      timers: [[10]],
    },
    'Toast the pav: Slit the rolls, spread them with the last of the butter and a pinch of masala, and toast them face down.',
  ],
  tips: [
    'Mash in the pan, not before: the vegetables take up the masala as they break.',
    'The colour comes from Kashmiri chilli, so do not swap it for a hotter one.',
    'The bhaji thickens as it stands. Keep some hot water at hand.',
  ],
  closing: 'Eat it from the pan, with butter melting on top and lemon over everything.',
  suggestions: 'Serve with chopped raw onion, lemon wedges and a glass of cold buttermilk.',
}
