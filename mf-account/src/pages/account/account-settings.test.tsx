import { screen, waitFor, within } from '@testing-library/react'
import type { SignedInDevice } from 'shared-contracts/customers/customer'
import { selectUser } from 'shared-contracts/store'
import { type FakeApi, type FakeResponse, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { asha, record, rememberAsha } from '../../testing/example-customer'

const here: SignedInDevice = {
  id: 's-1',
  device: 'Chrome on Android',
  signedInAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  isThis: true,
}
const elsewhere: SignedInDevice = { ...here, id: 's-2', device: 'Firefox on Windows', isThis: false }
const listUrl = 'GET /api/customers/sessions'
const ok = { status: 200, body: { message: 'Done.' } }

/** Returns the responses in turn, then repeats the last one. */
function inTurn(...answers: [FakeResponse, ...FakeResponse[]]) {
  return () => (answers.length > 1 ? answers.shift() : undefined) ?? answers[0]
}

async function openSetting(title: string, api: FakeApi = {}) {
  rememberAsha([record])
  const page = renderRemote(module, '/account', { api })
  await page.user.click(await screen.findByRole('button', { name: title }))
  return page
}

beforeEach(() => localStorage.clear())

test('before a setting is opened, the account only requests the state of the email address', async () => {
  rememberAsha()
  const { requests } = renderRemote(module, '/account')
  await screen.findByRole('button', { name: 'Where you’re signed in' })
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/customers/email'])
})

test('the devices are listed; this one is marked and cannot be signed out', async () => {
  await openSetting('Where you’re signed in', { [listUrl]: { status: 200, body: [here, elsewhere] } })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent(/Chrome on Android\s*This device.*Signed in 20 Nov 2026/)
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second).toHaveTextContent(/Firefox on Windows.*last used 21 Nov 2026/)
})

test('a customer at the device limit reads that the next sign-in ends the oldest one [27.10]', async () => {
  const devices = Array.from({ length: 20 }, (_, index) => ({ ...elsewhere, id: `s-${index}` }))
  await openSetting('Where you’re signed in', { [listUrl]: { status: 200, body: devices } })
  expect(await screen.findByText(/the longest time is signed out/)).toBeVisible()
})

test('a device is signed out, the list reloads, and the focus stays in it', async () => {
  const { user, requests } = await openSetting('Where you’re signed in', {
    [listUrl]: inTurn({ status: 200, body: [here, elsewhere] }, { status: 200, body: [here] }),
    'DELETE /api/customers/sessions/s-2': ok,
  })
  await user.click(await screen.findByRole('button', { name: /^Sign out Firefox on Windows/ }))
  expect(await screen.findByText('You’re signed in on this device only.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Device signed out.')
  expect(document.body).not.toHaveFocus()
  const calls = requests
    .filter(({ url }) => url.startsWith('/api/customers/sessions'))
    .map(({ method }) => method)
  expect(calls).toEqual(['GET', 'DELETE', 'GET'])
})

test('one button signs out all other devices', async () => {
  const { user } = await openSetting('Where you’re signed in', {
    [listUrl]: inTurn({ status: 200, body: [here, elsewhere] }, { status: 200, body: [here] }),
    'DELETE /api/customers/sessions': ok,
  })
  await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }))
  expect(await screen.findByText('All other devices signed out.')).toBeVisible()
})

test('a device that could not be signed out stays, with the reason', async () => {
  const { user } = await openSetting('Where you’re signed in', {
    [listUrl]: { status: 200, body: [here, elsewhere] },
    'DELETE /api/customers/sessions/s-2': { status: 500, body: {} },
  })
  await user.click(await screen.findByRole('button', { name: /^Sign out Firefox/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(screen.getByRole('button', { name: /^Sign out Firefox/ })).toBeEnabled()
})

test('devices that fail to load can be retried', async () => {
  const { user } = await openSetting('Where you’re signed in', {
    [listUrl]: inTurn({ status: 500, body: {} }, { status: 200, body: [here] }),
  })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('You’re signed in on this device only.')).toBeVisible()
})

async function fillPasswords(user: Awaited<ReturnType<typeof openSetting>>['user'], ...texts: string[]) {
  const labels = ['Current Password', 'New Password', 'Confirm Password']
  for (const [index, text] of texts.entries())
    if (text) await user.type(await screen.findByLabelText(labels[index] ?? ''), text)
  await user.click(await screen.findByRole('button', { name: 'Save New Password' }))
}

test('a new password is saved, and the fields are cleared', async () => {
  const { user, requests } = await openSetting('Change password', {
    'POST /api/customers/change-password': {
      status: 200,
      body: { message: 'Password changed. All other devices have been signed out.' },
    },
  })
  await fillPasswords(user, 'old', 'new', 'new')
  expect(await screen.findByRole('status')).toHaveTextContent('Password changed.')
  expect(requests.at(-1)?.body).toEqual({
    currentPassword: 'old',
    newPassword: 'new',
    confirmPassword: 'new',
  })
  expect(screen.getByLabelText('Current Password')).toHaveValue('')
})

test.each([
  [['old', '', ''], 'All fields are required.'],
  [['old', 'new', 'other'], 'Passwords do not match.'],
])('passwords %j are not sent: %s', async (texts, problem) => {
  const { user, requests } = await openSetting('Change password')
  await fillPasswords(user, ...texts)
  expect(await screen.findByRole('alert')).toHaveTextContent(problem)
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a wrong current password shows the server’s message', async () => {
  const { user } = await openSetting('Change password', {
    'POST /api/customers/change-password': {
      status: 400,
      body: { message: 'Wrong password. Please try again.' },
    },
  })
  await fillPasswords(user, 'wrong', 'new', 'new')
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password. Please try again.')
})

test('a customer downloads their data as a file', async () => {
  const files: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob)
    return 'blob:1'
  }
  URL.revokeObjectURL = () => {}
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = await openSetting('Download your data', {
    'GET /api/customers/export': { status: 200, body: { account: { email: asha.email } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Download My Data' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Your data has been downloaded.')
  expect(names).toEqual(['my-data.json'])
  expect(files[0]?.type).toBe('application/json')
  click.mockRestore()
})

test('a failed download shows an error', async () => {
  const { user } = await openSetting('Download your data', {
    'GET /api/customers/export': { status: 503, body: {} },
  })
  await user.click(await screen.findByRole('button', { name: 'Download My Data' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
})

test('deleting the account states the consequences first and clears the browser', async () => {
  const { user, store, router } = await openSetting('Delete account', {
    'POST /api/customers/delete-account': ok,
  })
  expect(await screen.findByText('This can’t be undone.')).toBeVisible()
  await user.type(screen.getByLabelText('Your Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Delete My Account' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(selectUser(store.getState())).toBeNull()
  expect(localStorage.getItem('user')).toBeNull()
  expect(localStorage.getItem(`orders_${asha.id}`)).toBeNull()
})

test.each([
  ['', 'Please enter your password.'],
  ['wrong', 'Wrong password. Please try again.'],
])('the account is kept with the password %j: %s', async (password, problem) => {
  const { user, store } = await openSetting('Delete account', {
    'POST /api/customers/delete-account': {
      status: 400,
      body: { message: 'Wrong password. Please try again.' },
    },
  })
  const field = await screen.findByLabelText('Your Password')
  if (password) await user.type(field, password)
  await user.click(screen.getByRole('button', { name: 'Delete My Account' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(problem)
  expect(selectUser(store.getState())).not.toBeNull()
})

async function fillEmail(
  user: Awaited<ReturnType<typeof openSetting>>['user'],
  email: string,
  password: string,
) {
  if (email) await user.type(await screen.findByLabelText('New Email Address'), email)
  if (password) await user.type(await screen.findByLabelText('Your Password'), password)
  await user.click(await screen.findByRole('button', { name: 'Change Email Address' }))
}

test('a change of email address needs the password and explains the next step [17.29]', async () => {
  const message = 'We’ve emailed a link to new@example.in. Your address changes when you open it.'
  const { user, requests } = await openSetting('Change email address', {
    'POST /api/customers/change-email': { status: 200, body: { message } },
  })
  await fillEmail(user, 'new@example.in', 'secret')
  expect(await screen.findByRole('status')).toHaveTextContent(message)
  expect(requests.at(-1)?.body).toEqual({ email: 'new@example.in', password: 'secret' })
  expect(screen.getByLabelText('New Email Address')).toHaveValue('')
})

test('a pending address is named beside its form', async () => {
  await openSetting('Change email address', {
    'GET /api/customers/email': {
      status: 200,
      body: { email: { address: asha.email, isConfirmed: true, newAddress: 'new@example.in' } },
    },
  })
  expect(await screen.findByText('new@example.in isn’t confirmed yet.')).toBeVisible()
})

test.each([
  ['', 'secret', 'Please enter a valid email and your password.'],
  ['new@example.in', '', 'Please enter a valid email and your password.'],
  ['new@example.in', 'wrong', 'Wrong password. Please try again.'],
])('the address %j with the password %j is not changed: %s [17.29]', async (email, password, problem) => {
  const { user } = await openSetting('Change email address', {
    'POST /api/customers/change-email': {
      status: 400,
      body: { message: 'Wrong password. Please try again.' },
    },
  })
  await fillEmail(user, email, password)
  expect(await screen.findByRole('alert')).toHaveTextContent(problem)
})
