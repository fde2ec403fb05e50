import { inLanguage, languages, otherLanguages, splitLanguage } from './language'

test.each([
  ['/hi', 'hi', '/'],
  ['/hi/cart', 'hi', '/cart'],
  ['/kn/search?q=haldi', 'kn', '/search?q=haldi'],
])('%s is the page %s in %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, pathname: path })
  expect(inLanguage(splitLanguage(address).language, path)).toBe(address)
})

test('the language in a path is case-insensitive', () => {
  expect(splitLanguage('/HI/Cart')).toEqual({ language: 'hi', pathname: '/Cart' })
  expect(splitLanguage('/Kn')).toEqual({ language: 'kn', pathname: '/' })
})

test.each(['/', '/cart', '/history', '/hing', '/en/cart', '//hi', '/hi2/cart'])('%s is English', (path) => {
  expect(splitLanguage(path)).toEqual({ language: 'en', pathname: path })
  expect(inLanguage('en', path)).toBe(path)
})

test('the query and hash are kept', () => {
  expect(inLanguage('hi', '/?from=mail')).toBe('/hi?from=mail')
  expect(inLanguage('kn', '/#main')).toBe('/kn#main')
})

test('every language except English has translations', () => {
  expect(['en', ...otherLanguages]).toEqual(Object.keys(languages))
})
