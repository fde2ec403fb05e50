/** A timer of a step. It has a label if the step has several timers, or if it covers only part of the step. */
export type StepTimer = readonly [minutes: number, what?: string]

/** Keyed by recipe id and step number. Kept apart from the recipes because only cooking mode needs them. */
export const stepTimers: Readonly<Record<number, Readonly<Record<number, readonly StepTimer[]>>>> = {
  1: { 2: [[8]], 5: [[15]], 6: [[2]] },
  2: { 1: [[15]], 2: [[3, 'Green pepper']], 4: [[1]], 6: [[10]] },
  3: { 2: [[20]], 3: [[10, 'Onion']], 4: [[1]], 5: [[15]] },
  4: {
    1: [[30]],
    4: [[12]],
    5: [[6]],
    7: [
      [5, 'Medium heat'],
      [15, 'Lowest heat'],
    ],
    8: [[10]],
  },
  5: { 1: [[10]], 2: [[8]], 3: [[3]], 6: [[5]] },
  6: { 1: [[12]], 4: [[10]], 5: [[4]] },
  7: { 1: [[4]], 3: [[8]] },
  8: { 1: [[20]], 3: [[12]], 5: [[5]], 6: [[20]], 7: [[10]] },
  9: {
    2: [
      [4, 'Onion'],
      [3, 'Tomato'],
    ],
    4: [
      [8, 'Hard vegetables'],
      [6, 'Soft vegetables'],
    ],
  },
  10: {
    4: [
      [2, 'Carrot and beans'],
      [2, 'Peppers'],
    ],
  },
  11: { 3: [[1.5, 'Each side']], 4: [[6]], 5: [[5]] },
  12: {
    2: [
      [7, 'Vegetables'],
      [1, 'Garlic'],
    ],
    4: [[12]],
    5: [[3]],
  },
}
