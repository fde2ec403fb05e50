import { verifyRemote } from 'shared-contracts/remote/verify-remote'
import { createStore } from 'shared-contracts/store'
import manifest from '../package.json'
import module from './module'

test('the remote keeps the contract', () => {
  expect(verifyRemote(module, { name: manifest.name, prefixes: manifest.shop.prefixes })).toEqual([])
})

test('search engines are asked to leave the pages of customers alone', () => {
  const state = createStore().getState()
  for (const { head } of module.routes) expect(head(state, {}).robots).toBe('noindex')
})
