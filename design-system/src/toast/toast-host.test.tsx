import { act, fireEvent, render, screen } from '@testing-library/react'
import { timings } from '../timings'
import { dismissToast, shownToasts, showToast } from './show-toast'
import { ToastHost } from './toast-host'

beforeEach(() => jest.useFakeTimers())

afterEach(() => {
  act(() => {
    for (const { id } of shownToasts()) dismissToast(id)
  })
  jest.useRealTimers()
})

function showSaved() {
  render(<ToastHost />)
  act(() => showToast({ message: 'Shipping address saved successfully!', tone: 'ok' }))
}

test('a message is shown for three seconds [11.21]', () => {
  showSaved()
  expect(screen.getByRole('status')).toHaveTextContent('Shipping address saved successfully!')
  act(() => jest.advanceTimersByTime(2900))
  expect(screen.getByRole('status')).toBeVisible()
  act(() => jest.advanceTimersByTime(100))
  expect(screen.queryByRole('status')).toBeNull()
})

test('an account message is shown for five seconds [17.26]', () => {
  render(<ToastHost />)
  act(() => showToast({ message: 'Login successful!', tone: 'ok', duration: timings.accountToast }))
  act(() => jest.advanceTimersByTime(4900))
  expect(screen.getByRole('status')).toBeVisible()
  act(() => jest.advanceTimersByTime(100))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a message stays while the pointer is over it', () => {
  showSaved()
  act(() => jest.advanceTimersByTime(2000))
  fireEvent.pointerEnter(screen.getByRole('status'))
  act(() => jest.advanceTimersByTime(60_000))
  fireEvent.pointerLeave(screen.getByRole('status'))
  act(() => jest.advanceTimersByTime(900))
  expect(screen.getByRole('status')).toBeVisible()
  act(() => jest.advanceTimersByTime(100))
  expect(screen.queryByRole('status')).toBeNull()
})

test('an error is announced immediately and can be dismissed', () => {
  render(<ToastHost />)
  act(() =>
    showToast({
      message: 'Please log in to proceed to checkout.',
      tone: 'bad',
      duration: timings.accountToast,
    }),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Please log in to proceed to checkout.')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['ok', 'bad'] as const)('a message that the page announces is only shown (%s)', (tone) => {
  render(<ToastHost />)
  act(() => showToast({ message: 'Message sent successfully!', tone, isQuiet: true }))
  expect(screen.getByText('Message sent successfully!').closest('[role], [aria-live]')).toBeNull()
})

test('a message from another container, with its own copy of this code, uses the same host', async () => {
  render(<ToastHost />)
  let other: typeof import('./show-toast') | undefined
  await jest.isolateModulesAsync(async () => {
    other = await import('./show-toast')
  })
  expect(other?.showToast).not.toBe(showToast)
  act(() => other?.showToast({ message: 'Address added successfully!', tone: 'ok' }))
  expect(screen.getByRole('status')).toHaveTextContent('Address added successfully!')
})
