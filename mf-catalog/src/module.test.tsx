import { verifyRemote } from 'shared-contracts/remote/verify-remote'
import { createStore } from 'shared-contracts/store'
import manifest from '../package.json'
import module from './module'
import { turmeric } from './testing/example-products'

const product = module.routes.find(({ path }) => path === '/ground-spices/:id')

test('the remote keeps the contract', () => {
  expect(verifyRemote(module, { name: manifest.name, prefixes: manifest.shop.prefixes })).toEqual([])
})

test('a search engine reads a title and a description on every page', () => {
  const state = createStore().getState()
  for (const { head } of module.routes) {
    const { title, description } = head(state, { id: 'turmeric-powder' })
    expect(title).not.toBe('')
    expect(description.length).toBeGreaterThan(40)
  }
})

test('the title of a product page names the product once it is known', async () => {
  const long = { ...turmeric, description: 'Deep yellow. '.repeat(30) }
  const store = createStore({ http: async () => ({ status: 200, data: { success: true, data: long } }) })
  await Promise.all(product?.preload?.(store.dispatch, { id: 'turmeric-powder' }) ?? [])
  const head = product?.head(store.getState(), { id: 'turmeric-powder' })
  expect(head?.title).toBe('Turmeric Powder')
  expect(head?.description).toMatch(/^Deep yellow\. .{100,150}…$/)
})
