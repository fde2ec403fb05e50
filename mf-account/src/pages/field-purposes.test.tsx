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

test.each(visited)('the browser can autofill every field of a visitor at %s', async (path) => {
  renderRemote(module, path)
  await screen.findByRole('heading', { level: 1 })
  expect(wrongPurposes(document.body)).toEqual([])
})

test.each([
  ['/account', 'First Name'],
  ['/address-details', 'Address 2 (optional)'],
])('each field of a customer at %s states its purpose', async (path, label) => {
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
])('the browser can autofill every field of the setting %s', async (setting, label) => {
  rememberAsha()
  const { user } = renderRemote(module, '/account', {
    api: { 'GET /api/passkeys': { status: 200, body: [] } },
  })
  await user.click(await screen.findByRole('button', { name: setting }))
  await screen.findByLabelText(label)
  expect(wrongPurposes(document.body)).toEqual([])
})
