import type { RecipeMethod } from '../recipe'

export const homestyleChickenCurry: RecipeMethod = {
  id: 8,
  subtitle: 'A Sunday curry with a thin, bright gravy made for rice.',
  cuisine: 'Indian',
  category: 'main course',
  serves: '4-6',
  preparationTime: '30 min',
  cookingTime: '40 min',
  ingredientsImage: '/uploads/recipes/recipe-01.jpg',
  ingredients: [
    { amount: 1, unit: 'kg', what: 'chicken on the bone, in pieces' },
    { amount: 0.5, unit: 'cup', what: 'curd' },
    { amount: 3, what: 'onion(s), finely sliced' },
    { amount: 3, what: 'tomato(es), chopped' },
    { amount: 1.5, unit: 'tbsp', what: 'ginger and garlic paste' },
    { amount: 2, unit: 'tbsp', what: 'Curry Powder', productId: 'curry-powder' },
    { amount: 1, unit: 'tsp', what: 'red chilli powder', productId: 'red-chilli-powder' },
    { amount: 0.5, unit: 'tsp', what: 'turmeric powder', productId: 'turmeric-powder' },
    [
      { amount: 1, what: 'bay lea(f|ves)', isWhole: true, productId: 'bay-leaves' },
      ', ',
      { amount: 3, what: 'clove(s)', isWhole: true, productId: 'cloves' },
      ', ',
      { amount: 1, unit: 'small stick', what: 'cinnamon', productId: 'cinnamon' },
    ],
    { amount: 1, unit: 'sprig', what: 'curry leaves' },
    { amount: 4, unit: 'tbsp', what: 'oil' },
    'Salt and coriander leaf',
  ],
  instructions: [
    {
      text: 'Marinate: Rub the chicken with the curd, the turmeric, half of the chilli powder and salt. Leave it for 20 minutes.',
      timers: [[20]],
    },
    'Fry the whole spice: Heat the oil and let the bay leaf, the cloves and the cinnamon sizzle for 20 seconds.',
    {
      text: 'Brown the onion: Add the onion and the curry leaves and cook to a deep brown, 12 minutes. Do not hurry this.',
      timers: [[12]],
    },
    'Make the masala: Add the ginger and garlic paste, the tomato, the curry powder and the rest of the chilli. Cook until the oil shows.',
    {
      text: 'Sear: Add the chicken with its marinade and turn it in the masala on high heat for 5 minutes.',
      timers: [[5]],
    },
    {
      text: 'Simmer: Pour in 2 cups of hot water, cover, and cook for 20 minutes, until the meat comes away from the bone.',
      timers: [[20]],
    },
    {
      text: 'Finish: Taste for salt, scatter coriander leaf and rest the pot for 10 minutes.',
      timers: [[10]],
    },
  ],
  tips: [
    'Pieces on the bone make the gravy; boneless ones need only 12 minutes.',
    'The colour of the onion decides the colour of the curry.',
    'It is better in the evening, and best the next day.',
  ],
  closing: 'Bring the pot to the table and let everyone look for their favourite piece.',
  suggestions: 'Serve with steamed rice, neer dosa or soft rolls, and a lemon.',
}
