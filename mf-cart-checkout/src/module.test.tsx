import { screen } from '@testing-library/react'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { verifyRemote } from 'shared-contracts/remote/contract/verify-remote'
import { renderRemote } from 'shared-contracts/testing'
import { name, shop } from '../package.json'
import module from './module'
import './testing/pages-at-hand'

test('the remote fulfils the contract with the shell', () => {
  expect(verifyRemote(module, { name, prefixes: shop.prefixes })).toEqual([])
})

test('a shopper’s own pages are marked as not to be indexed [1.20]', () => {
  const state = {} as Parameters<(typeof module.routes)[number]['head']>[0]
  expect(module.routes.map(({ head }) => head(state, {}, inEnglish).robots)).toEqual(
    module.routes.map(() => 'noindex'),
  )
})

test.each([
  ['/cart', 'YOUR SHOPPING CART IS EMPTY'],
  ['/shared-cart/x', 'THIS LINK DOESN’T WORK'],
  ['/cart/x', 'THIS LINK DOESN’T WORK'],
  ['/checkout', 'CHECKOUT'],
  ['/discount/DIWALI10', 'YOUR DISCOUNT CODE'],
  ['/discount/x', 'THIS LINK DOESN’T WORK'],
  ['/thank-you', 'THANK YOU!'],
  ['/payment', 'Make a payment'],
  ['/payment/status', 'Payment status'],
  ['/payment/status/T1', 'Payment status'],
])('%s has one heading: %s [1.4, 1.19]', async (path, heading) => {
  localStorage.clear()
  renderRemote(module, path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
