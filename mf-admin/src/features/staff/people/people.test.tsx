import { screen, within } from '@testing-library/react'
import type { ListedPerson } from 'shared-contracts/staff/people-schema'
import { inTurn, openAdmin, refusals } from '../../../testing/open-admin'

const asha: ListedPerson = {
  id: 'a1',
  name: 'Asha',
  email: 'asha@example.com',
  role: 'packer',
  state: 'active',
  passkeys: 1,
  hasPassword: true,
  devices: 2,
  lastSeenAt: '2026-11-26T08:35:00.000Z',
  version: 3,
}
const list = 'GET /api/admin/people'
const ashaListed = { status: 200, body: [asha] }

test('the owner sees the staff, their sign-in methods and their devices', async () => {
  openAdmin('/admin/people', { api: { [list]: ashaListed } })
  const card = (await screen.findByRole('heading', { name: 'Asha' })).closest('li')
  expect(card).toHaveTextContent('Active')
  expect(card).toHaveTextContent('Packer: orders, shipping and messages')
  expect(card).toHaveTextContent('Signs in with a passkey and a password with codes.')
  expect(card).toHaveTextContent('Signed in on 2 devices, last active 26 Nov 2026, 2:05 pm.')
})

test('a packer cannot see the staff', async () => {
  const { requests } = openAdmin('/admin/people', { role: 'packer', api: { [list]: ashaListed } })
  expect(await screen.findByText('You don’t have permission to view this')).toBeInTheDocument()
  expect(requests.map(({ url }) => url)).not.toContain('/api/admin/people')
})

test('a list that fails to load can be retried', async () => {
  const { user } = openAdmin('/admin/people', {
    api: { [list]: inTurn({ status: 500, body: {} }, ashaListed) },
  })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Asha' })).toBeInTheDocument()
})

const sent = {
  status: 201,
  body: {
    person: { ...asha, name: 'Ravi', email: 'ravi@example.com' },
    expiresAt: '2026-11-28T08:35:00.000Z',
  },
}
const sentText = 'Invitation sent to ravi@example.com. The link works once, until 28 Nov 2026, 2:05 pm.'

test('an invitation goes to the invited person, and nobody else sees its link', async () => {
  const { user, requests } = openAdmin('/admin/people', {
    api: { [list]: ashaListed, 'POST /api/admin/people': sent },
  })
  await user.click(await screen.findByRole('button', { name: 'Invite staff' }))
  await user.type(screen.getByLabelText('Name'), 'Ravi')
  await user.type(screen.getByLabelText('Email'), 'ravi@example.com')
  await user.selectOptions(screen.getByLabelText('Role'), 'accountant')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(sentText)).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Ravi',
    email: 'ravi@example.com',
    role: 'accountant',
  })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Invite staff' }))
  expect(screen.queryByText(sentText)).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

test('a new invitation after a lost phone is emailed too', async () => {
  const { user } = openAdmin('/admin/people', {
    api: { [list]: ashaListed, 'POST /api/admin/people/a1/invitation': sent },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Asha' }))
  await user.click(screen.getByRole('button', { name: 'Send new invitation' }))
  expect(await screen.findByText(sentText)).toBeInTheDocument()
})

const change = 'PATCH /api/admin/people/a1'

async function openChange(answer: ReturnType<typeof inTurn>) {
  const page = openAdmin('/admin/people', { api: { [list]: ashaListed, [change]: answer } })
  await page.user.click(await screen.findByRole('button', { name: 'Edit Asha' }))
  return { ...page, dialog: within(screen.getByRole('dialog')) }
}

test('a role change sends the version that was seen, and the reason', async () => {
  const changed = { status: 200, body: { ...asha, role: 'editor', version: 4 } }
  const { user, dialog, requests } = await openChange(inTurn(changed))
  await user.selectOptions(dialog.getByLabelText('Role'), 'editor')
  await user.type(dialog.getByLabelText(/^Reason/), 'Writes the blog now')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Asha updated.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    version: 3,
    name: 'Asha',
    role: 'editor',
    why: 'Writes the blog now',
  })
})

test('if two owners change a person, the second learns that the first was faster', async () => {
  const { user, dialog } = await openChange(inTurn(refusals.changedMeanwhile))
  await user.click(dialog.getByRole('button', { name: 'Suspend access' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha changed this on')
  expect(screen.getByRole('button', { name: 'Show latest version' })).toBeInTheDocument()
})

test('the owner signs somebody out everywhere', async () => {
  const { user } = openAdmin('/admin/people', {
    api: {
      [list]: ashaListed,
      'DELETE /api/admin/people/a1/sessions': { status: 200, body: { ...asha, devices: 0 } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Asha' }))
  await user.click(screen.getByRole('button', { name: 'Sign out on all devices' }))
  expect(await screen.findByText('Asha has been signed out on all devices.')).toBeInTheDocument()
})

test('the owner resets the sign-in of somebody who lost a phone, after a question', async () => {
  const { user, requests } = openAdmin('/admin/people', {
    api: { [list]: ashaListed, 'POST /api/admin/people/a1/lost-phone': sent },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Asha' }))
  await user.click(screen.getByRole('button', { name: 'Report lost phone' }))
  expect(screen.getByText(/^Asha is signed out on all devices/)).toBeInTheDocument()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Reset sign-in' }))
  expect(await screen.findByText(sentText)).toBeInTheDocument()
})

test('owners reset their own sign-in elsewhere, because that signs them out', async () => {
  const { user } = openAdmin('/admin/people', {
    api: { [list]: { status: 200, body: [{ ...asha, id: 'id-of-owner' }] } },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Asha' }))
  expect(screen.queryByRole('button', { name: 'Report lost phone' })).toBeNull()
})
