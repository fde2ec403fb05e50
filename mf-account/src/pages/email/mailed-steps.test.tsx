import { screen } from '@testing-library/react'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

beforeEach(() => localStorage.clear())

const steps = [
  {
    path: '/newsletter/confirm/token-1',
    button: 'Confirm Subscription',
    call: 'POST /api/newsletter/confirm',
    message: 'Your subscription is confirmed. Thank you.',
  },
  {
    path: '/newsletter/unsubscribe/token-1',
    button: 'Unsubscribe',
    call: 'POST /api/newsletter/unsubscribe/token-1',
    message: 'You’ve been unsubscribed.',
  },
  {
    path: '/back-in-stock/confirm/token-1',
    button: 'Confirm Request',
    call: 'POST /api/back-in-stock/confirm',
    message: 'We’ll email you once when it’s back.',
  },
  {
    path: '/back-in-stock/stop/token-1',
    button: 'Delete Request',
    call: 'POST /api/back-in-stock/stop/token-1',
    message: 'We’ve deleted your request.',
  },
] as const

test.each(steps)('opening $path changes nothing by itself and needs no login', async ({ path, button }) => {
  const { requests } = renderRemote(module, path)
  expect(await screen.findByRole('button', { name: button })).toBeEnabled()
  expect(requests).toEqual([])
})

test.each(steps)('one press of $button is enough', async ({ path, button, call, message }) => {
  const { user, requests } = renderRemote(module, path, {
    api: { [call]: { status: 200, body: { message } } },
  })
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByRole('status')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: button })).toBeDisabled()
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.each(steps)('an expired link to $path shows the server’s message', async ({ path, button, call }) => {
  const message = 'This link is invalid or has expired.'
  const { user } = renderRemote(module, path, { api: { [call]: { status: 400, body: { message } } } })
  await user.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: button })).toBeEnabled()
})
