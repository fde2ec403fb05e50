import { render, screen, waitFor } from '@testing-library/react'
import { dismissToast, shownToasts } from 'design-system/toast/show-toast'
import { ToastHost } from 'design-system/toast/toast-host'
import { type FakeApi, type FakeResponse, renderRemote } from 'shared-contracts/testing'
import { listMutatedResponses, listMutations } from 'shared-contracts/testing/mutations'
import module from '../module'
import { asha, ashaAtLogin, order, rememberAsha } from '../testing/example-customer'

jest.setTimeout(30_000)
beforeEach(() => {
  localStorage.clear()
  for (const { id } of shownToasts()) dismissToast(id)
  // In development, Redux Toolkit logs the error thrown for an unreadable response.
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
    { role: 'button', name: 'Where you’re signed in' },
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
    { role: 'button', name: 'Where you’re signed in' },
    { 'GET /api/customers/sessions': ok(body) },
  )
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.queryByText('You’re signed in on this device only.')).toBeNull()
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

interface Form {
  path: string
  call: string
  expected: 200 | 201
  /** The correct response. */
  body: unknown
  /** The text to type into each field, by its label. */
  fields: Record<string, string>
  button: string
  success: RegExp
  failure: string
  /** True if the page needs the body, so that a malformed one may be a failure. */
  isBodyRead?: true
  /** True if any 2xx status is a success. */
  isAnySuccess?: true
}

const forms: Form[] = [
  {
    path: '/login',
    call: 'POST /api/customers/login',
    expected: 200,
    body: { user: ashaAtLogin },
    fields: { 'Email Address': asha.email, Password: 'cardamom and clove' },
    button: 'SIGN IN',
    success: /^Login successful!$/,
    failure: 'Login failed. Try again.',
    isBodyRead: true,
  },
  {
    path: '/register',
    call: 'POST /api/customers/register',
    expected: 201,
    body: { message: 'Registered' },
    fields: {
      'First Name': 'Asha',
      'Last Name': 'Rao',
      'Email Address': 'new@example.com',
      'Mobile Number': '9845012345',
      Password: 'cardamom and clove',
    },
    button: 'SUBMIT',
    success: /^Registration successful! Redirecting to login\.$/,
    failure: 'Registration failed. Try again.',
  },
  {
    path: '/login?forgotten',
    call: 'POST /api/customers/forgot-password',
    expected: 200,
    body: { message: 'Look into your mail.' },
    fields: { 'Email Address': asha.email },
    button: 'Send Reset Link',
    success: /^(Look into your mail|Done)\.$/,
    failure: 'Something went wrong.',
    isAnySuccess: true,
  },
  {
    path: '/reset-password/some-token',
    call: 'POST /api/customers/reset-password/some-token',
    expected: 200,
    body: { message: 'It is changed.' },
    fields: { 'New Password': 'cardamom and clove', 'Confirm Password': 'cardamom and clove' },
    button: 'Reset Password',
    success: /^(It is changed|Done)\.$/,
    failure: 'Something went wrong.',
    isAnySuccess: true,
  },
]

describe.each(forms)('the form at $path', (form) => {
  const { path, call, expected, body, fields, button, success, failure, isBodyRead, isAnySuccess } = form

  test.each(listMutatedResponses(body, expected))(
    'claims only what the api reported, if the response has %s',
    async (_, response) => {
      const { user } = renderRemote(module, path, { api: { [call]: response } })
      render(<ToastHost />)
      for (const [label, text] of Object.entries(fields)) {
        await user.click(await screen.findByLabelText(label))
        await user.paste(text)
      }
      await user.click(screen.getByRole('button', { name: button }))
      const isSuccess = isAnySuccess || response.status === expected
      const outcome = await screen.findByText((text) => success.test(text) || text === failure)
      if (!isSuccess) expect(outcome).toHaveTextContent(failure)
      else if (!isBodyRead) expect(outcome).toHaveTextContent(success)
    },
  )
})
