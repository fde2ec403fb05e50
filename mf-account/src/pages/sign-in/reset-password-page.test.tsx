import { act, screen } from '@testing-library/react'
import { timings } from 'design-system/timings'
import { type FakeApi, renderRemote } from 'shared-contracts/testing'
import module from '../../module'

const url = 'POST /api/customers/reset-password/token-1'

async function openReset(api: FakeApi = {}) {
  const page = renderRemote(module, '/reset-password/token-1', { api })
  await screen.findByRole('heading', { level: 1, name: 'RESET PASSWORD' })
  return {
    ...page,
    choose: async (newPassword: string, confirmPassword: string) => {
      if (newPassword) await page.user.type(screen.getByLabelText('New Password'), newPassword)
      if (confirmPassword) await page.user.type(screen.getByLabelText('Confirm Password'), confirmPassword)
      await page.user.click(screen.getByRole('button', { name: 'Reset Password' }))
    },
  }
}

afterEach(() => jest.useRealTimers())

test.each([
  ['is new', '', 'cloves'],
  ['confirms it', 'cloves', ''],
])('nothing is sent without the password that %s [16.2]', async (_, first, second) => {
  const { choose, requests } = await openReset()
  await choose(first, second)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Both fields are required.')
  expect(alert).toHaveAttribute('data-tone', 'bad')
  expect(requests).toEqual([])
})

test('two different passwords are not sent [16.3]', async () => {
  const { choose, requests } = await openReset()
  await choose('cloves', 'clove')
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Passwords do not match.')
  expect(alert).toHaveAttribute('data-tone', 'bad')
  expect(requests).toEqual([])
})

test("the server's message about the new password is shown [1.19, 16.1, 16.4]", async () => {
  const { choose, requests } = await openReset({ [url]: { status: 200, body: { message: 'Changed.' } } })
  await choose('cloves', 'cloves')
  expect(await screen.findByRole('status')).toHaveTextContent(/^Changed\.$/)
  expect(requests.at(-1)?.body).toEqual({ newPassword: 'cloves', confirmPassword: 'cloves' })
})

test('the login page opens 5.2 s after the password was reset [16.5]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { choose, router } = await openReset({ [url]: { status: 200, body: { message: 'Changed.' } } })
  expect(timings.resetRedirect).toBe(5200)
  await choose('cloves', 'cloves')
  await screen.findByRole('status')
  await act(() => jest.advanceTimersByTimeAsync(timings.resetRedirect - 1000))
  expect(router.state.location.pathname).toBe('/reset-password/token-1')
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(router.state.location.pathname).toBe('/login')
})

test.each([
  ['in the words of the server', { message: 'The link is too old.' }, 'The link is too old.'],
  ['in our own where the server has none', {}, 'Something went wrong.'],
])('a refused reset shows the reason, %s [16.4]', async (_, body, message) => {
  const { choose, router } = await openReset({ [url]: { status: 400, body } })
  await choose('cloves', 'cloves')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(router.state.location.pathname).toBe('/reset-password/token-1')
})
