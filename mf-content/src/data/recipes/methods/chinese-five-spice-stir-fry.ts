import type { RecipeMethod } from '../recipe'

export const chineseFiveSpiceStirFry: RecipeMethod = {
  id: 10,
  subtitle: 'Crisp vegetables and tofu in a glossy sauce with star anise and pepper.',
  cuisine: 'Chinese',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '15 min',
  ingredientsImage: '/uploads/recipes/recipe-08.jpg',
  ingredients: [
    { amount: 250, unit: 'g', what: 'firm tofu or paneer, in cubes' },
    [{ amount: 1, what: 'red' }, ' and ', { amount: 1, what: 'green pepper(s), in strips' }],
    { amount: 1, what: 'carrot(s), in thin sticks' },
    { amount: 1, unit: 'cup', what: 'beans or broccoli' },
    {
      amount: 4,
      what: 'spring onion(s), green and white apart',
      isWhole: true,
    },
    { amount: 4, unit: 'clove', what: 'garlic, chopped' },
    { amount: 1, unit: 'inch', what: 'ginger, in matchsticks' },
    { amount: 1.5, unit: 'tsp', what: 'Chinese Five Spice', productId: 'chinese-five-spice' },
    { amount: 3, unit: 'tbsp', what: 'soy sauce' },
    [{ amount: 1, unit: 'tsp', what: 'vinegar' }, ' and ', { amount: 1, unit: 'tsp', what: 'sugar' }],
    [{ amount: 1, unit: 'tsp', what: 'cornflour' }, ' in ', { amount: 3, unit: 'tbsp', what: 'water' }],
    { amount: 3, unit: 'tbsp', what: 'oil' },
  ],
  instructions: [
    'Prepare everything: Cut all the vegetables before you light the stove. Mix the soy sauce, the vinegar, the sugar and the cornflour water in a cup.',
    'Brown the tofu: Dust the cubes with half of the five spice and fry them in 2 tablespoons of oil until crisp. Lift them out.',
    'Fry the aromatics: Add the last of the oil, the garlic, the ginger and the white of the spring onions. Toss for 20 seconds on high heat.',
    'Toss the vegetables: Add the carrot and the beans for 2 minutes, then the peppers for 2 more. They should stay crisp.',
    'Sauce: Pour in the cup, add the rest of the five spice, and toss until the sauce shines and clings.',
    'Finish: Return the tofu, scatter the green of the spring onions and serve at once.',
  ],
  tips: [
    'Cook in two rounds if the pan is small: a crowded pan steams.',
    'Five spice is strong. Add the second half little by little.',
  ],
  closing: 'From the pan to the plate in a minute, while it still crackles.',
  suggestions: 'Serve with hakka noodles, fried rice or plain steamed rice.',
}
