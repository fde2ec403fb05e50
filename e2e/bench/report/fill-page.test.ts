import { fillPage } from './fill-page'

const page = '# Speed\n\n<!-- edge -->\nold\n<!-- /edge -->\n\nProse stays.\n'

test('new results take the place of old ones, as often as they come', () => {
  const filled = '# Speed\n\n<!-- edge -->\n\nnew\n\n<!-- /edge -->\n\nProse stays.\n'
  expect(fillPage(page, { edge: 'new' })).toBe(filled)
  expect(fillPage(filled, { edge: 'new' })).toBe(filled)
})

test('results that have no place are not lost in silence', () => {
  expect(() => fillPage(page, { memory: 'flat' })).toThrow('The page has no place for memory')
})
