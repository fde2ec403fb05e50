import { screen, waitFor } from '@testing-library/react'
import { ToastHost } from 'design-system/toast/toast-host'
import { selectUser } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../module'
import { asha, ashaAtLogin, rememberAsha } from '../testing/example-customer'

const loginUrl = 'POST /api/customers/login'
const forgotUrl = 'POST /api/customers/forgot-password'

function Home() {
  return (
    <>
      <h1>Home</h1>
      <ToastHost />
    </>
  )
}

function openLogin(api: FakeApi = {}) {
  return renderRemote(module, '/login', { api, routes: [{ path: '/', Component: Home }] })
}

async function logIn({ user }: ReturnType<typeof openLogin>) {
  await user.type(screen.getByLabelText('Email Address'), 'asha@example.com')
  await user.type(screen.getByLabelText('Password'), 'cardamom')
  await user.click(screen.getByRole('button', { name: 'SIGN IN' }))
}

beforeEach(() => localStorage.clear())

test('a customer logs in, is remembered, and reads Login successful! at home', async () => {
  const page = openLogin({ [loginUrl]: { status: 200, body: { message: 'ok', user: ashaAtLogin } } })
  await logIn(page)
  expect(await screen.findByText('Login successful!')).toBeInTheDocument()
  expect(page.router.state.location.pathname).toBe('/')
  expect(selectUser(page.store.getState())).toEqual(asha)
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha)
  expect(page.requests.at(-1)?.body).toEqual({ email: 'asha@example.com', password: 'cardamom' })
})

test('nothing is sent without an email or a password', async () => {
  const { user, requests } = openLogin()
  await user.type(screen.getByLabelText('Email Address'), 'asha@example.com')
  await user.click(screen.getByRole('button', { name: 'SIGN IN' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Email and Password are required.')
  expect(requests).toEqual([])
})

test.each([
  [
    'the server says why',
    { message: 'Wrong email or password.', code: 'INVALID_CREDENTIALS' },
    'Wrong email or password.',
  ],
  ['the server says nothing', {}, 'Login failed. Try again.'],
])('a refused login says so when %s', async (_, body, message) => {
  const page = openLogin({ [loginUrl]: { status: 401, body } })
  await logIn(page)
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(page.router.state.location.pathname).toBe('/login')
})

test('the password can be shown and hidden', async () => {
  const { user } = openLogin()
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
})

test('a stored customer who opens the page is sent to the account', async () => {
  rememberAsha()
  const { router } = openLogin()
  await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
})

test('CREATE ACCOUNT leads to the registration', () => {
  openLogin()
  expect(screen.getByRole('link', { name: 'CREATE ACCOUNT' })).toHaveAttribute('href', '/register')
})

test('a forgotten password is answered in the page, and Back to Login clears it', async () => {
  const { user } = openLogin({ [forgotUrl]: { status: 200, body: { message: 'A link is on its way.' } } })
  await user.click(screen.getByRole('button', { name: 'Forgot your Password?' }))
  await user.type(screen.getByLabelText('Email Address'), 'asha@example.com')
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByRole('status')).toHaveTextContent('A link is on its way.')
  await user.click(screen.getByRole('button', { name: 'Back to Login' }))
  expect(screen.getByRole('button', { name: 'SIGN IN' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Forgot your Password?' }))
  expect(screen.getByLabelText('Email Address')).toHaveValue('')
  expect(screen.queryByText('A link is on its way.')).not.toBeInTheDocument()
})

test.each([
  [{ message: 'Too many tries.' }, 'Too many tries.'],
  [{}, 'Something went wrong.'],
])('a reset link that could not be sent says so', async (body, message) => {
  const { user } = openLogin({ [forgotUrl]: { status: 500, body } })
  await user.click(screen.getByRole('button', { name: 'Forgot your Password?' }))
  await user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})
