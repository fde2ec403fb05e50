import type { RecipeMethod } from '../recipe'

export const punjabiChole: RecipeMethod = {
  id: 3,
  subtitle: 'Dark, tangy chickpeas in a slow onion and tomato masala.',
  serves: '4-6',
  preparationTime: '8 hours soaking',
  cookingTime: '40 min',
  ingredientsImage: '/uploads/recipes/recipe-09.jpg',
  ingredients: [
    '1½ cups dried chickpeas',
    '2 large onions, finely sliced',
    '3 tomatoes, crushed',
    '1 tbsp ginger and garlic paste',
    '2 tbsp Chole Masala',
    '½ tsp turmeric powder',
    '1 tea bag or 1 tsp tea leaves in a cloth',
    '3 tbsp oil',
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
    'The tea gives the dark colour of the street stalls, not its taste.',
    'Rest the pot for 20 minutes before serving; the gravy settles into the chickpeas.',
    'Old chickpeas take longer: give them another 10 minutes in the cooker.',
  ],
  closing: 'Serve it hot, with bhature and raw onion.',
  suggestions: 'Serve with jeera rice, kulcha, or plain buttered pav.',
}
