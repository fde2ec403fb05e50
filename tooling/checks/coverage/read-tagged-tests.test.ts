import { readTaggedTests } from './read-tagged-tests'

const read = (text: string) => readTaggedTests('cart.test.ts', text)

test.each([
  ["test('a cart survives a reload [9.11]', () => {})", 'a cart survives a reload', ['9.11']],
  ["it('adds up [9.3, 9.4]', () => {})", 'adds up', ['9.3', '9.4']],
  ["test.each([1, 2])('%i is a quantity [9.6]', () => {})", '%i is a quantity', ['9.6']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test.
  ['test(`${path} has a title [1.15]`, () => {})', '${path} has a title', ['1.15']],
  ["test('nothing [9.1]', { tag: '@phone' }, async () => {})", 'nothing', ['9.1']],
])('the points of %s are read from the end of its title', (source, title, points) => {
  expect(read(source)).toEqual([{ file: 'cart.test.ts', title, points }])
})

test.each([
  "test('a cart survives a reload', () => {})",
  "test('a price of [9.3] rupees', () => {})",
  "describe('the cart [9.11]', () => {})",
  "test.describe('the cart [9.11]', () => {})",
  "test.skip('a cart survives a reload [9.11]', () => {})",
  "// test('a cart survives a reload [9.11]', () => {})",
])('%s cites no point', (source) => {
  expect(read(source)).toEqual([])
})
