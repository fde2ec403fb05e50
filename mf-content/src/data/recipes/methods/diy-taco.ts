import type { RecipeMethod } from '../recipe'

export const diyTaco: RecipeMethod = {
  id: 7,
  subtitle: 'A smoky bean filling, crisp shells, and everyone builds their own.',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '15 min',
  ingredientsImage: '/uploads/recipes/recipe-06.jpg',
  ingredients: [
    '2 cups cooked kidney or black beans',
    '1 onion, finely chopped',
    '2 cloves of garlic, chopped',
    '1 tomato, crushed',
    '1½ tbsp Taco Seasoning',
    '2 tbsp oil',
    '8 taco shells or small rotis',
    '1 cup shredded lettuce or cabbage',
    '1 tomato and 1 onion, finely diced',
    '½ cup thick curd',
    'Lemon, green chilli and coriander leaf',
    'Salt, to taste',
  ],
  instructions: [
    'Start the filling: Heat the oil and soften the onion and the garlic for 4 minutes.',
    'Toast the seasoning: Add the taco seasoning and stir until it smells smoky, about 30 seconds.',
    'Simmer: Add the crushed tomato and the beans with half a cup of water. Cook for 8 minutes and crush half of the beans with a spoon.',
    'Make the salsa: Mix the diced tomato and onion with green chilli, coriander leaf, lemon and salt.',
    'Warm the shells: Heat them in a dry pan for a minute on each side.',
    'Build: Set out the filling, the salsa, the greens and the curd, and let everyone fill their own.',
  ],
  tips: [
    'Crush only half of the beans: the filling should hold together and still have a bite.',
    'For a meat filling, brown 400 g of mince before the seasoning goes in.',
  ],
  closing: 'Fill, fold, and eat before the shell knows what happened.',
  suggestions: 'Serve with roasted corn, guacamole or a lemon soda.',
}
