import type { RecipeMethod } from '../recipe'

export const rasamPowder: RecipeMethod = {
  id: 5,
  subtitle: 'A thin, peppery broth of tamarind and tomato made with rasam powder.',
  serves: '4',
  preparationTime: '15 min',
  cookingTime: '20 min',
  ingredientsImage: '/uploads/recipes/recipe-07.jpg',
  ingredients: [
    'A lemon-sized piece of tamarind',
    '2 ripe tomatoes, chopped',
    '½ cup cooked toor dal, mashed',
    '1½ tbsp Rasam Powder',
    '¼ tsp turmeric powder',
    '1 tsp mustard seeds',
    '½ tsp cumin seeds',
    '2 dried red chillies',
    '1 sprig of curry leaves',
    'A pinch of asafoetida',
    '1 tbsp ghee',
    'Salt and coriander leaf',
  ],
  instructions: [
    'Soak the tamarind: Cover it with a cup of hot water for 10 minutes, press out the juice and discard the pulp.',
    'Boil the broth: Put the tamarind juice, the tomato, the turmeric and salt in a pot with 2 cups of water. Boil for 8 minutes, until the raw smell goes.',
    'Add the rasam powder: Stir it in and simmer for 3 minutes.',
    'Add the dal: Pour in the mashed dal and another cup of water. Heat until froth rises at the edge, and switch off before it boils.',
    'Temper: Heat the ghee, crackle the mustard and the cumin, add the chillies, the curry leaves and the asafoetida, and tip it all over the rasam.',
    'Finish: Scatter the coriander leaf and cover the pot for 5 minutes.',
  ],
  tips: [
    'Rasam is ready when it froths. Boiling it afterwards flattens the taste.',
    'Crush a few peppercorns into the tempering on a cold day.',
  ],
  closing: 'Pour it over soft rice, or drink it from the tumbler.',
  suggestions: 'Serve with steamed rice, a spoon of ghee and a roasted pappad.',
}
