import { screen, waitFor } from '@testing-library/react'
import { selectUser } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import {
  haveBrowserWithoutPasskeys,
  haveBrowserWithPasskeys,
  signedByPasskey,
  thrown,
  untilAborted,
} from 'shared-contracts/testing/browser-with-passkeys'
import module from '../../module'
import { asha, ashaAtLogin } from '../../testing/example-customer'

const optionsUrl = 'POST /api/passkeys/login/options'
const loginUrl = 'POST /api/passkeys/login'
const button = { name: 'Sign in with a passkey' }

const accepted: FakeApi = {
  [optionsUrl]: { status: 200, body: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } },
  [loginUrl]: { status: 200, body: { message: 'Login successful!', user: ashaAtLogin } },
}

async function openLogin(api: FakeApi = accepted) {
  const page = renderRemote(module, '/login', { api })
  await screen.findByRole('heading', { level: 1, name: 'LOGIN' })
  return page
}

async function pressPasskey(api?: FakeApi) {
  const page = await openLogin(api)
  await page.user.click(screen.getByRole('button', button))
  return page
}

beforeEach(() => localStorage.clear())
afterEach(haveBrowserWithoutPasskeys)

test('a passkey login leads to the home page, as a password login does [14.14]', async () => {
  haveBrowserWithPasskeys()
  const { router, store, requests } = await pressPasskey()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(selectUser(store.getState())).toEqual(asha)
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha)
  expect(requests.at(-1)?.body).toMatchObject({
    id: 'aWQ',
    type: 'public-key',
    response: { userHandle: btoa('handle') },
  })
})

test('a customer who used a passkey sees no offer', async () => {
  haveBrowserWithPasskeys()
  const { router } = await pressPasskey()
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(localStorage.getItem('passkey-offer')).toBe('answered')
})

test('the specified form comes first, and the passkey below it [14.14]', async () => {
  haveBrowserWithPasskeys()
  await openLogin()
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toEqual(['Show password', 'SIGN IN', 'Sign in with a passkey'])
})

test('a browser without passkeys shows no passkey button', async () => {
  await openLogin()
  expect(screen.queryByRole('button', button)).toBeNull()
})

test.each(['NotAllowedError', 'AbortError'])('a cancelled dialog shows no error: %s', async (name) => {
  const { get } = haveBrowserWithPasskeys({ get: thrown(name) })
  const { router } = await pressPasskey()
  await waitFor(() => expect(screen.getByRole('button', button)).toBeEnabled())
  expect(get).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(router.state.location.pathname).toBe('/login')
})

const refusal = 'This passkey no longer works here. Please log in with your password.'
test.each<[string, FakeApi, string]>([
  ['says', { [loginUrl]: { status: 404, body: { message: refusal } } }, refusal],
  ['does not say', { [loginUrl]: { status: 500, body: {} } }, 'Login failed. Try again.'],
  [
    'could not say when asked for a challenge',
    { [optionsUrl]: { status: 503, body: {} } },
    'Login failed. Try again.',
  ],
])('a refused passkey shows a message that the server %s', async (_, api, sentence) => {
  haveBrowserWithPasskeys()
  const { store } = await pressPasskey({ ...accepted, ...api })
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(selectUser(store.getState())).toBeNull()
  expect(screen.getByRole('button', button)).toBeEnabled()
})

test.each([201, 202])(
  'a passkey response with %s logs nobody in, as with a password [23.4]',
  async (status) => {
    haveBrowserWithPasskeys()
    const answer = { status, body: { message: 'Login successful!', user: ashaAtLogin } }
    const { store } = await pressPasskey({ ...accepted, [loginUrl]: answer })
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Try again.')
    expect(selectUser(store.getState())).toBeNull()
    expect(localStorage.getItem('user')).toBeNull()
  },
)

test('the browser is told to forget a removed passkey', async () => {
  const { signalUnknownCredential } = haveBrowserWithPasskeys()
  await pressPasskey({ ...accepted, [loginUrl]: { status: 404, body: { message: refusal } } })
  await screen.findByRole('alert')
  expect(signalUnknownCredential).toHaveBeenCalledWith({ rpId: 'localhost', credentialId: 'aWQ' })
})

test('an address where passkeys are impossible shows a message', async () => {
  haveBrowserWithPasskeys({ get: thrown('SecurityError') })
  await pressPasskey()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Passkeys don’t work at this web address. Please use your password.',
  )
})

describe('Passkey autofill in the e-mail field', () => {
  test('a customer who picks a passkey is logged in', async () => {
    const { get } = haveBrowserWithPasskeys({ fillsThemIn: true })
    const { router } = await openLogin()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' })
  })

  test('autofill is invisible to customers without passkeys, and its failures are silent', async () => {
    const { get } = haveBrowserWithPasskeys({ fillsThemIn: true, get: thrown('UnknownError') })
    await openLogin()
    await waitFor(() => expect(get).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', button)).toBeEnabled()
  })

  test('the button opens the dialog instead, and autofill resumes after it', async () => {
    const dialog = thrown('NotAllowedError')
    const { get } = haveBrowserWithPasskeys({
      fillsThemIn: true,
      get: (options) => (options.mediation === 'conditional' ? untilAborted(options) : dialog()),
    })
    const { user } = await openLogin()
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button', button))
    await waitFor(() => expect(get).toHaveBeenCalledTimes(3))
    expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual([
      'conditional',
      undefined,
      'conditional',
    ])
    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true)
  })

  test('autofill ends when the customer leaves the page', async () => {
    const { get } = haveBrowserWithPasskeys({ fillsThemIn: true, get: untilAborted })
    const { user } = await openLogin()
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('link', { name: 'CREATE ACCOUNT' }))
    await waitFor(() => expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true))
  })

  test('a refused passkey shows a message', async () => {
    let picked = false
    haveBrowserWithPasskeys({
      fillsThemIn: true,
      get: async (options) => {
        if (picked) return untilAborted(options)
        picked = true
        return signedByPasskey
      },
    })
    await openLogin({ ...accepted, [loginUrl]: { status: 404, body: { message: refusal } } })
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
  })
})
