import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderRemote } from 'shared-contracts/testing'
import module from '../../module'

const notice = /We saved what you typed/

async function openContact(status = 200) {
  const page = renderRemote(module, '/contact', { api: { 'POST /api/contact-form': { status, body: {} } } })
  await screen.findByRole('form', { name: 'Contact' })
  return page
}

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText('First Name'), 'Asha')
  await user.type(screen.getByLabelText('Last Name'), 'Rao')
  await user.type(screen.getByLabelText('Email'), 'asha@example.com')
  await user.type(screen.getByLabelText('Phone Number'), '9845012345')
  await user.type(screen.getByLabelText('Message'), 'Do you sell saffron?')
}

beforeEach(() => localStorage.clear())

afterEach(() => jest.restoreAllMocks())

test('a visitor whose tab was closed finds their text again, with a note about it', async () => {
  const first = await openContact()
  await fill(first.user)
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
  first.unmount()
  await openContact()
  expect(await screen.findByText(notice)).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com')
  expect(screen.getByLabelText('Message')).toHaveValue('Do you sell saffron?')
})

test('a cleared form starts again at its first field', async () => {
  const first = await openContact()
  await fill(first.user)
  first.unmount()
  const { user } = await openContact()
  await user.click(await screen.findByRole('button', { name: 'Clear the form' }))
  expect(screen.getByLabelText('First Name')).toHaveValue('')
  expect(screen.getByLabelText('First Name')).toHaveFocus()
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('a sent message leaves no draft', async () => {
  const first = await openContact()
  await fill(first.user)
  await first.user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument()
  expect(localStorage.getItem('drafts')).toBeNull()
})

test('a message that failed to send stays as a draft', async () => {
  const first = await openContact(500)
  await fill(first.user)
  await first.user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await screen.findByText(/Failed to send message/)).toBeInTheDocument()
  first.unmount()
  await openContact()
  expect(await screen.findByText(notice)).toBeInTheDocument()
})

test("the form is sent even if the browser's storage is full or blocked", async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
  const page = await openContact()
  await fill(page.user)
  await page.user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument()
})
