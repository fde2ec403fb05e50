import type { RecipeMethod } from '../recipe'

export const homestyleChickenCurry: RecipeMethod = {
  id: 8,
  subtitle: 'A Sunday curry with a thin, bright gravy made for rice.',
  serves: '4-6',
  preparationTime: '30 min',
  cookingTime: '40 min',
  ingredients: [
    '1 kg chicken on the bone, in pieces',
    '½ cup curd',
    '3 onions, finely sliced',
    '3 tomatoes, chopped',
    '1½ tbsp ginger and garlic paste',
    '2 tbsp Curry Powder',
    '1 tsp red chilli powder',
    '½ tsp turmeric powder',
    '1 bay leaf, 3 cloves, 1 small stick of cinnamon',
    '1 sprig of curry leaves',
    '4 tbsp oil',
    'Salt and coriander leaf',
  ],
  instructions: [
    'Marinate: Rub the chicken with the curd, the turmeric, half of the chilli powder and salt. Leave it for 20 minutes.',
    'Fry the whole spice: Heat the oil and let the bay leaf, the cloves and the cinnamon sizzle for 20 seconds.',
    'Brown the onion: Add the onion and the curry leaves and cook to a deep brown, 12 minutes. Do not hurry this.',
    'Make the masala: Add the ginger and garlic paste, the tomato, the curry powder and the rest of the chilli. Cook until the oil shows.',
    'Sear: Add the chicken with its marinade and turn it in the masala on high heat for 5 minutes.',
    'Simmer: Pour in 2 cups of hot water, cover, and cook for 20 minutes, until the meat comes away from the bone.',
    'Finish: Taste for salt, scatter coriander leaf and rest the pot for 10 minutes.',
  ],
  tips: [
    'Pieces on the bone make the gravy; boneless ones need only 12 minutes.',
    'The colour of the onion decides the colour of the curry.',
    'It is better in the evening, and best the next day.',
  ],
  closing: 'Bring the pot to the table and let everyone look for their favourite piece.',
  suggestions: 'Serve with steamed rice, neer dosa or soft rolls, and a lemon.',
}
