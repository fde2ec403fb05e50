import { kit, turmeric } from '../../testing/example-products'
import { descriptionLines } from './description-lines'

const readLines = (description: string) => descriptionLines({ ...kit, description })

test('the description of a kit is split at its periods, with or without a space after them [8.5]', () => {
  expect(readLines('Roast the spices.Grind them. Stir.')).toEqual([
    'Roast the spices.',
    'Grind them.',
    'Stir.',
  ])
})

test('a decimal number and an ellipsis are not split', () => {
  expect(readLines('Roast for 1.5 minutes... Grind.')).toEqual(['Roast for 1.5 minutes...', 'Grind.'])
})

test('the description of any other product stays in one piece [8.5]', () => {
  expect(descriptionLines(turmeric)).toEqual(['Deep yellow turmeric. Warm and earthy.'])
})
