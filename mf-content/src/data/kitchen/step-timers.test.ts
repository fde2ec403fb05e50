import { findRecipe } from '../recipes/find-recipe'
import { recipeCards } from '../recipes/recipe-cards'
import { stepTimers } from './step-timers'

const steps = recipeCards.flatMap(({ id }) =>
  (findRecipe(String(id))?.instructions ?? []).map((text, index) => ({
    text,
    timers: stepTimers[id]?.[index + 1] ?? [],
  })),
)

test('each time mentioned in a step has a timer', () => {
  for (const { text, timers } of steps) {
    const named = [...text.matchAll(/(\d+) minutes/g)].map(([, minutes]) => Number(minutes))
    expect(timers.map(([minutes]) => minutes)).toEqual(expect.arrayContaining(named))
  }
})

test('a step without a time has no timer', () => {
  for (const { text, timers } of steps)
    if (timers.length > 0) expect(text).toMatch(/minute|seconds|for \d|for one more/)
})

test('several timers of one step have distinct names', () => {
  for (const { timers } of steps) {
    const names = timers.map(([, what = '']) => what)
    expect(new Set(names).size).toBe(names.length)
  }
})
