import { languages, otherLanguages } from 'shared-contracts/i18n/language'
import { seedProducts } from './catalogue'
import { seedDescriptions } from './descriptions'

test.each(otherLanguages)('every seeded product has a description in %s [24.12]', (language) => {
  const { script } = new Intl.Locale(languages[language].tag).maximize()
  const end = script === 'Deva' ? '।' : '\\.'
  const sentences = new RegExp(`^\\p{Script=${script}}.+${end}$`, 'u')
  const translations = seedDescriptions[language]
  expect(
    seedProducts.filter(({ description }) => !sentences.test(translations.get(description) ?? '')),
  ).toEqual([])
})
