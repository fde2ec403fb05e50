import { screen, waitFor } from '@testing-library/react'
import { selectUser } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { asha, rememberAsha } from '../../testing/example-customer'

beforeEach(() => localStorage.clear())

const CONFIRM = 'POST /api/customers/confirm-email'
const PRESS = 'Confirm My Email Address'

test('opening the link confirms nothing by itself and needs no login', async () => {
  const { requests } = renderRemote(module, '/email/confirm/token-1')
  expect(await screen.findByRole('button', { name: PRESS })).toBeEnabled()
  expect(screen.getByRole('heading', { level: 1, name: 'EMAIL ADDRESS' })).toBeInTheDocument()
  expect(requests).toEqual([])
})

test('without scripts the browser posts the token to the api [15.11]', async () => {
  renderRemote(module, '/email/confirm/token-1')
  const form = (await screen.findByRole('button', { name: PRESS })).closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/api/customers/confirm-email')
  expect(new FormData(form as HTMLFormElement).get('token')).toBe('token-1')
})

test.each([
  [
    'confirmed',
    { status: 200, body: { outcome: 'confirmed' } },
    'status',
    /^Your email address is confirmed\./,
  ],
  [
    'used',
    { status: 200, body: { outcome: 'used' } },
    'status',
    /already used this link\. Your email address is confirmed/,
  ],
  ['expired', { status: 410, body: { code: 'LINK_EXPIRED' } }, 'alert', /^This link has expired\./],
  [
    'taken',
    { status: 409, body: { code: 'EMAIL_TAKEN' } },
    'alert',
    /^There’s already an account with this email/,
  ],
  ['unknown', { status: 400, body: { code: 'INVALID_INPUT' } }, 'alert', /^This link is incomplete\./],
] as const)(
  'the page says that a link is %s, with and without scripts [15.11]',
  async (outcome, answer, role, words) => {
    const { user, requests, unmount } = renderRemote(module, '/email/confirm/token-1', {
      api: { [CONFIRM]: answer },
    })
    await user.click(await screen.findByRole('button', { name: PRESS }))
    expect(await screen.findByRole(role)).toHaveTextContent(words)
    expect(screen.getByRole('link', { name: 'YOUR ACCOUNT' })).toHaveAttribute('href', '/account')
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { token: 'token-1' } }])
    unmount()
    renderRemote(module, `/email/${outcome}`)
    expect(await screen.findByRole(role)).toHaveTextContent(words)
  },
)

test('a failed request can be retried', async () => {
  let answer = { status: 503, body: {} as object }
  const { user } = renderRemote(module, '/email/confirm/token-1', { api: { [CONFIRM]: () => answer } })
  await user.click(await screen.findByRole('button', { name: PRESS }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.')
  answer = { status: 200, body: { outcome: 'confirmed' } }
  await user.click(screen.getByRole('button', { name: PRESS }))
  expect(await screen.findByRole('status')).toBeInTheDocument()
})

const unconfirmed: FakeApi = {
  'GET /api/customers/email': {
    status: 200,
    body: { email: { address: asha.email, isConfirmed: false, newAddress: null } },
  },
}

test('the account asks to confirm the address and resends the link [17.28]', async () => {
  rememberAsha()
  const message = `We’ve emailed a link to ${asha.email}. Open it to confirm your email address.`
  const { user } = renderRemote(module, '/account', {
    api: { ...unconfirmed, 'POST /api/customers/confirmation-mail': { status: 200, body: { message } } },
  })
  expect(await screen.findByText(/^Please confirm your email address/)).toHaveTextContent(asha.email)
  await user.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(await screen.findByRole('status')).toHaveTextContent(message)
})

test('a link that could not be resent shows the reason', async () => {
  rememberAsha()
  const message = 'We have sent several mails to this address today.'
  const { user } = renderRemote(module, '/account', {
    api: { ...unconfirmed, 'POST /api/customers/confirmation-mail': { status: 429, body: { message } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Resend email' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('a confirmed address shows no notice', async () => {
  rememberAsha()
  const body = { email: { address: asha.email, isConfirmed: true, newAddress: null } }
  const { requests } = renderRemote(module, '/account', {
    api: { 'GET /api/customers/email': { status: 200, body } },
  })
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByText(/Please confirm your email address/)).not.toBeInTheDocument()
  expect(screen.getByLabelText('Email ID')).toHaveValue(asha.email)
})

test('an address changed in another browser is shown here too', async () => {
  rememberAsha()
  const { store } = renderRemote(module, '/account', {
    api: {
      'GET /api/customers/email': {
        status: 200,
        body: { email: { address: 'new@example.in', isConfirmed: true, newAddress: null } },
      },
    },
  })
  await waitFor(() => expect(screen.getByLabelText('Email ID')).toHaveValue('new@example.in'))
  expect(selectUser(store.getState())).toEqual({ ...asha, email: 'new@example.in' })
})
