import type { RecipeMethod } from '../recipe'

export const creoleShrimpPasta: RecipeMethod = {
  id: 11,
  subtitle: 'Seared shrimp and peppers in a creamy tomato sauce with Creole seasoning.',
  cuisine: 'Creole',
  serves: '4',
  preparationTime: '15 min',
  cookingTime: '25 min',
  ingredientsImage: '/uploads/recipes/recipe-11.jpg',
  ingredients: [
    { amount: 300, unit: 'g', what: 'penne or linguine' },
    { amount: 400, unit: 'g', what: 'shrimp, cleaned' },
    { amount: 1.5, unit: 'tbsp', what: 'Creole Seasoning', productId: 'creole-seasoning' },
    { amount: 1, what: 'onion(s), finely chopped' },
    [{ amount: 1, what: 'green pepper(s)' }, ' and ', { amount: 1, unit: 'stick', what: 'celery, chopped' }],
    { amount: 4, unit: 'clove', what: 'garlic, chopped' },
    { amount: 2, what: 'tomato(es), crushed' },
    { amount: 0.5, unit: 'cup', what: 'fresh cream' },
    [{ amount: 2, unit: 'tbsp', what: 'butter' }, ' and ', { amount: 1, unit: 'tbsp', what: 'oil' }],
    'Lemon and parsley or coriander leaf',
    'Salt, to taste',
  ],
  instructions: [
    'Season the shrimp: Pat them dry and toss them with half of the Creole seasoning.',
    'Boil the pasta: Cook it in salted water for one minute less than the packet says. Keep a cup of the water.',
    'Sear: Heat the oil and a tablespoon of butter until they foam, and cook the shrimp for 90 seconds on each side. Lift them out.',
    'Make the sauce: In the same pan soften the onion, the green pepper, the celery and the garlic for 6 minutes. Add the rest of the seasoning and the tomato.',
    'Add the cream: Simmer the tomato for 5 minutes, stir in the cream and loosen the sauce with the kept water.',
    'Bring together: Toss the pasta in the sauce for a minute, return the shrimp, and finish with butter, lemon and herbs.',
  ],
  tips: [
    'Shrimp are done when they curl to a C. An O is overdone.',
    'Taste before you salt: the seasoning and the pasta water carry some already.',
    'Mushrooms take the place of shrimp without any other change.',
  ],
  closing: 'Twirl it, squeeze the lemon, and pass the pan around.',
  suggestions: 'Serve with garlic bread and a green salad.',
}
