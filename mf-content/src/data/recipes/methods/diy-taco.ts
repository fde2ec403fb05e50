import type { RecipeMethod } from '../recipe'

export const diyTaco: RecipeMethod = {
  id: 7,
  subtitle: 'A smoky bean filling, crisp shells, and everyone builds their own.',
  cuisine: 'Mexican',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '15 min',
  ingredientsImage: '/uploads/recipes/recipe-06.jpg',
  ingredients: [
    { amount: 2, unit: 'cup', what: 'cooked kidney or black beans' },
    { amount: 1, what: 'onion(s), finely chopped' },
    { amount: 2, unit: 'clove', what: 'garlic, chopped' },
    { amount: 1, what: 'tomato(es), crushed' },
    { amount: 1.5, unit: 'tbsp', what: 'Taco Seasoning', productId: 'taco-seasoning' },
    { amount: 2, unit: 'tbsp', what: 'oil' },
    { amount: 8, what: 'taco shell(s) or small roti(s)', isWhole: true },
    { amount: 1, unit: 'cup', what: 'shredded lettuce or cabbage' },
    [{ amount: 1, what: 'tomato(es)' }, ' and ', { amount: 1, what: 'onion(s), finely diced' }],
    { amount: 0.5, unit: 'cup', what: 'thick curd' },
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
