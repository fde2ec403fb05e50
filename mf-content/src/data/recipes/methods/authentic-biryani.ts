import type { RecipeMethod } from '../recipe'

export const authenticBiryani: RecipeMethod = {
  id: 4,
  subtitle: 'Long rice and spiced vegetables, layered, sealed and steamed in their own aroma.',
  cuisine: 'Indian',
  category: 'main course',
  serves: '4-6',
  preparationTime: '45 min',
  cookingTime: '50 min',
  ingredientsImage: '/uploads/recipes/recipe-05.jpg',
  ingredients: [
    { amount: 2, unit: 'cup', what: 'aged basmati rice' },
    { amount: 3, unit: 'cup', what: 'mixed vegetables: carrot, beans, potato, cauliflower' },
    { amount: 1, unit: 'cup', what: 'thick curd' },
    { amount: 3, what: 'onion(s), finely sliced' },
    { amount: 1.5, unit: 'tbsp', what: 'ginger and garlic paste' },
    { amount: 2, unit: 'tbsp', what: 'Biryani Masala', productId: 'biryani-masala' },
    { amount: 1, unit: 'tsp', what: 'red chilli powder', productId: 'red-chilli-powder' },
    [
      { amount: 2, what: 'bay lea(f|ves)', isWhole: true, productId: 'bay-leaves' },
      ', ',
      { amount: 4, what: 'clove(s)', isWhole: true, productId: 'cloves' },
      ', ',
      {
        amount: 4,
        what: 'green cardamom(s)',
        isWhole: true,
        productId: 'green-cardamom',
      },
      ', ',
      { amount: 1, unit: 'stick', what: 'cinnamon', productId: 'cinnamon' },
    ],
    [{ amount: 1, unit: 'pinch', what: 'saffron' }, ' in ', { amount: 3, unit: 'tbsp', what: 'warm milk' }],
    { amount: 0.5, unit: 'cup', what: 'each of mint and coriander leaf' },
    { amount: 4, unit: 'tbsp', what: 'ghee or oil' },
    'Salt, to taste',
  ],
  instructions: [
    {
      text: 'Soak the rice: Wash the rice until the water runs clear and leave it under water for 30 minutes.',
      timers: [[30]],
    },
    'Marinate: Mix the vegetables with the curd, the ginger and garlic paste, the biryani masala, the chilli powder and salt. Leave them while the rice soaks.',
    'Fry the onion: Cook the sliced onion in the ghee until brown and crisp. Lift half of it out for the layers.',
    {
      text: 'Cook the vegetables: Add the marinated vegetables to the onion left in the pan, cover, and cook for 12 minutes until nearly done.',
      timers: [[12]],
    },
    {
      text: 'Parboil the rice: Boil the rice with the whole spices in plenty of salted water for 6 minutes. Drain it while the grain still has a bite.',
      timers: [[6]],
    },
    'Layer: Spread half of the rice over the vegetables, then half of the herbs and fried onion, then the rest of each. Spoon the saffron milk over the top.',
    {
      text: 'Steam: Seal the lid with foil or dough and cook for 5 minutes on medium and 15 minutes on the lowest heat.',
      timers: [
        [5, 'Medium heat'],
        [15, 'Lowest heat'],
      ],
    },
    {
      text: 'Rest: Leave it closed for 10 minutes, then open it at one side and lift the layers with a flat spoon.',
      timers: [[10]],
    },
  ],
  tips: [
    'Rice that is done before the layers is rice that is mashed after them.',
    'A flat griddle under the pot keeps the bottom layer from catching.',
    'For a chicken biryani, marinate 750 g of chicken for 2 hours and cook it 10 minutes longer.',
  ],
  closing: 'Open the pot at the table: half of a biryani is its first cloud of steam.',
  suggestions: 'Serve with onion raita, a boiled egg, or a thin mirchi salan.',
}
