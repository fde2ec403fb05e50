import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createPath, Router, type To } from 'react-router-dom'
import type { QueueChange } from '../../../data/orders/queue-address'
import { useQueueQuestion } from './use-queue-question'

/** Renders the hook below a router whose address changes only when the test says so, as on a slow phone. */
function openOnASlowPhone() {
  const asked: string[] = []
  const remember = (to: To) => void asked.push(typeof to === 'string' ? to : createPath(to))
  const navigator = { createHref: String, go: () => {}, push: remember, replace: remember }
  let arrive = (_: string) => {}
  const { result } = renderHook(useQueueQuestion, {
    wrapper: ({ children }) => {
      const [address, setAddress] = useState('/admin')
      arrive = (to) => act(() => setAddress(to))
      return (
        <Router location={address} navigator={navigator}>
          {children}
        </Router>
      )
    },
  })
  const type = (text: string) => act(() => result.current.setTyped(text))
  const choose = (change: QueueChange) => act(() => result.current.choose(change))
  return { asked, type, choose, typed: () => result.current.typed, arrive: (to: string) => arrive(to) }
}

test('an address that lags behind the typing takes nothing back', async () => {
  const { asked, type, typed, arrive } = openOnASlowPhone()
  type('50')
  await waitFor(() => expect(asked).toEqual(['/admin#q=50']))
  type('5012')
  await waitFor(() => expect(asked.at(-1)).toBe('/admin#q=5012'))
  arrive('/admin#q=50')
  expect(typed()).toBe('5012')
  arrive('/admin#q=5012')
  expect(typed()).toBe('5012')
})

test('an address from elsewhere, such as Back, replaces the typed text', async () => {
  const { asked, type, typed, arrive } = openOnASlowPhone()
  type('50')
  await waitFor(() => expect(asked).toEqual(['/admin#q=50']))
  arrive('/admin#q=50')
  arrive('/admin#q=ravi')
  expect(typed()).toBe('ravi')
  arrive('/admin#q=50')
  expect(typed()).toBe('50')
})

test('a filter chosen while typing takes the text along, and is not undone by it', async () => {
  const { asked, type, choose } = openOnASlowPhone()
  type('50')
  choose({ shipments: 'shipped' })
  await new Promise((done) => setTimeout(done, 400))
  expect(asked).toEqual(['/admin?shipments=shipped#q=50'])
})
