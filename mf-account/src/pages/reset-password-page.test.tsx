import { act, screen } from '@testing-library/react'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../module'

const url = 'POST /api/customers/reset-password/token-1'

function openReset(api: FakeApi = {}) {
  const page = renderRemote(module, '/reset-password/token-1', { api })
  return {
    ...page,
    choose: async (newPassword: string, confirmPassword: string) => {
      if (newPassword) await page.user.type(screen.getByLabelText('New Password'), newPassword)
      if (confirmPassword) await page.user.type(screen.getByLabelText('Confirm Password'), confirmPassword)
      await page.user.click(screen.getByRole('button', { name: 'Reset Password' }))
    },
  }
}

test.each([
  ['cloves', '', 'Both fields are required.'],
  ['cloves', 'clove', 'Passwords do not match.'],
])('nothing is sent for the passwords %s and %s', async (first, second, message) => {
  const { choose, requests } = openReset()
  await choose(first, second)
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(requests).toEqual([])
})

test('a new password is confirmed, and the login page follows', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { choose, requests, router } = openReset({ [url]: { status: 200, body: { message: 'Changed.' } } })
  await choose('cloves', 'cloves')
  expect(await screen.findByRole('status')).toHaveTextContent('Changed.')
  expect(requests.at(-1)?.body).toEqual({ newPassword: 'cloves', confirmPassword: 'cloves' })
  expect(router.state.location.pathname).toBe('/reset-password/token-1')
  await act(() => jest.advanceTimersByTimeAsync(5200))
  expect(router.state.location.pathname).toBe('/login')
  jest.useRealTimers()
})

test.each([
  [{ message: 'The link is too old.' }, 'The link is too old.'],
  [{}, 'Something went wrong.'],
])('a refused reset says why', async (body, message) => {
  const { choose } = openReset({ [url]: { status: 400, body } })
  await choose('cloves', 'cloves')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})
