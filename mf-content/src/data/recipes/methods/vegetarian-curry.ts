import type { RecipeMethod } from '../recipe'

export const vegetarianCurry: RecipeMethod = {
  id: 9,
  subtitle: 'Whatever the market had today, in a coconut gravy with curry powder.',
  cuisine: 'South Indian',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '25 min',
  ingredientsImage: '/uploads/recipes/recipe-12.jpg',
  ingredients: [
    { amount: 4, unit: 'cup', what: 'mixed vegetables: pumpkin, beans, carrot, drumstick' },
    { amount: 1, what: 'onion(s), sliced' },
    { amount: 1, what: 'tomato(es), chopped' },
    { amount: 1, unit: 'tbsp', what: 'Curry Powder', productId: 'curry-powder' },
    { amount: 0.5, unit: 'tsp', what: 'turmeric powder', productId: 'turmeric-powder' },
    { amount: 1, unit: 'tsp', what: 'mustard seeds', productId: 'mustard-seeds' },
    { amount: 1, unit: 'sprig', what: 'curry leaves' },
    { amount: 2, what: 'green chilli(es), slit', isWhole: true },
    { amount: 1, unit: 'inch', what: 'ginger, chopped' },
    { amount: 1, unit: 'cup', what: 'thick coconut milk' },
    { amount: 2, unit: 'tbsp', what: 'coconut oil' },
    'Salt, to taste',
  ],
  instructions: [
    'Temper: Heat the oil, crackle the mustard seeds and add the curry leaves, the chillies and the ginger.',
    'Soften: Add the onion for 4 minutes, then the tomato for 3.',
    'Add the curry powder: Stir in the curry powder and the turmeric and let them cook for 30 seconds.',
    'Cook the vegetables: Add the hard ones first with a cup of water. After 8 minutes add the soft ones and cook for 6 more.',
    'Finish with coconut: Lower the heat, pour in the coconut milk and salt, and warm it through without boiling.',
  ],
  tips: [
    'Cut hard vegetables smaller than soft ones, and they will be done together.',
    'Coconut milk curdles when it boils. Steam is enough.',
    'A spoon of lemon juice at the end wakes up a sweet pumpkin.',
  ],
  closing: 'A bowl of this, a heap of rice, and all is well.',
  suggestions: 'Serve with red rice, appam or idiyappam.',
}
