import { screen, waitFor } from '@testing-library/react'
import { shownToasts } from 'design-system/toast/show-toast'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'

const url = 'POST /api/customers/register'
const filled = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha@example.com',
  'Mobile Number': '9845012345',
  Password: 'x',
}

async function openRegister(api: FakeApi = {}) {
  const page = renderRemote(module, '/register', { api })
  await screen.findByRole('heading', { level: 1, name: 'CREATE ACCOUNT' })
  return {
    ...page,
    fill: async (except?: string) => {
      for (const [label, text] of Object.entries(filled)) {
        if (label === except) continue
        await page.user.click(screen.getByLabelText(label))
        await page.user.paste(text)
      }
    },
    submit: () => page.user.click(screen.getByRole('button', { name: 'SUBMIT' })),
  }
}

beforeEach(() => localStorage.clear())

test('a complete form creates an account, confirms it and leads to the login [15.1, 15.5]', async () => {
  const { fill, submit, requests, router } = await openRegister({
    [url]: { status: 201, body: { message: 'ok' } },
  })
  await fill()
  await submit()
  expect(await screen.findByRole('heading', { name: 'LOGIN' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/login')
  expect(shownToasts().map(({ message }) => message)).toEqual([
    'Registration successful! Redirecting to login.',
  ])
  expect(requests.at(-1)?.body).toEqual({
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'asha@example.com',
    mobilenumber: '9845012345',
    password: 'x',
  })
})

test.each(Object.keys(filled))('nothing is sent while %s is empty [15.3]', async (label) => {
  const { fill, submit, requests } = await openRegister()
  await fill(label)
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent(/^All fields are required\.$/)
  expect(requests).toEqual([])
})

test.each([
  ['400', 400, { message: 'Bad email' }, 'Please check your inputs and try again.'],
  ['409', 409, { message: 'Taken' }, 'Email already exists. Please log in instead.'],
  ['a message of its own', 500, { message: 'We are closed for an hour.' }, 'We are closed for an hour.'],
  ['no message', 500, {}, 'Registration failed. Try again.'],
  ['200, which is not 201,', 200, {}, 'Registration failed. Try again.'],
])('a registration refused with %s shows a message [15.6, 15.7, 15.8]', async (_, status, body, message) => {
  const { fill, submit } = await openRegister({ [url]: { status, body } })
  await fill()
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText('First Name')).toHaveValue('Asha')
})

test('a name that contains a web address is not sent, and the message says why [15.10]', async () => {
  const { user, fill, submit, requests } = await openRegister()
  await fill('First Name')
  await user.type(screen.getByLabelText('First Name'), 'See evil.com')
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Please write your name without web or email addresses.',
  )
  expect(requests).toEqual([])
})

test('Mobile Number accepts only digits and opens a numeric keyboard [15.2]', async () => {
  const { user } = await openRegister()
  const mobile = screen.getByLabelText('Mobile Number')
  await user.type(mobile, '98450-12 34a5')
  expect(mobile).toHaveValue('9845012345')
  expect(mobile).toHaveAttribute('inputmode', 'numeric')
})

test('the browser checks the format of the email [15.4]', async () => {
  const { fill, submit, user, requests } = await openRegister()
  await fill('Email Address')
  await user.type(screen.getByLabelText('Email Address'), 'asha')
  await submit()
  expect(screen.getByLabelText('Email Address')).toBeInvalid()
  expect(requests).toEqual([])
})

test('the password can be shown and hidden [15.2]', async () => {
  const { user } = await openRegister()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

test('Reset clears the form and the message [15.9]', async () => {
  const { user, fill, submit } = await openRegister()
  await fill('Password')
  await submit()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  for (const label of Object.keys(filled)) expect(screen.getByLabelText(label)).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['Cancel', '/'],
  ['SIGN IN', '/login'],
])('%s leads to %s [15.9]', async (name, path) => {
  const { user, router } = await openRegister()
  await user.click(screen.getByRole('link', { name }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})

test.each([
  ['98450 12345', '9845012345'],
  ['९८४५०१२३४५', '9845012345'],
  ['+91 ೯೮೪೫೦ ೧೨೩೪೫', '9845012345'],
  ['098450-12345', '9845012345'],
  ['+44 7911 123456', '+447911123456'],
])('the mobile number %s is sent as %s [15.2]', async (typed, sent) => {
  const { user, fill, submit, requests } = await openRegister({ [url]: { status: 400, body: {} } })
  await fill('Mobile Number')
  await user.type(screen.getByLabelText('Mobile Number'), typed)
  await submit()
  expect(requests.at(-1)?.body).toMatchObject({ mobilenumber: sent })
})

test('digits of every script stay as typed, and letters are removed [15.2]', async () => {
  const { user } = await openRegister()
  await user.type(screen.getByLabelText('Mobile Number'), 'a९८x೪')
  expect(screen.getByLabelText('Mobile Number')).toHaveValue('९८೪')
})

test('a mobile number without digits counts as empty [15.3]', async () => {
  const { user, fill, submit, requests } = await openRegister()
  await fill('Mobile Number')
  await user.type(screen.getByLabelText('Mobile Number'), '+ ()')
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent('All fields are required.')
  expect(requests).toEqual([])
})

test('a pasted address loses its invisible characters', async () => {
  const { user } = await openRegister()
  await user.click(screen.getByLabelText('Email Address'))
  await user.paste('\u202aas\u200bha९@example.com\u202c')
  expect(screen.getByLabelText('Email Address')).toHaveValue('asha9@example.com')
  expect(screen.getByLabelText('Email Address')).toBeValid()
})
