import { emptyText, openingText, parseMoment, toBlockContent, toSlug } from './typed-text'

test('only the filled fields of an announcement are sent', () => {
  expect(toBlockContent('announcement', { ...emptyText, text: 'Closed', link: ' ', hi: 'बंद' })).toEqual({
    kind: 'announcement',
    text: 'Closed',
    hi: 'बंद',
  })
})

test('each line of a recipe is a step or a tip, and empty fields keep the shop’s text', () => {
  const content = { kind: 'recipe', title: 'Chole', instructions: ['Soak: All night.', 'Cook.'] } as const
  const typed = { ...emptyText, title: ' Chole', instructions: 'Soak: All night.\n\n Cook. \n' }
  expect(toBlockContent('recipe', typed)).toEqual(content)
  const draft = { content: { ...content, instructions: [...content.instructions] }, by: 'Asha', at: '' }
  const opened = openingText({ block: 'recipe:3', version: 1, versions: [], draft })
  expect(opened).toMatchObject({ title: 'Chole', instructions: 'Soak: All night.\nCook.', tips: '' })
})

test('times are in India’s time zone', () => {
  expect(parseMoment('2026-11-01T05:30')).toBe('2026-11-01T00:00:00.000Z')
  expect(parseMoment('')).toBeUndefined()
})

test.each([
  ['Tamarind & salt', 'tamarind-salt'],
  ['  ಹುಣಸೆ ', ''],
  [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
])('a post called “%s” gets the slug “%s”', (title, slug) => {
  expect(toSlug(title)).toBe(slug)
})

test('a draft takes precedence over the published text, and that over a post’s original', () => {
  const specified = { title: 'Specified', picture: 'a.jpg', date: '2026-01-01' }
  const content = { kind: 'page', text: 'In force' } as const
  const version = {
    ...{ id: 1, content, from: '', until: null, by: 'Asha', at: '', isInForce: true },
    ...{ withdrawnAt: null, withdrawnBy: null },
  }
  const block = { block: 'page:terms', version: 1, versions: [version], specified }
  const draft = { content: { kind: 'page', text: 'Draft' } as const, by: 'Asha', at: '' }
  expect(openingText({ ...block, draft }).text).toBe('Draft')
  expect(openingText(block).text).toBe('In force')
  expect(openingText({ ...block, versions: [] }).title).toBe('Specified')
})
