import { Registry } from '../registry'
import { containerName, findOwner, liveRemotes } from './live-remotes'

const version = (number: string, contract: string) => ({
  contract,
  prefixes: ['/', '/about'],
  base: `/remotes/mf-content/${number}/`,
  entry: 'entry.js',
  scripts: [],
  styles: [],
  integrity: {},
  published: '2026-11-02T10:00:00.000Z',
  shared: { react: '^19.3.1' },
  endpoints: [],
  slices: [],
  events: [],
})
const registry: Registry = {
  remotes: {
    'mf-content': {
      live: '2',
      lastGood: '1',
      canary: { version: '1', percent: 10 },
      versions: { 1: version('1', '1.0.0'), 2: version('2', '1.1.0') },
    },
    'mf-lost': { live: '9', versions: {} },
  },
  shells: [
    {
      version: '1.0.0-0123456789',
      contract: '1.1.0',
      provides: { react: '19.3.1' },
      published: '2026-11-02T10:00:00.000Z',
    },
  ],
}

test('a page has the live version of each remote, and leaves out a remote whose live version is missing', () => {
  expect(liveRemotes(registry)).toEqual([{ name: 'mf-content', version: '2', ...version('2', '1.1.0') }])
})

const owners = [
  { name: 'content', prefixes: ['/', '/about', '/product'] },
  { name: 'catalog', prefixes: ['/products', '/whole-spices'] },
]

test.each([
  ['/', 'content'],
  ['/about', 'content'],
  ['/ABOUT', 'content'],
  ['/about/', 'content'],
  ['/Whole-Spices/Green-Cardamom', 'catalog'],
  ['/product/3', 'content'],
  ['/products/3', 'catalog'],
  ['/products/%E0%A4%95', 'catalog'],
  ['/KN/about', 'content'],
])('%s belongs to the %s team', (path, name) => {
  expect(findOwner(path, owners)?.name).toBe(name)
})

test.each([
  '/nowhere',
  '/aboutus',
  '/whole-spicesx',
  '',
  '//',
  '/productsx',
  '/about/%',
  '/hi/products/%E0%A4',
])('%p belongs to nobody', (path) => {
  expect(findOwner(path, owners)).toBeUndefined()
})

test('a container is named by an identifier', () => {
  expect(containerName('mf-cart-checkout')).toBe('mf_cart_checkout')
})

test('a registry is accepted as published', () => {
  expect(Registry.parse(registry)).toEqual(registry)
})

test.each([
  null,
  {},
  { remotes: [] },
  { remotes: { 'mf-content': { live: 1, versions: {} } } },
  { remotes: { 'mf-content': { live: '1', canary: { version: '1', percent: 101 }, versions: {} } } },
  {
    remotes: { 'mf-content': { live: '1', versions: { 1: { ...version('1', '1.0.0'), base: undefined } } } },
  },
])('a registry corrupted as %j is refused', (spoilt) => {
  expect(Registry.safeParse(spoilt).success).toBe(false)
})
