import type { RecipeMethod } from '../recipe'

export const vegetarianCreoleRiceBowl: RecipeMethod = {
  id: 12,
  subtitle: 'Beans, peppers and corn over rice, with the warmth of Creole seasoning.',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '30 min',
  ingredientsImage: '/uploads/recipes/recipe-04.jpg',
  ingredients: [
    '1½ cups long-grain rice',
    '1½ cups cooked kidney beans',
    '1 onion, chopped',
    '1 green and 1 red pepper, chopped',
    '1 stick of celery, chopped',
    '1 cup sweet corn',
    '2 tomatoes, chopped',
    '3 cloves of garlic, chopped',
    '1½ tbsp Creole Seasoning',
    '1 bay leaf',
    '2 tbsp oil',
    'Salt, lemon and coriander leaf',
  ],
  instructions: [
    'Cook the rice: Wash it, boil it with the bay leaf and salt until just done, and let it steam under its lid.',
    'Soften the vegetables: Heat the oil and cook the onion, the peppers and the celery for 7 minutes. Add the garlic for one more.',
    'Add the seasoning: Stir in the Creole seasoning and let it toast for 30 seconds.',
    'Simmer the beans: Add the tomato, the beans and half a cup of water. Cook for 12 minutes, until thick.',
    'Add the corn: Stir it in for the last 3 minutes, so that it stays sweet.',
    'Build the bowl: Spoon the beans over the rice and finish with lemon and coriander leaf.',
  ],
  tips: [
    'Cold rice from yesterday works as well: warm it in the pan with a spoon of water.',
    'A sliced avocado or a fried egg makes it a bigger meal.',
  ],
  closing: 'One bowl, one spoon, and nothing else to wash.',
  suggestions: 'Serve with a cabbage slaw, pickled onion or a few tortilla chips.',
}
