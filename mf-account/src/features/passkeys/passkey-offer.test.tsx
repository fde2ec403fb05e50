import { screen, waitFor } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import {
  haveBrowserWithoutPasskeys,
  haveBrowserWithPasskeys,
} from 'shared-contracts/testing/browser-with-passkeys'
import module from '../../module'
import { rememberAsha } from '../../testing/example-customer'

function openAccount() {
  rememberAsha()
  return renderRemote(module, '/account', { api: { 'GET /api/passkeys': { status: 200, body: [] } } })
}

const offer = () => screen.queryByText('Sign in without typing.')

beforeEach(() => localStorage.clear())
afterEach(haveBrowserWithoutPasskeys)

test('the account offers a passkey on a device that stores them, without requesting the list of passkeys [17.30]', async () => {
  haveBrowserWithPasskeys()
  const { requests } = openAccount()
  expect(await screen.findByText('Sign in without typing.')).toBeVisible()
  expect(requests.filter(({ url }) => url.startsWith('/api/passkeys'))).toEqual([])
})

test('a declined offer never appears again [17.30]', async () => {
  haveBrowserWithPasskeys()
  const { user, unmount } = openAccount()
  await user.click(await screen.findByRole('button', { name: 'Not Now' }))
  expect(offer()).toBeNull()
  expect(screen.getByRole('region', { name: 'Security and privacy' })).toHaveFocus()
  unmount()
  openAccount()
  await screen.findByRole('button', { name: 'Passkeys' })
  expect(offer()).toBeNull()
})

test('accepting the offer opens the form with the focus on its title', async () => {
  haveBrowserWithPasskeys()
  const { user } = openAccount()
  await user.click(await screen.findByRole('button', { name: 'Add a Passkey' }))
  expect(await screen.findByRole('form', { name: 'Add a passkey' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Passkeys', expanded: true })).toHaveFocus()
  expect(offer()).toBeNull()
})

test.each([
  ['keeps none', () => haveBrowserWithPasskeys({ keepsThem: false })],
  ['knows none', () => undefined],
])('no passkey is offered in a browser that %s', async (_, have) => {
  have()
  openAccount()
  await screen.findByRole('button', { name: 'Passkeys' })
  await waitFor(() => expect(offer()).toBeNull())
})
