import { screen } from '@testing-library/react'
import {
  haveBrowserWithoutPasskeys,
  haveBrowserWithPasskeys,
  thrown,
} from 'shared-contracts/testing/browser-with-passkeys'
import { inTurn, openAdmin } from '../../../testing/open-admin'

const phone = { id: 'p1', name: 'Chrome on Android', addedAt: '2026-11-26T08:35:00.000Z', lastUsedAt: null }
const one = { status: 200, body: { passkeys: [phone], hasPassword: false, recoveryCodesLeft: 0 } }
const none = { status: 200, body: { passkeys: [], hasPassword: true, recoveryCodesLeft: 7 } }
const factors = 'GET /api/admin/factors'

afterEach(haveBrowserWithoutPasskeys)

test('a person adds a passkey for another device', async () => {
  haveBrowserWithPasskeys()
  const { user } = openAdmin('/admin/sign-in-methods', {
    role: 'packer',
    api: {
      [factors]: inTurn(none, one),
      'POST /api/admin/factors/passkeys/options': {
        status: 200,
        body: {
          challenge: 'Y2hhbGxlbmdl',
          rp: { id: 'localhost', name: 'Shop' },
          user: { id: 'aWQ', name: 'asha', displayName: 'Asha' },
          pubKeyCredParams: [],
        },
      },
      'POST /api/admin/factors/passkeys': { status: 201, body: one.body },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add passkey on this device' }))
  expect(await screen.findByText('Chrome on Android')).toBeInTheDocument()
})

test('cancelling shows no error', async () => {
  haveBrowserWithPasskeys({ create: thrown('NotAllowedError') })
  const { user } = openAdmin('/admin/sign-in-methods', { api: { [factors]: one } })
  await user.click(await screen.findByRole('button', { name: 'Add passkey on this device' }))
  expect(await screen.findByRole('button', { name: 'Remove Chrome on Android' })).toBeInTheDocument()
})

test('the last sign-in method cannot be removed, and the admin says why', async () => {
  const message = 'This is your only way in. Please add another one first.'
  const { user } = openAdmin('/admin/sign-in-methods', {
    api: {
      [factors]: one,
      'DELETE /api/admin/factors/passkeys/p1': { status: 409, body: { code: 'INVALID_INPUT', message } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Chrome on Android' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('a single remaining recovery code is counted in the singular', async () => {
  openAdmin('/admin/sign-in-methods', {
    api: { [factors]: { ...none, body: { ...none.body, recoveryCodesLeft: 1 } } },
  })
  expect(await screen.findByText('Set up. 1 recovery code left.')).toBeInTheDocument()
})

test('new recovery codes are shown once', async () => {
  const { user } = openAdmin('/admin/sign-in-methods', {
    api: {
      [factors]: none,
      'POST /api/admin/factors/recovery-codes': { status: 200, body: { recoveryCodes: ['aaaa-bbbb'] } },
    },
  })
  expect(await screen.findByText(/7 recovery codes left/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Create new recovery codes' }))
  expect(await screen.findByText('aaaa-bbbb')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'I’ve saved my codes' }))
  expect(screen.queryByText('aaaa-bbbb')).toBeNull()
})

test('a person who lost their phone resets their sign-in after a question', async () => {
  const { user, requests } = openAdmin('/admin/sign-in-methods', {
    role: 'packer',
    api: {
      [factors]: one,
      'POST /api/admin/factors/lost-phone': {
        status: 201,
        body: { email: 'asha@example.com', expiresAt: '2026-11-28T08:35:00.000Z' },
      },
    },
  })
  const opener = await screen.findByRole('button', { name: 'Report lost phone' })
  await user.click(opener)
  expect(screen.getByRole('group', { name: 'Reset your sign-in?' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(opener).toHaveFocus()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Reset sign-in' }))
  expect(
    await screen.findByText(/We’ve emailed asha@example.com a link to set up sign-in/),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/admin/sign-in')
})
