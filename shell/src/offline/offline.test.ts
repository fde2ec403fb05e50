import { act } from '@testing-library/react'
import { shownToasts } from 'design-system/toast/show-toast'
import { createStore, openOutbox } from 'shared-contracts/store'
import { fakeHttp } from 'shared-contracts/testing'
import { checkout, content, openShop } from '../testing/open-shop'
import { startOffline } from './offline'

let isOn = true
function setLine(on: boolean) {
  isOn = on
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')))
}
beforeAll(() => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOn)
})

const notice = () => document.querySelector('.connection-notice')?.textContent

async function start() {
  const { router } = openShop('/', { live: [content, checkout] })
  const { http, requests } = fakeHttp({ 'POST /api/subscribe': { status: 200, body: {} } })
  await startOffline({ router, store: createStore({ http }), boot: {} })
  return { router, requests }
}

test('a shopper is told that the connection dropped, what needs it, and that it is back; before that no message appears', async () => {
  const { router } = await start()
  expect(notice()).toBeUndefined()
  setLine(false)
  expect(notice()).toBe('You’re offline. You can still use your cart and pages you’ve opened.')
  expect(document.querySelector('.connection-notice')).toHaveAttribute('role', 'status')
  await act(() => router.navigate('/checkout'))
  expect(notice()).toBe('You’re offline. This page needs an internet connection. Your cart is saved.')

  jest.useFakeTimers()
  setLine(true)
  expect(notice()).toBe('You’re back online.')
  jest.advanceTimersByTime(4000)
  expect(notice()).toBeUndefined()
  jest.useRealTimers()
})

test('a message written offline is sent once there is a connection, and the shopper is told', async () => {
  const { requests } = await start()
  const { queuePost: putOff } = await openOutbox()
  const outcome = putOff({ kind: 'newsletter', key: '1795633791430-87', data: { email: 'asha@example.com' } })
  setLine(false)
  expect(notice()).toContain('Anything you’ve sent will go out once you’re back online.')
  expect(requests).toEqual([])
  setLine(true)
  await act(async () => expect(await outcome).toBe(true))
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(shownToasts().at(-1)?.message).toBe('Subscription successful! Thank you.')
})
