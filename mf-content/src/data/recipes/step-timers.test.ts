import { methodStep } from './recipe'
import { findRecipe } from './recipe-book'
import { recipeCards } from './recipe-cards'

const steps = recipeCards.flatMap(({ id }) => findRecipe(String(id))?.instructions.map(methodStep) ?? [])

test('every number of minutes that a step names has a timer', () => {
  for (const { text, timers = [] } of steps) {
    const named = [...text.matchAll(/(\d+) minutes/g)].map(([, minutes]) => Number(minutes))
    expect(timers.map(([minutes]) => minutes)).toEqual(expect.arrayContaining(named))
  }
})

test('several timers of one step are told apart', () => {
  for (const { timers = [] } of steps) {
    const names = timers.map(([, what = '']) => what)
    expect(new Set(names).size).toBe(names.length)
  }
})
