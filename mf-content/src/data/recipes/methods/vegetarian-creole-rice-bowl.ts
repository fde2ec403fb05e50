import type { RecipeMethod } from '../recipe'

export const vegetarianCreoleRiceBowl: RecipeMethod = {
  id: 12,
  subtitle: 'Beans, peppers and corn over rice, with the warmth of Creole seasoning.',
  cuisine: 'Creole',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '30 min',
  ingredientsImage: '/uploads/recipes/recipe-04.jpg',
  ingredients: [
    { amount: 1.5, unit: 'cup', what: 'long-grain rice' },
    { amount: 1.5, unit: 'cup', what: 'cooked kidney beans' },
    { amount: 1, what: 'onion(s), chopped' },
    [{ amount: 1, what: 'green' }, ' and ', { amount: 1, what: 'red pepper(s), chopped' }],
    { amount: 1, unit: 'stick', what: 'celery, chopped' },
    { amount: 1, unit: 'cup', what: 'sweet corn' },
    { amount: 2, what: 'tomato(es), chopped' },
    { amount: 3, unit: 'clove', what: 'garlic, chopped' },
    { amount: 1.5, unit: 'tbsp', what: 'Creole Seasoning', productId: 'creole-seasoning' },
    { amount: 1, what: 'bay lea(f|ves)', isWhole: true, productId: 'bay-leaves' },
    { amount: 2, unit: 'tbsp', what: 'oil' },
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
