import { act, screen } from '@testing-library/react'
import type { ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import { openAdmin } from '../../../testing/open-admin'

const entry: ShownEntry = {
  id: 7,
  at: '2026-11-26T08:35:00.000Z',
  by: { id: 'm1', name: 'Meera', role: 'owner' },
  device: 'Chrome on Android',
  what: 'role-changed',
  about: { kind: 'person', id: 'a1' },
  before: { role: 'packer' },
  after: { role: 'editor' },
  why: 'Writes the blog now',
}
const page = (entries: ShownEntry[], next: number | null = null) => ({ status: 200, body: { entries, next } })
const auditLogCall = 'GET /api/admin/audit-log'

test('the owner reads who changed what, when, on what device, the previous value and why', async () => {
  openAdmin('/admin/audit-log', { api: { [auditLogCall]: page([entry]) } })
  const shown = (await screen.findByRole('heading', { name: 'Role changed' })).closest('li')
  expect(shown).toHaveTextContent('26 Nov 2026, 2:05 pm · Meera, owner · Chrome on Android')
  expect(shown).toHaveTextContent('Before: packer')
  expect(shown).toHaveTextContent('After: editor')
  expect(shown).toHaveTextContent('“Writes the blog now”')
})

test('the filter is in the address, and Back restores the previous one', async () => {
  const { user, router } = openAdmin('/admin/audit-log', {
    api: {
      [auditLogCall]: page([entry]),
      [`${auditLogCall}?kind=setting`]: page([]),
      [`${auditLogCall}?person=m1`]: page([{ ...entry, what: 'setting-changed' }]),
    },
  })
  await user.selectOptions(await screen.findByLabelText('Show'), 'Setting')
  expect(await screen.findByRole('heading', { name: 'No changes found' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?kind=setting')
  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('link', { name: 'All changes by Meera' }))
  expect(await screen.findByRole('heading', { name: 'Setting changed' })).toBeInTheDocument()
  expect(screen.getByText(/Showing changes by one person only/)).toBeInTheDocument()
})

test('older entries are on the next page', async () => {
  const { user } = openAdmin('/admin/audit-log?kind=person', {
    api: {
      [`${auditLogCall}?kind=person`]: page([entry], 7),
      [`${auditLogCall}?kind=person&before=7`]: page([{ ...entry, id: 3, what: 'person-invited' }]),
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Show older changes' }))
  expect(await screen.findByRole('heading', { name: 'Person invited' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Show older changes' })).toBeNull()
})
