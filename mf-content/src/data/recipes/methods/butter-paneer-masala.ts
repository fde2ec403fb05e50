import type { RecipeMethod } from '../recipe'

export const butterPaneerMasala: RecipeMethod = {
  id: 6,
  subtitle: 'Soft paneer in a smooth tomato and cashew gravy, mild enough for everyone.',
  cuisine: 'North Indian',
  category: 'main course',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '30 min',
  ingredientsImage: '/uploads/recipes/recipe-03.jpg',
  ingredients: [
    { amount: 300, unit: 'g', what: 'paneer, in cubes' },
    { amount: 5, what: 'ripe tomato(es), roughly chopped' },
    { amount: 1, what: 'onion(s), roughly chopped' },
    { amount: 12, what: 'cashew nut(s)', isWhole: true },
    { amount: 1, unit: 'tbsp', what: 'ginger and garlic paste' },
    { amount: 2, unit: 'tbsp', what: 'Butter Paneer Masala', productId: 'butter-paneer-masala' },
    { amount: 1, unit: 'tsp', what: 'Kashmiri chilli powder', productId: 'kashmiri-chilli-powder' },
    { amount: 3, unit: 'tbsp', what: 'butter' },
    { amount: 4, unit: 'tbsp', what: 'fresh cream' },
    { amount: 1, unit: 'tsp', what: 'sugar' },
    { amount: 1, unit: 'tsp', what: 'dried fenugreek leaf' },
    'Salt, to taste',
  ],
  instructions: [
    {
      text: 'Soften the base: Simmer the tomato, the onion and the cashew nuts in a cup of water for 12 minutes, until everything is soft.',
      timers: [[12]],
    },
    'Blend: Let it cool, grind it to a smooth paste and pass it through a sieve.',
    'Bloom the spice: Melt the butter, fry the ginger and garlic paste for a minute, and add the chilli powder and the butter paneer masala.',
    {
      text: 'Cook the gravy: Pour in the paste at once, add salt and sugar, and cook for 10 minutes, stirring, until it turns a shade deeper.',
      timers: [[10]],
    },
    {
      text: 'Add the paneer: Slip in the cubes with half a cup of hot water and simmer for 4 minutes.',
      timers: [[4]],
    },
    'Finish: Stir in the cream, rub the fenugreek leaf between your palms over the pan, and switch off.',
  ],
  tips: [
    'Keep cut paneer in warm salted water until you need it; it stays soft.',
    'The sieve is the difference between a home gravy and a restaurant one.',
    'Add the cream off the boil, so that it does not split.',
  ],
  closing: 'A spoon of butter on top, and straight to the table.',
  suggestions: 'Serve with butter naan, laccha paratha or jeera rice.',
}
