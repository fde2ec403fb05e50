import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

const typed = {
  'First Name': 'Asha',
  'Last Name': 'Rao',
  'Email Address': 'asha@example.com',
  'Mobile Number': '9845012345',
}

async function openRegister() {
  const page = renderRemote(module, '/register', {
    api: { 'POST /api/customers/register': { status: 201, body: { message: 'ok' } } },
  })
  await screen.findByRole('button', { name: 'SUBMIT' })
  return page
}

async function fill(user: UserEvent) {
  for (const [label, text] of Object.entries({ ...typed, Password: 'cardamom and clove' }))
    await user.type(screen.getByLabelText(label), text)
}

beforeEach(() => localStorage.clear())

test('the form restores everything but the password, which is never stored', async () => {
  const first = await openRegister()
  await fill(first.user)
  expect(JSON.stringify({ ...localStorage })).not.toContain('cardamom and clove')
  first.unmount()
  await openRegister()
  expect(await screen.findByText(/We saved what you typed/)).toBeInTheDocument()
  for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text)
  expect(screen.getByLabelText('Password')).toHaveValue('')
})

test('a form that created an account leaves no draft', async () => {
  const { user, router } = await openRegister()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  await screen.findByRole('button', { name: 'SIGN IN' })
  expect(router.state.location.pathname).toBe('/login')
  expect(localStorage.getItem('drafts')).toBeNull()
})
