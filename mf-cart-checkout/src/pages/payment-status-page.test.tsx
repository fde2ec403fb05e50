import { act, screen, waitFor } from '@testing-library/react'
import { openPage } from '../testing/open-page'

afterEach(() => jest.useRealTimers())

const saying = (state: string) => ({
  status: 200,
  body: { success: true, data: { data: { state, amount: 25050 } } },
})

function openStatus(answer: unknown) {
  return openPage({
    path: '/payment/status/T-1',
    api: { 'GET /api/phonepe/status/T-1': answer as never },
  })
}

test.each([
  ['COMPLETED', 'Payment Successful'],
  ['FAILED', 'Payment Failed'],
])(
  'a payment in state %s shows %s with transaction, amount and state [13.6, 13.7, 13.8]',
  async (state, title) => {
    const { user, here } = openStatus(saying(state))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText('Transaction ID').nextSibling).toHaveTextContent('T-1')
    expect(screen.getByText('Amount').nextSibling).toHaveTextContent('Rs 250.50')
    expect(screen.getByText('State').nextSibling).toHaveTextContent(state)
    await user.click(screen.getByRole('link', { name: 'Back to Home' }))
    expect(here().pathname).toBe('/')
  },
)

test('a spinner is shown until the response arrives [13.6]', async () => {
  openStatus(() => new Promise(() => {}))
  expect(await screen.findByText('Looking up your payment…')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Payment status' })).toBeVisible()
})

test('a pending payment is polled until it is decided [13.10]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  let answer = saying('PENDING')
  openStatus(() => answer)
  expect(await screen.findByText(/We’re confirming your payment/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Payment Pending' })).toBeVisible()
  answer = saying('COMPLETED')
  await act(() => jest.advanceTimersByTimeAsync(3000))
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
})

test.each([
  ['an answer on its way', () => new Promise<never>(() => {}), 'Looking up your payment…'],
  ['a pending payment', saying('PENDING'), /We’re confirming your payment/],
  ['a refused question', { status: 500, body: {} }, /^Error: /],
])('%s is announced once', async (_, answer, text) => {
  openStatus(answer)
  const live = '[role="status"], [role="alert"], [aria-live]'
  const region = (await screen.findByText(text)).closest(live)
  expect(region).not.toBeNull()
  expect(region?.parentElement?.closest(live)).toBeNull()
})

test('a payment that stays pending can be checked again', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  let answer = saying('PENDING')
  const { user } = openStatus(() => answer)
  await screen.findByText(/We’re confirming your payment/)
  await act(() => jest.advanceTimersByTimeAsync(121_000))
  answer = saying('FAILED')
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible()
})

test('an error shows its message, and Retry sends the request again [13.9]', async () => {
  let answer: { status: number; body: unknown } = {
    status: 404,
    body: { message: 'Transaction not found' },
  }
  const { user, requests } = openStatus(() => answer)
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: Transaction not found')
  const sentBefore = requests.length
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(requests).toHaveLength(sentBefore + 1))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus()
  answer = saying('COMPLETED')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible()
})

test('an error without a message shows the default one', async () => {
  openStatus({ status: 500, body: {} })
  expect(await screen.findByRole('alert')).toHaveTextContent('Error: The payment could not be looked up.')
})

test('an address without a transaction is invalid [13.9]', async () => {
  openPage({ path: '/payment/status' })
  expect(await screen.findByText('Invalid transaction ID')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible()
})
