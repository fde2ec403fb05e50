import { screen, waitFor } from '@testing-library/react'
import { selectUser } from 'shared-contracts/store'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'
import { rememberAsha } from '../../testing/example-customer'

const open = (body: unknown) => {
  localStorage.clear()
  rememberAsha()
  return renderRemote(module, '/account', { api: { 'GET /api/customers/email': { status: 200, body } } })
}

test('the tab General shows no customer once the session has expired [17.5]', async () => {
  const { store } = open({ email: null })
  expect(await screen.findByText('Please log in to view your order history.')).toBeVisible()
  expect(selectUser(store.getState())).toBeNull()
})

test.each(['', {}, { email: 7 }, '<!doctype html>'])(
  'a customer stays logged in if the email response is %j',
  async (body) => {
    const { store, requests } = open(body)
    expect(await screen.findByLabelText('First Name')).toHaveValue('Asha')
    await waitFor(() => expect(requests).not.toEqual([]))
    await new Promise((resolve) => setTimeout(resolve))
    expect(selectUser(store.getState())).not.toBeNull()
  },
)
