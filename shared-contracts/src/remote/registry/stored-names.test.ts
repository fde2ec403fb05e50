import { Registry } from '../registry'
import { StoredFile, StoredName } from './stored-names'

test.each(['mf-catalog', '1.0.0-8a1f03b2c4', '2.1.0-rc.1', '1'])(
  '%s is a valid name of a remote or a version',
  (name) => {
    expect(StoredName.safeParse(name).success).toBe(true)
  },
)

test.each(['page.22222222.js', 'server/server.8a1f03b2.cjs', 'fonts/latin-500.woff2'])(
  '%s is a valid file name',
  (file) => {
    expect(StoredFile.safeParse(file).success).toBe(true)
  },
)

const leadsOut = [
  '',
  '.',
  '..',
  '.env',
  '../x',
  'a/../x',
  'a..b',
  '/etc/passwd',
  'a//b',
  'a/',
  'a\\b',
  'C:\\x',
  'a\0b',
  'a%2f..',
  'a b',
  'a\n',
  '__proto__',
  'http://x',
  '‮a',
  'a'.repeat(300),
]

test.each(leadsOut)('%j is not a valid name', (name) => {
  expect(StoredName.safeParse(name).success).toBe(false)
  expect(StoredFile.safeParse(name).success).toBe(false)
})

const version = {
  contract: '1.0.0',
  prefixes: ['/tea'],
  base: '/remotes/mf-tea/1/',
  entry: 'entry.js',
  scripts: ['a.js'],
  styles: ['a.css'],
  pages: { tea: ['tea.js'] },
  server: 'server/server.cjs',
  integrity: { 'entry.js': 'sha384-x' },
  published: '2026-11-28T00:00:00.000Z',
  shared: {},
  endpoints: [],
  slices: [],
  events: [],
}
const buildRegistry = (change: object, { name = 'mf-tea', live = '1' } = {}) => ({
  remotes: { [name]: { live, versions: { [live]: { ...version, ...change } } } },
})

test('a registry with valid names is accepted', () => {
  expect(Registry.safeParse(buildRegistry({})).success).toBe(true)
})

test.each([
  '/',
  '/api/',
  '//evil.example/',
  'https://evil.example/',
  'https://evil.example/remotes/mf-tea/1/',
  '/remotes/mf-tea/2/',
  '/remotes/mf-cups/1/',
  '/remotes/mf-tea/1/../../mf-cups/1/',
  '/remotes/mf-tea/1',
])('a registry with the base %s is refused: it is not the folder of its version', (base) => {
  expect(Registry.safeParse(buildRegistry({ base })).success).toBe(false)
})

test.each([
  ['a remote', buildRegistry({ base: '/remotes/../mf-tea/1/' }, { name: '../mf-tea' })],
  ['a version', buildRegistry({ base: '/remotes/mf-tea/../1/' }, { live: '../1' })],
  ['a file with a hash', buildRegistry({ integrity: { '../../x.js': 'sha384-x' } })],
  ['an entry', buildRegistry({ entry: '../x.js' })],
  ['a script', buildRegistry({ scripts: ['../x.js'] })],
  ['a style', buildRegistry({ styles: ['../x.css'] })],
  ['a file of a page', buildRegistry({ pages: { tea: ['../x.js'] } })],
  ['a server build', buildRegistry({ server: '../x.cjs' })],
])('a registry in which %s points outside its folder is refused', (_, registry) => {
  expect(Registry.safeParse(registry).success).toBe(false)
})
