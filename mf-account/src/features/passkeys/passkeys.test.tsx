import { screen, waitFor, within } from '@testing-library/react'
import type { Passkey } from 'shared-contracts/customers/passkeys'
import { type FakeApi, type FakeResponse, renderRemote } from 'shared-contracts/testing'
import {
  haveBrowserWithoutPasskeys,
  haveBrowserWithPasskeys,
  thrown,
} from 'shared-contracts/testing/browser-with-passkeys'
import module from '../../module'
import { rememberAsha } from '../../testing/example-customer'

const phone: Passkey = {
  id: 'p-1',
  name: 'Chrome on Android',
  addedAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-21T10:00:00.000Z',
}
const laptop: Passkey = { ...phone, id: 'p-2', name: 'Safari on Mac', lastUsedAt: null }

const listUrl = 'GET /api/passkeys'
const optionsUrl = 'POST /api/passkeys/options'
const addUrl = 'POST /api/passkeys'
const options = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Kesar & Clove' },
  user: { id: 'aGFuZGxl', name: 'asha@example.com', displayName: 'Asha Rao' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
}
const listed = (...passkeys: Passkey[]): FakeResponse => ({ status: 200, body: passkeys })
const added: FakeApi = {
  [optionsUrl]: { status: 200, body: options },
  [addUrl]: { status: 201, body: { message: 'Passkey added.' } },
}

/** Returns the responses in turn, then repeats the last one. */
function inTurn(...answers: [FakeResponse, ...FakeResponse[]]) {
  return () => (answers.length > 1 ? answers.shift() : undefined) ?? answers[0]
}

async function openPasskeys(api: FakeApi = { [listUrl]: listed() }) {
  rememberAsha()
  const page = renderRemote(module, '/account', { api })
  await page.user.click(await screen.findByRole('button', { name: 'Passkeys' }))
  return page
}

async function addPasskey(api: FakeApi = {}, password = 'cardamom') {
  const page = await openPasskeys({ [listUrl]: inTurn(listed(), listed(phone)), ...added, ...api })
  const field = await screen.findByLabelText('Your Password')
  if (password) await page.user.type(field, password)
  await page.user.click(screen.getByRole('button', { name: 'Add a Passkey' }))
  return page
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('passkey-offer', 'answered')
  haveBrowserWithPasskeys()
})
afterEach(haveBrowserWithoutPasskeys)

test('the passkeys are listed with the days they were added and last used [17.30]', async () => {
  await openPasskeys({ [listUrl]: listed(phone, laptop) })
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent(/Chrome on Android.*Added 20 Nov 2026, last used 21 Nov 2026/)
  expect(second).toHaveTextContent(/Safari on Mac.*Added 20 Nov 2026, not used yet/)
})

test('a customer without passkeys sees that and can add one', async () => {
  await openPasskeys()
  expect(await screen.findByText('You have no passkeys yet.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a Passkey' })).toBeEnabled()
})

test('passkeys that fail to load can be retried', async () => {
  const { user } = await openPasskeys({ [listUrl]: inTurn({ status: 503, body: {} }, listed(phone)) })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Chrome on Android')).toBeVisible()
  expect(document.body).not.toHaveFocus()
})

test('a passkey is added with the password, and the list reloads [17.30]', async () => {
  const { requests } = await addPasskey()
  expect(await screen.findByText('Chrome on Android')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Passkey added.')
  expect(screen.getByLabelText('Your Password')).toHaveValue('')
  const posts = requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(posts).toEqual([
    { password: 'cardamom' },
    expect.objectContaining({
      id: 'aWQ',
      response: expect.objectContaining({ transports: ['internal'] }),
    }),
  ])
})

test('nothing is requested without a password', async () => {
  const { requests } = await addPasskey({}, '')
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your password.')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test.each<[string, FakeApi, string]>([
  [
    'the wrong password',
    { [optionsUrl]: { status: 400, body: { message: 'Wrong password. Please try again.' } } },
    'Wrong password. Please try again.',
  ],
  [
    'an answer that the server refuses',
    { [addUrl]: { status: 400, body: { message: 'The passkey couldn’t be added. Please try again.' } } },
    'The passkey couldn’t be added. Please try again.',
  ],
  ['a server that does not answer', { [addUrl]: { status: 503, body: {} } }, 'Something went wrong.'],
])('with %s no passkey is added, and a message explains why', async (_, api, sentence) => {
  await addPasskey(api)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByText('You have no passkeys yet.')).toBeVisible()
})

test.each([
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['NotSupportedError', 'This device can’t create a passkey.'],
  ['ConstraintError', 'This device can’t create a passkey. Set up a screen lock first.'],
  ['SecurityError', 'Passkeys don’t work at this web address. Please use your password.'],
  ['UnknownError', 'Your browser could not do this. Please try again, or use your password.'],
])('a browser that creates no passkey (%s) shows a message', async (name, sentence) => {
  haveBrowserWithPasskeys({ create: thrown(name) })
  await addPasskey()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
})

test('a cancelled dialog shows no error and can be retried', async () => {
  const { create } = haveBrowserWithPasskeys({ create: thrown('NotAllowedError') })
  await addPasskey()
  await waitFor(() => expect(create).toHaveBeenCalled())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a Passkey' })).toBeEnabled())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a browser without passkeys lists those of other browsers and explains why it adds none', async () => {
  haveBrowserWithoutPasskeys()
  await openPasskeys({ [listUrl]: listed(phone) })
  expect(await screen.findByText('Chrome on Android')).toBeVisible()
  expect(screen.getByText(/^This browser doesn’t support passkeys\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a Passkey' })).toBeNull()
})

test('a customer with ten passkeys must remove one before adding another', async () => {
  const ten = Array.from({ length: 10 }, (_, number) => ({ ...phone, id: `p-${number}` }))
  await openPasskeys({ [listUrl]: listed(...ten) })
  expect(await screen.findByText(/^You have 10 passkeys, which is the maximum\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add a Passkey' })).toBeNull()
})

const removeLaptop = { name: 'Remove Safari on Mac, added 20 Nov 2026' }
const renameLaptop = { name: 'Rename Safari on Mac, added 20 Nov 2026' }

test('a passkey is removed, and the focus stays in the list [17.30]', async () => {
  const { user } = await openPasskeys({
    [listUrl]: inTurn(listed(phone, laptop), listed(phone)),
    'DELETE /api/passkeys/p-2': { status: 200, body: { message: 'Passkey removed.' } },
  })
  await user.click(await screen.findByRole('button', removeLaptop))
  expect(await screen.findByRole('status')).toHaveTextContent('Passkey removed.')
  await waitFor(() => expect(screen.queryByText('Safari on Mac')).toBeNull())
  expect(document.body).not.toHaveFocus()
})

test('a passkey that could not be removed stays, with the reason', async () => {
  const { user } = await openPasskeys({
    [listUrl]: listed(laptop),
    'DELETE /api/passkeys/p-2': { status: 500, body: {} },
  })
  await user.click(await screen.findByRole('button', removeLaptop))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  expect(screen.getByRole('button', removeLaptop)).toBeEnabled()
})

test('a passkey can be renamed by keyboard alone [17.30]', async () => {
  const { user, requests } = await openPasskeys({
    [listUrl]: inTurn(listed(laptop), listed({ ...laptop, name: 'The old one' })),
    'PATCH /api/passkeys/p-2': { status: 200, body: { message: 'Passkey renamed.' } },
  })
  const rename = await screen.findByRole('button', renameLaptop)
  rename.focus()
  await user.keyboard('{Enter}')
  const form = screen.getByRole('form', { name: 'Rename Safari on Mac' })
  expect(within(form).getByLabelText('Name')).toHaveFocus()
  await user.keyboard('The old one{Enter}')
  expect(await screen.findByText('The old one')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Passkey renamed.')
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'The old one' })
  expect(document.body).not.toHaveFocus()
})

test('an empty name is not sent, and Cancel restores the name', async () => {
  const { user, requests } = await openPasskeys({ [listUrl]: listed(laptop) })
  await user.click(await screen.findByRole('button', renameLaptop))
  await user.clear(screen.getByLabelText('Name'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Name is required')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Safari on Mac')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([])
})
