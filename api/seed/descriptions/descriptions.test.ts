import { seedProducts } from '../catalogue'
import { seedDescriptions } from './descriptions'

test.each([
  ['hi', /^\p{Script=Devanagari}.+।$/u],
  ['kn', /^\p{Script=Kannada}.+\.$/u],
] as const)('every product the shop starts with is described in %s [24.12]', (language, sentences) => {
  const translations = seedDescriptions[language]
  expect(
    seedProducts.filter(({ description }) => !sentences.test(translations.get(description) ?? '')),
  ).toEqual([])
})
