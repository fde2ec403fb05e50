import { remoteNames } from './remote-names'

const taken = { 'mf-catalog': ['/all-products'], 'mf-content': ['/', '/about'] }

test('a name says all that a new remote needs', () => {
  expect(remoteNames('mf-gift-boxes', undefined, taken)).toEqual({
    name: 'mf-gift-boxes',
    path: '/gift-boxes',
    page: 'gift-boxes',
    Page: 'GiftBoxes',
    Title: 'Gift Boxes',
  })
  expect(remoteNames('mf-gifts', '/presents', taken).path).toBe('/presents')
})

test.each<[string | undefined, string | undefined, string]>([
  [undefined, undefined, 'Say how it is called: npm run new-remote -- mf-gifts [--path /gifts]'],
  ...['gifts', 'mf-', 'mf-Gifts', 'mf-gifts2', 'mf--gifts', 'mf-gifts/../api'].map(
    (name): [string, undefined, string] => [
      name,
      undefined,
      `A remote is called like mf-gifts, with small letters and hyphens, not '${name}'.`,
    ],
  ),
  ['mf-catalog', undefined, 'There is a mf-catalog already. Choose another name.'],
  ['mf-about', undefined, "/about is mf-content's. Give another path with --path."],
  ['mf-gifts', '/all-products', "/all-products is mf-catalog's. Give another path with --path."],
  ['mf-api', undefined, "/api is the edge's. Give another path with --path."],
  ['mf-gifts', 'gifts', "A path is one segment such as /gifts, not 'gifts'. Give another with --path."],
])('%s at %s is refused in one sentence', (name, path, sentence) => {
  expect(() => remoteNames(name, path, taken)).toThrow(new Error(sentence))
})
