import type { RemoteRoute } from 'shared-contracts/remote'
import { findRoute } from '../../runtime/find-route'
import { possibleRoutes } from './possible-routes'

const route = (path: string): RemoteRoute => ({ path, head: () => ({ title: path, description: '' }) })
const routes = ['/teas', '/teas/new', '/teas/:id', '/teas/:id/cups', '/pots/:id?', '/kettles/*'].map(route)

test.each([
  ['/teas', '/teas', {}],
  ['/TEAS/', '/teas', {}],
  ['/%74eas', '/teas', {}],
  ['/teas/new', '/teas/new', {}],
  ['/teas/pu%20erh', '/teas/:id', { id: 'pu erh' }],
  ['/teas/assam/cups', '/teas/:id/cups', { id: 'assam' }],
  ['/pots', '/pots/:id?', {}],
  ['/kettles/iron/black', '/kettles/*', { '*': 'iron/black' }],
])('%s still has the route %s', (pathname, path, params) => {
  const found = findRoute({ routes: possibleRoutes(routes, pathname) }, pathname)
  expect(found).toMatchObject({ route: { path }, params })
  expect(found).toEqual(findRoute({ routes }, pathname))
})

test.each(['/', '/tea', '/teas/assam/lids', '/teas/assam/cups/1'])('%s has no route', (pathname) => {
  expect(findRoute({ routes: possibleRoutes(routes, pathname) }, pathname)).toBeUndefined()
})

test('most routes are left out', () => {
  expect(possibleRoutes(routes, '/teas').map(({ path }) => path)).toEqual([
    '/teas',
    '/pots/:id?',
    '/kettles/*',
  ])
})
