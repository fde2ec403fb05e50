import { otherLanguages } from 'shared-contracts/i18n/language'
import type { PluralForms } from 'shared-contracts/i18n/plural-forms'
import { coverage, missingForms } from './coverage'
import { dataFolders, dictionaryOf, shared, speakers, titles } from './dictionaries'
import { listTexts, readShownTexts } from './list-texts'
import { parse, readFile, readTexts, says, type Texts } from './read-texts'

const listPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
const otherForm = (text: string | PluralForms) => (typeof text === 'string' ? text : text.other)
const allForms = (text: string | PluralForms) => (typeof text === 'string' ? [text] : Object.values(text))

describe.each([...speakers])('the translations of $name', (speaker) => {
  test('cover the same texts in each language', async () => {
    const [first, ...others] = await Promise.all(
      otherLanguages.map(async (language) => Object.keys(await dictionaryOf(speaker, language)).sort()),
    )
    for (const keys of others) expect(keys).toEqual(first)
  })

  test.each(otherLanguages)('have the same placeholders as their English in %s', async (language) => {
    for (const [english, text] of Object.entries(await dictionaryOf(speaker, language))) {
      expect([english, listPlaceholders(otherForm(text))]).toEqual([english, listPlaceholders(english)])
      for (const form of allForms(text))
        expect(listPlaceholders(english)).toEqual(expect.arrayContaining(listPlaceholders(form)))
    }
  })

  test.each(otherLanguages)('have a form for each count in %s', async (language) => {
    const forms = Object.entries(await dictionaryOf(speaker, language)).filter(
      (entry): entry is [string, PluralForms] => typeof entry[1] !== 'string',
    )
    expect(forms.filter(([, text]) => missingForms(text, language).length > 0)).toEqual([])
  })

  test('belong to texts that the shop shows', async () => {
    const texts = readTexts([...speaker.folders, ...shared.folders, ...dataFolders])
    const isSaid = (english: string) => says(texts, english) || titles.includes(english)
    for (const language of otherLanguages)
      expect(
        Object.keys(await dictionaryOf(speaker, language)).filter((english) => !isSaid(english)),
      ).toEqual([])
  })
})

test('every text has a translation in each language of the shop', async () => {
  expect((await coverage()).filter(({ missing }) => missing.length > 0)).toEqual([])
})

test('a language without a folder lacks every text, listed once with its plural forms', async () => {
  const [tamil, hindi] = await Promise.all([coverage(['ta']), coverage(['hi'])])
  for (const [index, { name, needed, missing }] of tamil.entries()) {
    expect(missing).toHaveLength(needed)
    expect([name, needed]).toEqual([hindi[index]?.name, hindi[index]?.needed])
  }
  const of = (part: string) => tamil.find(({ name }) => name === part)?.missing
  expect(of('shell')).toContain('CART {shown} items (one, other)')
  expect(of('shared-contracts')).toContain('Turmeric Powder')
  expect(of('mf-catalog')).not.toContain('Turmeric Powder')
  expect(of('shell/worker')).toContain('You’re offline')
  expect(of('api, descriptions')).toContain('turmeric-powder')
})

test('each language needs the forms of its plural categories', () => {
  const forms = { one: '{count} item', other: '{count} items' }
  expect(missingForms(forms, 'ta')).toEqual([])
  expect(missingForms(forms, 'ar').sort()).toEqual(['few', 'many', 'two', 'zero'])
})

test('the texts to translate are read from the code, including conditionals and plural forms', () => {
  const texts: Texts = { asked: new Set(), counted: new Map(), written: new Set(), begun: new Set() }
  const code = `t('Cart'); t(isFull ? 'Full' : 'Empty'); t({ one: '{count} item', other: '{count} items' }, { count }); t(name); said('Pay')`
  readFile(parse('cart.tsx', code), texts)
  expect([...texts.asked]).toEqual(['Cart', 'Full', 'Empty', '{count} items'])
  expect([...texts.counted.keys()]).toEqual(['{count} items'])
  expect(texts.written).toContain('Pay')
})

test('the list has the texts in JSX, in attributes and in sentences, and each translated text once', () => {
  const code = `import { Field } from 'form/Some Field'
    const note = isLate ? 'The mail is late.' : t('Sent')
    export const page = <Field label="Name" className="wide Field">Save {count} changes{\`For \${name} only\`}</Field>`
  expect(readShownTexts(parse('page.tsx', code))).toEqual([
    { text: 'The mail is late.', line: 2 },
    { text: 'Sent', line: 2 },
    { text: 'Name', line: 3 },
    { text: 'Save', line: 3 },
    { text: 'changes', line: 3 },
    { text: 'For … only', line: 3 },
  ])
})

test('the list shows a text with its places and translations', async () => {
  const catalog = speakers.find(({ name }) => name === 'mf-catalog')
  const found = catalog && (await listTexts(catalog)).find(({ text }) => text === 'ADD TO CART')
  expect(Object.keys(found?.translations ?? {})).toEqual(['hi', 'kn'])
  expect(found?.places).toContainEqual(expect.stringMatching(/^mf-catalog\/src\/.*\/add-to-cart\.tsx:\d+$/))
})
