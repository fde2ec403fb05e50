import { screen, waitFor } from '@testing-library/react'
import {
  haveBrowserWithoutPasskeys,
  haveBrowserWithPasskeys,
} from 'shared-contracts/testing/browser-with-passkeys'
import { buildSession, openAdmin } from '../../../testing/open-admin'

const invited = {
  name: 'Asha',
  email: 'asha@example.com',
  role: 'packer',
  isReturn: false,
  expiresAt: '2026-11-28T10:00:00.000Z',
}
const look = 'POST /api/admin/invitations/look'
const link = '/admin/sign-in#invitation=a-token'

afterEach(haveBrowserWithoutPasskeys)

test('an invited person sets up a passkey and is signed in, and no address contains their token', async () => {
  haveBrowserWithPasskeys()
  const { user, router, requests } = openAdmin(link, {
    role: null,
    api: {
      [look]: { status: 200, body: invited },
      'POST /api/admin/invitations/passkey/options': {
        status: 200,
        body: {
          challenge: 'Y2hhbGxlbmdl',
          rp: { id: 'localhost', name: 'Shop' },
          user: { id: 'aWQ', name: 'asha', displayName: 'Asha' },
          pubKeyCredParams: [],
        },
      },
      'POST /api/admin/invitations/passkey': { status: 200, body: buildSession('packer') },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Set up a passkey' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
  expect(router.state.location.hash).toBe('')
  expect(requests.filter(({ url }) => url.includes('a-token'))).toEqual([])
  expect(requests.find(({ url }) => url.endsWith('/invitations/passkey'))?.body).toMatchObject({
    token: 'a-token',
    passkey: { id: 'aWQ', type: 'public-key' },
  })
})

test('without passkeys a person sets a password and an app, and sees recovery codes to print before continuing', async () => {
  const { user, router, requests } = openAdmin(link, {
    role: null,
    api: {
      [look]: { status: 200, body: { ...invited, isReturn: true } },
      'POST /api/admin/invitations/authenticator': {
        status: 200,
        body: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Shop:asha?secret=ABCDEFGH', sealed: 's' },
      },
      'POST /api/admin/invitations/password': {
        status: 200,
        body: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'], session: buildSession('packer') },
      },
    },
  })
  expect(await screen.findByText(/will replace your earlier ones/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Set up a password and authenticator app' }))
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument()
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Password'), 'cardamom and clove')
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Join admin' }))
  expect(await screen.findByText('aaaa-bbbb')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'I’ve saved my codes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'))
  expect(requests.find(({ url }) => url.endsWith('/invitations/password'))?.body).toEqual({
    token: 'a-token',
    password: 'cardamom and clove',
    code: '123456',
    sealed: 's',
  })
})

test('a used or expired link is reported', async () => {
  const message = 'This invitation is no longer good. Please ask for a new one.'
  openAdmin(link, { role: null, api: { [look]: { status: 410, body: { code: 'LINK_EXPIRED', message } } } })
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('a truncated link is reported', async () => {
  openAdmin('/admin/invitation', { role: null })
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument()
})

const stop = 'POST /api/admin/invitations/stop'

test('a person who did not ask for an invitation declines it, and the token appears in no address', async () => {
  const { user, requests } = openAdmin('/admin/invitation#stop=a-token', {
    role: null,
    api: {
      [look]: { status: 200, body: { ...invited, isReturn: true } },
      [stop]: { status: 200, body: { name: 'Asha' } },
    },
  })
  expect(await screen.findByText(/you go on signing in as you do now/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel invitation' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Its link no longer works')
  expect(requests.filter(({ url }) => url.includes('a-token'))).toEqual([])
  expect(requests.find(({ url }) => url.endsWith('/stop'))?.body).toEqual({ token: 'a-token' })
})

test('an invitation that was used before it could be declined is reported', async () => {
  const message = 'This invitation has been used or has expired.'
  const { user } = openAdmin('/admin/invitation#stop=a-token', {
    role: null,
    api: {
      [look]: { status: 200, body: invited },
      [stop]: { status: 410, body: { code: 'LINK_EXPIRED', message } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel invitation' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})
