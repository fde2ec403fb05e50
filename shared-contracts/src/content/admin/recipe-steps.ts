/**
 * The number of steps of each recipe, by id. Staff may edit the steps but not their number, because timers and page positions
 * depend on it. A test compares this with the recipes.
 */
export const stepsOfRecipe: Readonly<Record<number, number>> = {
  1: 6,
  2: 7,
  3: 6,
  4: 8,
  5: 6,
  6: 6,
  7: 6,
  8: 7,
  9: 5,
  10: 6,
  11: 6,
  12: 6,
}
