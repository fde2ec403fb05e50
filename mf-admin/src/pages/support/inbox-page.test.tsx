import { screen } from '@testing-library/react'
import { openAdmin } from '../../testing/open-admin'

const message = {
  ...{ ticket: 'T-12', state: 'new', firstName: 'Ravi', lastName: 'Kumar' },
  ...{ sentAt: '2026-11-26T08:35:00.000Z', dueAt: '2000-01-01T00:00:00.000Z', excerpt: 'Where is it?' },
}
const counts = { new: 31, answered: 2, closed: 0 }

test('the inbox shows due dates, the number of messages, and a link to the next page', async () => {
  openAdmin('/admin/inbox', {
    role: 'packer',
    api: {
      'GET /api/admin/messages?state=new': {
        status: 200,
        body: { messages: [message], counts, after: 'T-12' },
      },
    },
  })
  expect(await screen.findByRole('link', { name: /^Ravi Kumar/ })).toHaveAttribute(
    'href',
    '/admin/inbox/T-12',
  )
  expect(screen.getByRole('link', { name: 'To answer (31)' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText(/^Late: \d+ days overdue$/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Show more messages' })).toHaveAttribute(
    'href',
    '/admin/inbox?after=T-12',
  )
})

test('an empty inbox says so', async () => {
  openAdmin('/admin/inbox?state=closed', {
    api: { 'GET /api/admin/messages?state=closed': { status: 200, body: { messages: [], counts } } },
  })
  expect(await screen.findByText('No closed messages')).toBeInTheDocument()
})
