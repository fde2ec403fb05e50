import { screen, waitFor } from '@testing-library/react'
import type { FakeResponse } from 'shared-contracts/testing'
import {
  haveBrowserWithoutPasskeys,
  haveBrowserWithPasskeys,
  thrown,
} from 'shared-contracts/testing/browser-with-passkeys'
import { auth } from '../../../data/calls/auth'
import { buildSession, openAdmin } from '../../../testing/open-admin'

const options = { status: 200, body: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } }
const entered = { status: 200, body: buildSession('owner') }

afterEach(haveBrowserWithoutPasskeys)

async function pressPasskey(path: string, answer: FakeResponse = entered) {
  const page = openAdmin(path, {
    role: null,
    api: { 'POST /api/admin/sign-in/passkey/options': options, 'POST /api/admin/sign-in/passkey': answer },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  return page
}

test('a person with a passkey signs in with one press, and gets to the requested screen', async () => {
  haveBrowserWithPasskeys()
  const { router } = await pressPasskey('/admin/sign-in?to=/admin/more')
  expect(await screen.findByText('Meera')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/admin/more')
})

test('a return address outside the admin leads to the admin', async () => {
  haveBrowserWithPasskeys()
  const { router } = await pressPasskey('/admin/sign-in?to=//evil.example/admin')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
})

test.each([
  ['accountant', '/admin/invoices'],
  ['editor', '/admin/catalogue'],
  ['packer', '/admin'],
] as const)('an %s starts at %s', async (role, start) => {
  haveBrowserWithPasskeys()
  const { router } = await pressPasskey('/admin/sign-in', { status: 200, body: buildSession(role) })
  await waitFor(() => expect(router.state.location.pathname).toBe(start))
})

test('cancelling shows no error', async () => {
  haveBrowserWithPasskeys({ get: thrown('NotAllowedError') })
  await pressPasskey('/admin/sign-in')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refused passkey shows the admin’s own message', async () => {
  haveBrowserWithPasskeys()
  const message = 'This passkey is not known in the admin.'
  await pressPasskey('/admin/sign-in', { status: 404, body: { code: 'NOT_FOUND', message } })
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

async function giveCode(answer: { status: number; body: unknown }) {
  const page = openAdmin('/admin/sign-in', {
    role: null,
    api: {
      'POST /api/admin/sign-in/password': { status: 200, body: { challenge: 'c', expiresAt: '' } },
      'POST /api/admin/sign-in/code': answer,
    },
  })
  await page.user.type(await screen.findByLabelText('Email'), 'meera@example.com')
  await page.user.type(screen.getByLabelText('Password'), 'cardamom and clove')
  await page.user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByLabelText('Code')).toHaveFocus()
  await page.user.type(screen.getByLabelText('Code'), 'abcd-efgh')
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
  return page
}

test('a password alone gives no access; a recovery code completes the sign-in', async () => {
  const { router, requests } = await giveCode(entered)
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
  expect(requests.find(({ url }) => url.endsWith('/code'))?.body).toEqual({
    challenge: 'c',
    code: 'abcd-efgh',
  })
})

test('an expired code step returns to the password, with the email filled in', async () => {
  const message = 'That took too long. Enter your password again.'
  await giveCode({ status: 410, body: { code: 'LINK_EXPIRED', message } })
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('Email')).toHaveValue('meera@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('after a wrong code, another one can be typed', async () => {
  await giveCode({ status: 401, body: { code: 'INVALID_CREDENTIALS', message: 'This code is not right.' } })
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.')
  expect(screen.getByLabelText('Code')).toHaveValue('abcd-efgh')
})

test('signing in after a refused call does not show the lock', async () => {
  haveBrowserWithPasskeys()
  const { user } = openAdmin('/admin/sign-in?to=/admin/more', {
    role: null,
    api: { 'POST /api/admin/sign-in/passkey/options': options, 'POST /api/admin/sign-in/passkey': entered },
  })
  const waiting = auth.waitAt('locked')
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  expect(await screen.findByText('Meera')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await waiting).toBe(true)
})
