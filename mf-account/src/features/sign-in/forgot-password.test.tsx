import { screen, waitFor } from '@testing-library/react'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'

const url = 'POST /api/customers/forgot-password'

async function openResetMode(api: FakeApi = {}) {
  const page = renderRemote(module, '/login', { api })
  await page.user.click(await screen.findByRole('link', { name: 'Forgot your Password?' }))
  await screen.findByRole('button', { name: 'Send Reset Link' })
  return {
    ...page,
    send: async (email = 'asha@example.com') => {
      if (email) await page.user.type(screen.getByLabelText('Email Address'), email)
      await page.user.click(screen.getByRole('button', { name: 'Send Reset Link' }))
    },
  }
}

beforeEach(() => localStorage.clear())

test('Forgot your Password? shows only an email field, focused [14.9]', async () => {
  await openResetMode()
  expect(screen.getByRole('heading', { level: 1, name: 'RESET PASSWORD' })).toBeInTheDocument()
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Email Address')).toHaveFocus())
})

test("the server's message about the sent link is green [14.9, 14.11]", async () => {
  const { send, requests } = await openResetMode({
    [url]: { status: 200, body: { message: 'A link is on its way.' } },
  })
  await send()
  const answer = await screen.findByRole('status')
  expect(answer).toHaveTextContent(/^A link is on its way\.$/)
  expect(answer).toHaveAttribute('data-tone', 'ok')
  expect(requests.at(-1)?.body).toEqual({ email: 'asha@example.com' })
})

test.each([
  ['in the words of the server', { message: 'Too many attempts.' }, 'Too many attempts.'],
  ['in our own where the server has none', {}, 'Something went wrong.'],
])('a link that could not be sent shows a red error, %s [14.11]', async (_, body, message) => {
  const { send } = await openResetMode({ [url]: { status: 500, body } })
  await send()
  const answer = await screen.findByRole('alert')
  expect(answer.textContent).toBe(message)
  expect(answer).toHaveAttribute('data-tone', 'bad')
})

test('the email is not checked before it is sent [14.10]', async () => {
  const { send, requests } = await openResetMode({ [url]: { status: 400, body: {} } })
  await send('')
  expect(requests.at(-1)?.body).toEqual({ email: '' })
})

test('Back to Login clears the message and the email [14.12]', async () => {
  const { send, user } = await openResetMode({ [url]: { status: 200, body: { message: 'On its way.' } } })
  await send()
  await screen.findByText('On its way.')
  await user.click(screen.getByRole('link', { name: 'Back to Login' }))
  expect(await screen.findByRole('button', { name: 'SIGN IN' })).toBeInTheDocument()
  expect(screen.getByLabelText('Email Address')).toHaveValue('')
  await user.click(screen.getByRole('link', { name: 'Forgot your Password?' }))
  await screen.findByRole('button', { name: 'Send Reset Link' })
  expect(screen.getByLabelText('Email Address')).toHaveValue('')
  expect(screen.queryByText('On its way.')).not.toBeInTheDocument()
})
