import { otherLanguages } from 'shared-contracts/i18n/language'
import { dataFolders, shared, speakers, titles, wordsOf } from './dictionaries'
import { readFile, readTexts, says, type Texts } from './read-texts'

const placesIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

describe.each([...speakers, shared])('the translations of $name', (speaker) => {
  test('have the same keys in each language', async () => {
    const { hi, kn } = await wordsOf(speaker)
    expect(Object.keys(kn).sort()).toEqual(Object.keys(hi).sort())
  })

  test.each(otherLanguages)('have the same placeholders as English in %s', async (language) => {
    const words = (await wordsOf(speaker))[language]
    for (const [english, text] of Object.entries(words))
      expect([english, placesIn(text)]).toEqual([english, placesIn(english)])
  })

  test('have only texts that the shop shows', async () => {
    const { hi } = await wordsOf(speaker)
    const texts = readTexts([...speaker.folders, ...shared.folders, ...dataFolders])
    const isSaid = (english: string) => says(texts, english) || titles.includes(english)
    expect(Object.keys(hi).filter((english) => !isSaid(english))).toEqual([])
  })
})

test('the translated texts are read from the code, including conditionals', () => {
  const texts: Texts = { asked: new Set(), written: new Set(), begun: new Set() }
  const code = `t('Cart'); t(count === 1 ? '{count} item' : '{count} items', { count }); t(name); said('Pay')`
  readFile('cart.tsx', code, texts)
  expect([...texts.asked]).toEqual(['Cart', '{count} item', '{count} items'])
  expect(texts.written).toContain('Pay')
})
