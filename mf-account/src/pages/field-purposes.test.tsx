import { screen } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import {
  haveBrowserWithoutPasskeys,
  haveBrowserWithPasskeys,
} from 'shared-contracts/testing/browser-with-passkeys'
import { wrongPurposes } from 'shared-contracts/testing/field-purpose'
import module from '../module'
import { rememberAsha } from '../testing/example-customer'

const visited = [...module.routes.map(({ path }) => path.replace(/:\w+/, 'some-token')), '/login?forgotten']

beforeEach(() => {
  localStorage.clear()
  haveBrowserWithPasskeys()
})
afterEach(haveBrowserWithoutPasskeys)

test.each(visited)('a browser can fill in every field that a visitor sees at %s', async (path) => {
  renderRemote(module, path)
  await screen.findByRole('heading', { level: 1 })
  expect(wrongPurposes(document.body)).toEqual([])
})

test.each([
  ['/account', 'First Name'],
  ['/address-details', 'Address 2 (optional)'],
])('a browser knows what each field of a customer at %s is for', async (path, label) => {
  rememberAsha()
  renderRemote(module, path)
  await screen.findByLabelText(label)
  expect(wrongPurposes(document.body)).toEqual([])
})

test.each([
  ['Change email address', 'New Email Address'],
  ['Change password', 'Confirm Password'],
  ['Passkeys', 'Your Password'],
  ['Delete account', 'Your Password'],
])('a browser can fill in every field of the setting %s', async (setting, label) => {
  rememberAsha()
  const { user } = renderRemote(module, '/account', {
    api: { 'GET /api/passkeys': { status: 200, body: [] } },
  })
  await user.click(await screen.findByRole('button', { name: setting }))
  await screen.findByLabelText(label)
  expect(wrongPurposes(document.body)).toEqual([])
})
