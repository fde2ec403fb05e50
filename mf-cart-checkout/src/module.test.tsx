import { verifyRemote } from 'shared-contracts/remote/verify-remote'
import { name, shop } from '../package.json'
import module from './module'

test('the remote keeps the contract with the shell', () => {
  expect(verifyRemote(module, { name, prefixes: shop.prefixes })).toEqual([])
})

test('no search engine lists a shopper’s own pages', () => {
  const state = {} as Parameters<(typeof module.routes)[number]['head']>[0]
  expect(module.routes.map(({ head }) => head(state, {}).robots)).toEqual(module.routes.map(() => 'noindex'))
})
