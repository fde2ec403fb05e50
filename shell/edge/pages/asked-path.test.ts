import { keptQuery, pathOf } from './asked-path'

const kept = (url: string) => keptQuery(pathOf(url), url)

test.each([
  ['/search?q=haldi', '?q=haldi'],
  ['/SEARCH?from=mail&q=%20haldi%E2%80%8F+&q=other', '?q=haldi'],
  ['/search?q=kali%20mirch', '?q=kali+mirch'],
  [
    '/search?q=%E0%B2%85%E0%B2%B0%E0%B2%BF%E0%B2%B6%E0%B2%BF%E0%B2%A8',
    `?${new URLSearchParams({ q: 'ಅರಿಶಿನ' })}`,
  ],
  ['/search?q=%00%FF', ''],
  ['/search?Q=haldi', ''],
  ['/search?', ''],
  ['/search', ''],
  ['/login?forgotten', '?forgotten'],
  ['/hi/login?from=mail&forgotten=1', '?forgotten'],
  ['/LOGIN/?forgotten', '?forgotten'],
  ['/login?q=haldi', ''],
  ['/login', ''],
  ['/register?forgotten', ''],
  ['/about?q=haldi', ''],
  ['/search/more?q=haldi', ''],
])('of %s the page depends on "%s"', (url, query) => {
  expect(kept(url)).toBe(query)
})

test('a question of 10 kB makes no longer a page name than any other', () => {
  expect(kept(`/search?q=${'ಅ'.repeat(10_000)}`).length).toBeLessThan(1000)
})
