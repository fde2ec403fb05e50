import { kit, turmeric } from '../../testing/example-products'
import { descriptionLines } from './description-lines'

const readLines = (description: string) => descriptionLines({ ...kit, description })

test('a kit’s description is split at its periods, with or without a space after them [8.5]', () => {
  expect(readLines('Roast the spices.Grind them. Stir.')).toEqual([
    'Roast the spices.',
    'Grind them.',
    'Stir.',
  ])
})

test('a decimal number and an ellipsis are not split', () => {
  expect(readLines('Roast for 1.5 minutes... Grind.')).toEqual(['Roast for 1.5 minutes...', 'Grind.'])
})

test('any other product’s description is not split [8.5]', () => {
  expect(descriptionLines(turmeric)).toEqual(['Deep yellow turmeric. Warm and earthy.'])
})
