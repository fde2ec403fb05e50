import { containerName, liveRemotes, ownerOf } from './live-remotes'
import { Registry } from './registry'

const version = (contract: string) => ({
  contract,
  base: '/remotes/mf-content/1/',
  entry: 'entry.js',
  scripts: [],
  styles: [],
  integrity: {},
})
const registry: Registry = {
  remotes: {
    'mf-content': {
      prefixes: ['/', '/about'],
      live: '2',
      versions: { 1: version('1.0.0'), 2: version('1.1.0') },
    },
    'mf-lost': { prefixes: ['/lost'], live: '9', versions: {} },
  },
}

test('a page has the live version of each remote, and leaves out one whose live version is not there', () => {
  expect(liveRemotes(registry)).toEqual([
    { name: 'mf-content', version: '2', prefixes: ['/', '/about'], ...version('1.1.0') },
  ])
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
])('%s belongs to the %s team', (path, name) => {
  expect(ownerOf(path, owners)?.name).toBe(name)
})

test.each(['/nowhere', '/aboutus', '/whole-spicesx', '', '//', '/productsx'])("%p is nobody's", (path) => {
  expect(ownerOf(path, owners)).toBeUndefined()
})

test('a container is named by an identifier', () => {
  expect(containerName('mf-cart-checkout')).toBe('mf_cart_checkout')
})

test('a registry is taken as published', () => {
  expect(Registry.parse(registry)).toEqual(registry)
})

test.each([
  null,
  {},
  { remotes: [] },
  { remotes: { 'mf-content': { prefixes: '/', live: '1', versions: {} } } },
  {
    remotes: {
      'mf-content': { prefixes: ['/'], live: '1', versions: { 1: { ...version('1.0.0'), base: undefined } } },
    },
  },
])('a registry spoilt as %j is refused', (spoilt) => {
  expect(Registry.safeParse(spoilt).success).toBe(false)
})
