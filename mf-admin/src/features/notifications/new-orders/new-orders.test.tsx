import { act, screen } from '@testing-library/react'
import { inTurn, openAdmin } from '../../../testing/open-admin'
import { ring } from './ring'

jest.mock('./ring', () => ({ ring: jest.fn() }))

const NEW = 'GET /api/admin/alerts/new'
const ok = (body: unknown) => ({ status: 200, body })

afterEach(() => {
  jest.useRealTimers()
  jest.mocked(ring).mockClear()
})

test('an open admin rings for new orders only', async () => {
  const setAppBadge = jest.fn(async () => undefined)
  Object.assign(navigator, { setAppBadge })
  jest.useFakeTimers({ advanceTimers: true })
  openAdmin('/admin/more', {
    role: 'packer',
    api: {
      [NEW]: inTurn(
        ok({ newest: 7, unopened: 2 }),
        ok({ newest: 7, unopened: 2 }),
        ok({ newest: 8, unopened: 3 }),
      ),
    },
  })
  await screen.findByRole('heading', { name: 'More' })
  await act(async () => jest.advanceTimersByTimeAsync(25_000))
  expect(setAppBadge).toHaveBeenCalledWith(2)
  expect(ring).not.toHaveBeenCalled()
  await act(async () => jest.advanceTimersByTimeAsync(25_000))
  expect(ring).toHaveBeenCalledTimes(1)
  expect(setAppBadge).toHaveBeenCalledWith(3)
})

test('a hidden admin does not poll, and polls immediately when it is visible again', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const { requests } = openAdmin('/admin/more', {
    role: 'packer',
    api: { [NEW]: ok({ newest: 7, unopened: 0 }) },
  })
  await screen.findByRole('heading', { name: 'More' })
  const countPolls = () => requests.filter(({ url }) => url === '/api/admin/alerts/new').length
  await act(async () => jest.advanceTimersByTimeAsync(1000))
  expect(countPolls()).toBe(1)
  await act(async () => become('hidden'))
  await act(async () => jest.advanceTimersByTimeAsync(300_000))
  expect(countPolls()).toBe(1)
  await act(async () => become('visible'))
  await act(async () => jest.advanceTimersByTimeAsync(1000))
  expect(countPolls()).toBe(2)
})

function become(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the admin does not poll for somebody who may not see orders', async () => {
  const { requests } = openAdmin('/admin/more', { role: 'editor' })
  await screen.findByRole('heading', { name: 'More' })
  expect(requests.map(({ url }) => url)).not.toContain('/api/admin/alerts/new')
})
