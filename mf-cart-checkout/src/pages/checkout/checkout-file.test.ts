import { waitFor } from '@testing-library/react'
import { fetchCheckoutAhead } from './checkout-file'

const fetched = jest.fn()

jest.mock('./checkout-page', () => {
  fetched()
  return { Component: () => null }
})

const browser = { idle: window.requestIdleCallback, cancel: window.cancelIdleCallback }

beforeEach(() => {
  jest.resetModules()
  fetched.mockReset()
})
afterEach(() => {
  Object.assign(window, { requestIdleCallback: browser.idle, cancelIdleCallback: browser.cancel })
  jest.useRealTimers()
})

test('the checkout is prefetched when the browser is idle, unless the shopper has left [9.10]', async () => {
  let whenIdle = () => {}
  const cancel = jest.fn()
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      whenIdle = callback
      return 7
    },
    cancelIdleCallback: cancel,
  })
  const forget = fetchCheckoutAhead()
  expect(fetched).not.toHaveBeenCalled()
  whenIdle()
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  forget()
  expect(cancel).toHaveBeenCalledWith(7)
})

test('a browser without idle callbacks prefetches the checkout a second later [9.10]', async () => {
  jest.useFakeTimers()
  Object.assign(window, { requestIdleCallback: undefined })
  fetchCheckoutAhead()
  await jest.advanceTimersByTimeAsync(900)
  expect(fetched).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(100)
  expect(fetched).toHaveBeenCalledTimes(1)
})
