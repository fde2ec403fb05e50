import { screen } from '@testing-library/react'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { verifyRemote } from 'shared-contracts/remote/contract/verify-remote'
import { createStore } from 'shared-contracts/store'
import { renderRemote } from 'shared-contracts/testing'
import manifest from '../package.json'
import module from './module'

test('the remote fulfils the contract', () => {
  expect(verifyRemote(module, { name: manifest.name, prefixes: manifest.shop.prefixes })).toEqual([])
})

test("customers' pages are marked as not to be indexed [1.20]", () => {
  const state = createStore().getState()
  for (const { head } of module.routes) expect(head(state, {}, inEnglish).robots).toBe('noindex')
})

test.each([
  ['/login', 'LOGIN'],
  ['/register', 'CREATE ACCOUNT'],
  ['/reset-password/token-1', 'RESET PASSWORD'],
  ['/newsletter/confirm/token-1', 'NEWSLETTER'],
  ['/newsletter/unsubscribe/token-1', 'UNSUBSCRIBE'],
  ['/back-in-stock/confirm/token-1', 'BACK IN STOCK'],
  ['/back-in-stock/stop/token-1', 'DELETE REQUEST'],
  ['/account', 'ACCOUNT'],
  ['/account-form', 'ACCOUNT'],
  ['/address-details', 'ACCOUNT'],
])('%s has one heading: %s [1.5, 1.19]', async (path, heading) => {
  localStorage.clear()
  renderRemote(module, path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test.each([
  ['/account', 'General'],
  ['/account-form', 'General'],
  ['/address-details', 'Your Address'],
])('%s opens the tab %s [1.6]', async (path, tab) => {
  localStorage.clear()
  renderRemote(module, path)
  expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
})
