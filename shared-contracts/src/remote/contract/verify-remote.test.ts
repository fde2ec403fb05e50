import { CONTRACT_VERSION } from './contract-version'
import type { RemoteModule } from './remote-module'
import { verifyRemote } from './verify-remote'

const head = () => ({ title: 'About us', description: '' })
const Component = () => null
const promised = { name: 'mf-content', prefixes: ['/', '/about'] }
const good: RemoteModule = {
  name: 'mf-content',
  contract: CONTRACT_VERSION,
  routes: [
    { path: '/', Component, head },
    { path: '/about', lazy: async () => ({ Component }), head },
  ],
}

test('a remote that fulfils the contract has no problems', () => {
  expect(verifyRemote(good, promised)).toEqual([])
})

test.each<[string, Partial<RemoteModule>, string]>([
  [
    'another name',
    { name: 'mf-other' },
    "The module is named 'mf-other' instead of 'mf-content': use the name of its package.",
  ],
  [
    'another major contract',
    { contract: '9.0.0' },
    `It was built against shared-contracts 9.0.0; the shell has ${CONTRACT_VERSION}: build it against that one.`,
  ],
  ['no routes', { routes: [] }, 'It has no routes: add one.'],
  [
    "a place of another's",
    { places: { search: async () => ({ Component }) } },
    'It renders a search field, but does not own /search: only the remote with that path may.',
  ],
  [
    "another's path",
    { routes: [{ path: '/cart', Component, head }] },
    'The route /cart is not below any of its prefixes (/, /about): add it to shop.prefixes in its package.json.',
  ],
  [
    'a route without a page',
    { routes: [{ path: '/', head }] },
    'The route / needs Component or lazy: add one.',
  ],
  [
    'a route with two pages',
    { routes: [{ path: '/', Component, lazy: async () => ({ Component }), head }] },
    'The route / needs Component or lazy: add one.',
  ],
  [
    'the same route twice',
    {
      routes: [
        { path: '/', Component, head },
        { path: '/', Component, head },
      ],
    },
    'Two routes have the path /: remove one.',
  ],
])('a remote with %s gets one message about it', (_, change, sentence) => {
  expect(verifyRemote({ ...good, ...change }, promised)).toEqual([sentence])
})

test('an untyped remote without a head gets a message about it', () => {
  const routes = [{ path: '/', Component }] as unknown as RemoteModule['routes']
  expect(verifyRemote({ ...good, routes }, promised)).toEqual([
    'The route / has no head(): add one with a title and a description.',
  ])
})

test('a newer minor version of the contract is compatible', () => {
  const minor = CONTRACT_VERSION.replace(/\.\d+\./, '.99.')
  expect(verifyRemote({ ...good, contract: minor }, promised)).toEqual([])
})

test('a page in a bare frame must be private', () => {
  const promisedBare = { name: 'mf-admin', prefixes: ['/admin'], frame: 'bare' as const }
  const open = { path: '/admin', Component, head }
  const admin: RemoteModule = { name: 'mf-admin', contract: CONTRACT_VERSION, routes: [open] }
  expect(verifyRemote(admin, promisedBare)).toEqual([
    'The route /admin uses a bare frame but is not isPrivate: such a page must not be cached or indexed.',
  ])
  expect(verifyRemote({ ...admin, routes: [{ ...open, isPrivate: true }] }, promisedBare)).toEqual([])
})
