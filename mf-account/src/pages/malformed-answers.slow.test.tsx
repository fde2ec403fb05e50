import { screen, waitFor } from '@testing-library/react'
import { type FakeApi, type FakeResponse, renderRemote } from 'shared-contracts/testing'
import { listMutations } from 'shared-contracts/testing/mutations'
import module from '../module'
import { order, rememberAsha } from '../testing/example-customer'

jest.setTimeout(30_000)
beforeEach(() => {
  localStorage.clear()
  // In development Redux Toolkit logs the error that an unreadable response throws.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const ok = (body: unknown) => ({ status: 200, body }) as FakeResponse
const passkey = { id: 'p-1', name: 'Phone', addedAt: '2026-11-20T10:00:00.000Z', lastUsedAt: null }
const device = {
  id: 's-1',
  device: 'Chrome on Android',
  signedInAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  isThis: false,
}
const document = {
  id: 'd-1',
  kind: 'invoice',
  number: 'INV/26-27/00001',
  orderId: order.orderId,
  issuedOn: '2026-11-26',
  isTaxInvoice: true,
}

async function openAccount(button: { role: 'button' | 'tab'; name: string }, api: FakeApi) {
  rememberAsha()
  const page = renderRemote(module, '/account', { api })
  await page.user.click(await screen.findByRole(button.role, { name: button.name }))
  return page
}

const malformed = (item: object) => listMutations(item).map(([, mutation]) => mutation)

test('malformed passkeys do not hide the others', async () => {
  const body = [...malformed(passkey), { ...passkey, id: 'whole', name: 'Whole' }]
  await openAccount({ role: 'button', name: 'Passkeys' }, { 'GET /api/passkeys': ok(body) })
  expect(await screen.findByText('Whole')).toBeVisible()
})

test('malformed devices do not hide the others', async () => {
  const body = [...malformed(device), { ...device, id: 'whole', device: 'Whole on Linux' }]
  await openAccount(
    { role: 'button', name: 'Where you are signed in' },
    { 'GET /api/customers/sessions': ok(body) },
  )
  expect(await screen.findByText('Whole on Linux')).toBeVisible()
})

test('malformed tax documents do not hide the others', async () => {
  const body = [...malformed(document), { ...document, id: 'whole', number: 'WHOLE' }]
  const { user } = await openAccount(
    { role: 'tab', name: 'Order Details' },
    { 'GET /api/orders': ok([order]), 'GET /api/tax-documents': ok(body) },
  )
  await user.click(await screen.findByRole('button', { name: /ORDER INVOICE/ }))
  expect(await screen.findByRole('link', { name: /WHOLE/ })).toBeVisible()
})

const noLists = ['', '<!doctype html>', {}, null, 7]

test.each(noLists)('a response %p instead of passkeys is an error with Retry', async (body) => {
  await openAccount({ role: 'button', name: 'Passkeys' }, { 'GET /api/passkeys': ok(body) })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.queryByText('You have no passkeys yet.')).toBeNull()
})

test.each(noLists)('a response %p instead of devices is an error with Retry', async (body) => {
  await openAccount(
    { role: 'button', name: 'Where you are signed in' },
    { 'GET /api/customers/sessions': ok(body) },
  )
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.queryByText('You are signed in on this device only.')).toBeNull()
})

test.each(listMutations({ message: 'Changed.' }))(
  'a response with %s still counts as a successful reset',
  async (_, body) => {
    const { user } = renderRemote(module, '/reset-password/token-1', {
      api: { 'POST /api/customers/reset-password/token-1': ok(body) },
    })
    await user.type(await screen.findByLabelText('New Password'), 'cardamom and clove')
    await user.type(screen.getByLabelText('Confirm Password'), 'cardamom and clove')
    await user.click(screen.getByRole('button', { name: 'Reset Password' }))
    expect(await screen.findByRole('status')).toHaveTextContent(/^(Changed|Done)\.$|^text$/)
  },
)

const outcomes = listMutations({ outcome: 'used' }).filter(([, body]) => Object(body).outcome !== 'used')

test.each(outcomes)('a response with %s never reads as confirmed', async (_, body) => {
  const { user } = renderRemote(module, '/email/confirm/token-1', {
    api: { 'POST /api/customers/confirm-email': ok(body) },
  })
  const button = await screen.findByRole('button', { name: 'Confirm My Email Address' })
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
  expect(screen.queryByText(/is confirmed/)).toBeNull()
})
