import type { RecipeMethod } from '../recipe'

export const chineseFiveSpiceStirFry: RecipeMethod = {
  id: 10,
  subtitle: 'Crisp vegetables and tofu in a glossy sauce with star anise and pepper.',
  serves: '4',
  preparationTime: '20 min',
  cookingTime: '15 min',
  ingredientsImage: '/uploads/recipes/recipe-08.jpg',
  ingredients: [
    '250 g firm tofu or paneer, in cubes',
    '1 red and 1 green pepper, in strips',
    '1 carrot, in thin sticks',
    '1 cup beans or broccoli',
    '4 spring onions, green and white apart',
    '4 cloves of garlic, chopped',
    '1 inch of ginger, in matchsticks',
    '1½ tsp Chinese Five Spice',
    '3 tbsp soy sauce',
    '1 tsp vinegar and 1 tsp sugar',
    '1 tsp cornflour in 3 tbsp water',
    '3 tbsp oil',
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
