import { screen } from '@testing-library/react'
import { shownToasts } from 'design-system/toast/show-toast'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../module'

const url = 'POST /api/customers/register'
const filled = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha@example.com',
  'Mobile Number': '98450-12345',
  Password: 'cardamom',
}

function openRegister(api: FakeApi = {}) {
  const page = renderRemote(module, '/register', { api })
  return {
    ...page,
    fill: async () => {
      for (const [label, text] of Object.entries(filled))
        await page.user.type(screen.getByLabelText(label), text)
    },
    submit: () => page.user.click(screen.getByRole('button', { name: 'SUBMIT' })),
  }
}

test('a visitor who fills in everything gets an account, is told so and sent to log in', async () => {
  const { fill, submit, requests, router } = openRegister({ [url]: { status: 201, body: { message: 'ok' } } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CREATE ACCOUNT')
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
    password: 'cardamom',
  })
})

test('nothing is sent while a field is empty', async () => {
  const { submit, user, requests } = openRegister()
  await user.type(screen.getByLabelText('First Name'), 'Asha')
  await submit()
  expect(screen.getByRole('alert')).toHaveTextContent('All fields are required.')
  expect(requests).toEqual([])
})

test.each([
  [400, { message: 'Bad email' }, 'Please check your inputs and try again.'],
  [409, { message: 'Taken' }, 'Email already exists. Please log in instead.'],
  [500, { message: 'We are closed for an hour.' }, 'We are closed for an hour.'],
  [500, {}, 'Registration failed. Try again.'],
])('a registration refused with %s explains itself', async (status, body, message) => {
  const { fill, submit } = openRegister({ [url]: { status, body } })
  await fill()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('Reset clears the form and the message; Cancel and SIGN IN lead away', async () => {
  const { user, submit } = openRegister()
  await user.type(screen.getByLabelText('First Name'), 'Asha')
  await submit()
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText('First Name')).toHaveValue('')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'SIGN IN' })).toHaveAttribute('href', '/login')
})
