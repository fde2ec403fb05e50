import { remoteNames } from './remote-names'

const taken = { 'mf-catalog': ['/all-products'], 'mf-content': ['/', '/about'] }

test('a name determines everything that a new remote needs', () => {
  expect(remoteNames('mf-gift-boxes', undefined, taken)).toEqual({
    name: 'mf-gift-boxes',
    path: '/gift-boxes',
    page: 'gift-boxes',
    Page: 'GiftBoxes',
    Title: 'Gift Boxes',
  })
  expect(remoteNames('mf-gifts', '/presents', taken).path).toBe('/presents')
})

test.each<[string, string | undefined, string]>([
  ...['gifts', 'mf-', 'mf-Gifts', 'mf-gifts2', 'mf--gifts', 'mf-gifts/../api'].map(
    (name): [string, undefined, string] => [
      name,
      undefined,
      `'${name}' is not a valid name: use lower-case letters and hyphens, such as mf-gifts.`,
    ],
  ),
  ['mf-catalog', undefined, 'mf-catalog already exists. Choose another name.'],
  ['mf-about', undefined, '/about belongs to mf-content. Choose another path.'],
  ['mf-gifts', '/all-products', '/all-products belongs to mf-catalog. Choose another path.'],
  ['mf-api', undefined, '/api belongs to the edge. Choose another path.'],
  ['mf-gifts', 'gifts', "'gifts' is not a valid path: use one segment, such as /gifts."],
])('%s at %s is refused with one sentence', (name, path, sentence) => {
  expect(() => remoteNames(name, path, taken)).toThrow(new Error(sentence))
})
