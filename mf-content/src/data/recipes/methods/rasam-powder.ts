import type { RecipeMethod } from '../recipe'

export const rasamPowder: RecipeMethod = {
  id: 5,
  subtitle: 'A thin, peppery broth of tamarind and tomato made with rasam powder.',
  cuisine: 'South Indian',
  category: 'soup',
  serves: '4',
  preparationTime: '15 min',
  cookingTime: '20 min',
  ingredientsImage: '/uploads/recipes/recipe-07.jpg',
  ingredients: [
    { amount: 1, unit: 'lemon-sized piece', what: 'tamarind' },
    { amount: 2, what: 'ripe tomato(es), chopped' },
    { amount: 0.5, unit: 'cup', what: 'cooked toor dal, mashed' },
    { amount: 1.5, unit: 'tbsp', what: 'Rasam Powder', productId: 'rasam-powder' },
    { amount: 0.25, unit: 'tsp', what: 'turmeric powder', productId: 'turmeric-powder' },
    { amount: 1, unit: 'tsp', what: 'mustard seeds', productId: 'mustard-seeds' },
    { amount: 0.5, unit: 'tsp', what: 'cumin seeds', productId: 'cumin-seeds' },
    {
      amount: 2,
      what: 'dried red chilli(es)',
      isWhole: true,
      productId: 'dried-red-chillies',
    },
    { amount: 1, unit: 'sprig', what: 'curry leaves' },
    { amount: 1, unit: 'pinch', what: 'asafoetida' },
    { amount: 1, unit: 'tbsp', what: 'ghee' },
    'Salt and coriander leaf',
  ],
  instructions: [
    {
      text: 'Soak the tamarind: Cover it with a cup of hot water for 10 minutes, press out the juice and discard the pulp.',
      timers: [[10]],
    },
    {
      text: 'Boil the broth: Put the tamarind juice, the tomato, the turmeric and salt in a pot with 2 cups of water. Boil for 8 minutes, until the raw smell goes.',
      timers: [[8]],
    },
    {
      text: 'Add the rasam powder: Stir it in and simmer for 3 minutes.',
      timers: [[3]],
    },
    'Add the dal: Pour in the mashed dal and another cup of water. Heat until froth rises at the edge, and switch off before it boils.',
    'Temper: Heat the ghee, crackle the mustard and the cumin, add the chillies, the curry leaves and the asafoetida, and tip it all over the rasam.',
    {
      text: 'Finish: Scatter the coriander leaf and cover the pot for 5 minutes.',
      timers: [[5]],
    },
  ],
  tips: [
    'Rasam is ready when it froths. Boiling it afterwards flattens the taste.',
    'Crush a few peppercorns into the tempering on a cold day.',
  ],
  closing: 'Pour it over soft rice, or drink it from the tumbler.',
  suggestions: 'Serve with steamed rice, a spoon of ghee and a roasted pappad.',
}
