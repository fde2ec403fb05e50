/**
 * How many steps each recipe has, by its id: timers and places of a page hang on them, so that their words may be changed, but
 * not their number. A test of the recipes compares it with them.
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
