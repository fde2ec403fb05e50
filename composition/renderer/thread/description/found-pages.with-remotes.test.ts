import { CONTRACT_VERSION, type RemoteServerModule } from 'shared-contracts/remote'
import { createStore } from 'shared-contracts/store'
import { fakeHttp } from 'shared-contracts/testing'
import content from '../../../../mf-content/src/server'
import { foundPages } from './found-pages'

const state = createStore({ http: fakeHttp({}).http }).getState()
const Component = () => null
const head = () => ({ title: 'Tea', description: '' })
const page = (path: string) => ({ path, Component, head })
const website = () => ({ type: 'website' }) as const

const tea: RemoteServerModule = {
  name: 'mf-tea',
  contract: CONTRACT_VERSION,
  routes: [page('/tea'), page('/press'), page('/tea/:id'), { ...page('/pot'), isPrivate: true }],
  metadata: { '/tea': website, '/tea/:id': website },
  addresses: async () => [{ path: '/tea' }],
}

test('a page hidden from search engines is noticed, except one whose address depends on data', async () => {
  expect(await foundPages(tea, state)).toEqual({
    '/tea': { hasMetadata: true, isListed: true },
    '/press': { hasMetadata: false, isListed: false },
    '/tea/:id': { hasMetadata: true },
  })
})

test('an alternative address of a page is listed if the canonical one is', async () => {
  const metadata = { ...tea.metadata, '/press': () => ({ ...website(), canonical: '/tea' }) }
  expect((await foundPages({ ...tea, metadata }, state))['/press']).toEqual({
    hasMetadata: true,
    isListed: true,
  })
})

test('it is unknown whether a page is listed if its remote cannot list addresses in an empty shop', async () => {
  const addresses = () => Promise.reject(new Error('no tins'))
  expect((await foundPages({ ...tea, addresses }, state))['/press']).toEqual({ hasMetadata: false })
})

test('every page of the content team can be found', async () => {
  for (const [path, found] of Object.entries(await foundPages(content, state)))
    expect([path, found]).toEqual([
      path,
      { hasMetadata: true, ...(!path.includes(':') && { isListed: true }) },
    ])
})
