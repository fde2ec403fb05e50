import type { RecipeMethod } from '../recipe'

export const punjabiChole: RecipeMethod = {
  id: 3,
  subtitle: 'Dark, tangy chickpeas in a slow onion and tomato masala.',
  cuisine: 'Punjabi',
  serves: '4-6',
  preparationTime: '8 hours soaking',
  cookingTime: '40 min',
  ingredientsImage: '/uploads/recipes/recipe-09.jpg',
  ingredients: [
    { amount: 1.5, unit: 'cup', what: 'dried chickpeas' },
    { amount: 2, what: 'large onion(s), finely sliced' },
    { amount: 3, what: 'tomato(es), crushed' },
    { amount: 1, unit: 'tbsp', what: 'ginger and garlic paste' },
    { amount: 2, unit: 'tbsp', what: 'Chole Masala', productId: 'chole-masala' },
    { amount: 0.5, unit: 'tsp', what: 'turmeric powder', productId: 'turmeric-powder' },
    [
      { amount: 1, what: 'tea bag(s)', isWhole: true },
      ' or ',
      { amount: 1, unit: 'tsp', what: 'tea leaves in a cloth' },
    ],
    { amount: 3, unit: 'tbsp', what: 'oil' },
    'Salt, to taste',
    'Coriander leaf and ginger in matchsticks, to finish',
  ],
  instructions: [
    'Soak: Cover the chickpeas with three times their height of cold water and leave them for 8 hours or overnight.',
    'Pressure cook: Drain them, add fresh water, the tea bag and a teaspoon of salt, and cook for 20 minutes, until one crushes between two fingers. Take the tea bag out.',
    'Build the base: Fry the onion in the oil until deep gold, about 10 minutes. Add the ginger and garlic paste, then the tomato, and cook until the oil separates.',
    'Add the masala: Stir in the turmeric and the chole masala and toast for one minute, no longer.',
    'Simmer: Add the chickpeas with 1½ cups of their water. Simmer for 15 minutes and mash a spoonful against the pan to thicken.',
    'Finish: Taste for salt, and scatter ginger and coriander leaf over the pot.',
  ],
  tips: [
    'The tea gives the dark colour you see at street stalls, not its taste.',
    'Rest the pot for 20 minutes before serving; the gravy settles into the chickpeas.',
    'Old chickpeas take longer: give them another 10 minutes in the cooker.',
  ],
  closing: 'Serve it hot, with bhature and raw onion.',
  suggestions: 'Serve with jeera rice, kulcha, or plain buttered pav.',
}
