import { act, screen, waitFor, within } from '@testing-library/react'
import { checkShape, closeShape } from 'design-system/icon/shapes'
import { timings } from 'design-system/timings'
import { dismissToast, shownToasts } from 'design-system/toast/show-toast'
import { ToastHost } from 'design-system/toast/toast-host'
import { selectUser } from 'shared-contracts/store'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { asha, ashaAtLogin, rememberAsha } from '../../testing/example-customer'

const loginUrl = 'POST /api/customers/login'

function Home() {
  return (
    <>
      <h1>Home</h1>
      <ToastHost />
    </>
  )
}

async function openLogin(api: FakeApi = {}) {
  const page = renderRemote(module, '/login', { api, routes: [{ path: '/', Component: Home }] })
  await screen.findByRole('heading', { level: 1, name: 'LOGIN' })
  return page
}

async function logIn({ user }: Awaited<ReturnType<typeof openLogin>>, email = 'asha@example.com') {
  await user.click(screen.getByLabelText('Email Address'))
  await user.paste(email)
  await user.click(screen.getByLabelText('Password'))
  await user.paste('cardamom')
  await user.click(screen.getByRole('button', { name: 'SIGN IN' }))
}

/** Returns the SVG path of the icon before a message. */
const readMark = (message: HTMLElement) => message.querySelector('path')?.getAttribute('d')

beforeEach(() => localStorage.clear())

afterEach(() => {
  act(() => {
    for (const { id } of shownToasts()) dismissToast(id)
  })
})

describe('a customer who logs in', () => {
  const accepted: FakeApi = { [loginUrl]: { status: 200, body: { message: 'ok', user: ashaAtLogin } } }

  test('is remembered and taken to the home page [14.1, 14.5]', async () => {
    const page = await openLogin(accepted)
    await logIn(page)
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument()
    expect(page.router.state.location.pathname).toBe('/')
    expect(selectUser(page.store.getState())).toEqual(asha)
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha)
    expect(page.requests.at(-1)?.body).toEqual({ email: 'asha@example.com', password: 'cardamom' })
  })

  test.each([
    ['201', { status: 201, body: { message: 'Created.', user: ashaAtLogin } }],
    ['200 without a user', { status: 200, body: { message: 'ok' } }],
    ['204', { status: 204, body: '' }],
  ])('is not logged in by a response of %s [14.4, 23.4]', async (_, answer) => {
    const page = await openLogin({ [loginUrl]: answer })
    await logIn(page)
    expect(await screen.findByText('Login failed. Try again.')).toBeVisible()
    expect(localStorage.getItem('user')).toBeNull()
  })

  test('reads Login successful! with a check mark [14.5, 25.2]', async () => {
    await logIn(await openLogin(accepted))
    const message = await screen.findByRole('status')
    expect(within(message).getByText('Login successful!')).toBeInTheDocument()
    expect(readMark(message)).toBe(checkShape)
    expect(shownToasts()).toMatchObject([{ duration: timings.accountToast }])
  })

  test('can use an email of any format [14.3]', async () => {
    const page = await openLogin(accepted)
    await logIn(page, 'asha')
    expect(page.requests.at(-1)?.body).toEqual({ email: 'asha', password: 'cardamom' })
  })
})

test.each([
  ['an email', 'Password'],
  ['a password', 'Email Address'],
])('nothing is sent without %s [14.3, 25.2]', async (_, filled) => {
  const { user, requests } = await openLogin()
  await user.type(screen.getByLabelText(filled), 'x')
  await user.click(screen.getByRole('button', { name: 'SIGN IN' }))
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent(/^Email and Password are required\.$/)
  expect(alert).toHaveAttribute('data-tone', 'bad')
  expect(requests).toEqual([])
})

test.each([
  ['in the words of the server', { message: 'Wrong email or password.' }, 'Wrong email or password.'],
  ['in our own where the server has none', {}, 'Login failed. Try again.'],
])('a refused login shows a message with a cross mark, %s [14.4]', async (_, body, message) => {
  const page = await openLogin({ [loginUrl]: { status: 401, body } })
  await logIn(page)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(message)
  expect(readMark(alert)).toBe(closeShape)
  expect(page.router.state.location.pathname).toBe('/login')
})

test('the password can be shown and hidden [14.2]', async () => {
  const { user } = await openLogin()
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test.each(['/login', '/login?forgotten'])(
  'a logged-in customer who opens %s is redirected to the account [14.7]',
  async (path) => {
    rememberAsha()
    const { router } = renderRemote(module, path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'))
  },
)

test("CREATE ACCOUNT, under Don't have an account?, links to the registration [14.8, 1.26]", async () => {
  const { user, router } = await openLogin()
  expect(screen.getByRole('heading', { name: "Don't have an account?" })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'CREATE ACCOUNT' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
})
