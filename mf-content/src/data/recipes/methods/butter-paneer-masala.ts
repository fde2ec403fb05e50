import type { RecipeMethod } from '../recipe'

export const butterPaneerMasala: RecipeMethod = {
  id: 6,
  subtitle: 'Soft paneer in a smooth tomato and cashew gravy, mild enough for everyone.',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '30 min',
  ingredientsImage: '/uploads/recipes/recipe-03.jpg',
  ingredients: [
    '300 g paneer, in cubes',
    '5 ripe tomatoes, roughly chopped',
    '1 onion, roughly chopped',
    '12 cashew nuts',
    '1 tbsp ginger and garlic paste',
    '2 tbsp Butter Paneer Masala',
    '1 tsp Kashmiri chilli powder',
    '3 tbsp butter',
    '4 tbsp fresh cream',
    '1 tsp sugar',
    '1 tsp dried fenugreek leaf',
    'Salt, to taste',
  ],
  instructions: [
    'Soften the base: Simmer the tomato, the onion and the cashew nuts in a cup of water for 12 minutes, until everything is soft.',
    'Blend: Let it cool, grind it to a smooth paste and pass it through a sieve.',
    'Bloom the spice: Melt the butter, fry the ginger and garlic paste for a minute, and add the chilli powder and the butter paneer masala.',
    'Cook the gravy: Pour in the paste at once, add salt and sugar, and cook for 10 minutes, stirring, until it turns a shade deeper.',
    'Add the paneer: Slip in the cubes with half a cup of hot water and simmer for 4 minutes.',
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
