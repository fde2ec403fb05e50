import type { RecipeMethod } from '../recipe'

export const garamMasalaCurry: RecipeMethod = {
  id: 1,
  subtitle: 'Potatoes and peas in a warm gravy that lets the garam masala lead.',
  serves: '4',
  preparationTime: '15 min',
  cookingTime: '30 min',
  ingredients: [
    '3 medium potatoes, in 2 cm cubes',
    '1 cup green peas, fresh or frozen',
    '2 onions, finely chopped',
    '3 tomatoes, crushed',
    '1 tbsp ginger and garlic paste',
    '2 tsp Garam Masala',
    '1 tsp coriander powder',
    '½ tsp turmeric powder',
    '½ tsp red chilli powder',
    '1 tsp cumin seeds',
    '3 tbsp oil',
    'Salt, to taste',
    'Coriander leaf, to finish',
  ],
  instructions: [
    'Crackle the cumin: Heat the oil in a heavy pan and add the cumin seeds. Wait until they darken by one shade.',
    'Brown the onion: Add the onion with a pinch of salt and cook on medium heat for 8 minutes, until golden at the edges.',
    'Cook out the tomato: Stir in the ginger and garlic paste for a minute, then the tomato. Cook until the oil shows at the sides.',
    'Bloom the spice: Lower the heat and add the turmeric, chilli, coriander and 1 teaspoon of the garam masala. Stir for 30 seconds.',
    'Simmer: Add the potato, the peas and 2 cups of hot water. Cover and cook for 15 minutes, until a knife slides into the potato.',
    'Finish: Sprinkle the last teaspoon of garam masala over the pot, cover for 2 minutes, and scatter the coriander leaf.',
  ],
  tips: [
    'Half of the garam masala goes in at the end: its aroma does not survive a long boil.',
    'Crush two or three potato cubes against the side of the pan to thicken the gravy.',
    'Hot water keeps the oil from separating into a layer on top.',
  ],
  closing: 'Ladle it over hot rice while the masala is still on the air.',
  suggestions: 'Serve with jeera rice or soft phulka, and a bowl of plain curd.',
}
