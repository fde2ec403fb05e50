import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { selectQuery, stripQuery } from './requested-path'

const kept = (url: string) => selectQuery(stripQuery(url), url)

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
])('the page of %s depends on "%s"', (url, query) => {
  expect(kept(url)).toBe(query)
})

test('the cache key of a 10 kB query is no longer than any other', () => {
  expect(kept(`/search?q=${'ಅ'.repeat(10_000)}`).length).toBeLessThan(1000)
})

/** The files that read the query, each with an address whose query changes the page. */
const READERS: Readonly<Record<string, string | undefined>> = {
  'mf-account/src/pages/sign-in/login-page.tsx': '/login?forgotten',
  'mf-catalog/src/features/search-results/use-typed-question.ts': '/search?q=haldi',
  // The page waits for the session, which the server does not know.
  'mf-cart-checkout/src/pages/thank-you-page.tsx': undefined,
}

test('every page that reads its query is rendered with it, or waits until it is hydrated', () => {
  const root = path.resolve(__dirname, '../../../..')
  // The admin waits until it knows who is signed in.
  const sources = readdirSync(root).filter((name) => /^(shell|mf-(?!admin$).*)$/.test(name))
  const readers = sources
    .flatMap((name) =>
      readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(name, 'src', file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('useSearchParams'))
  expect(readers.sort()).toEqual(Object.keys(READERS).sort())
  for (const address of Object.values(READERS)) if (address) expect(kept(address)).not.toBe('')
})
