import { stepsOfRecipe } from 'shared-contracts/content/admin/recipe-steps'
import { dishes } from 'shared-contracts/content/dishes'
import { findRecipe } from './find-recipe'
import { methodStep } from './recipe'

test('the text before the first colon and space is the heading of a step [6.7]', () => {
  expect(methodStep('Soak: Leave it: 8 hours.')).toEqual({ title: 'Soak', text: 'Leave it: 8 hours.' })
})

test('a step without a heading, or with a time in it, is not split [6.7]', () => {
  expect(methodStep('Serve at 8:30 sharp.')).toEqual({ text: 'Serve at 8:30 sharp.' })
})

test('the admin has the right number of steps for each recipe', () => {
  const counted = dishes.map(({ id }) => [id, findRecipe(String(id))?.instructions.length])
  expect(stepsOfRecipe).toEqual(Object.fromEntries(counted))
})
