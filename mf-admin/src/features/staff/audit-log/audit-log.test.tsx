import { act, screen, within } from '@testing-library/react'
import type { ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import { openAdmin } from '../../../testing/open-admin'

const entry: ShownEntry = {
  id: 7,
  at: '2026-11-26T08:35:00.000Z',
  by: { id: 'm1', name: 'Meera', role: 'owner' },
  device: 'Chrome on Android',
  what: 'role-changed',
  about: { kind: 'person', id: 'a1', name: 'Ravi' },
  before: { role: 'packer' },
  after: { role: 'editor' },
  why: 'Writes the blog now',
}
const page = (entries: ShownEntry[], next: number | null = null) => ({ status: 200, body: { entries, next } })
const auditLogCall = 'GET /api/admin/audit-log'

test('the owner reads who changed what, when, on what device, the previous value and why', async () => {
  openAdmin('/admin/audit-log', { api: { [auditLogCall]: page([entry]) } })
  const shown = (await screen.findByRole('heading', { name: 'Meera changed the role of Ravi' })).closest('li')
  expect(shown).toHaveTextContent('26 Nov 2026, 2:05 pm · owner · Chrome on Android')
  expect(shown).toHaveTextContent('Before: packer')
  expect(shown).toHaveTextContent('After: editor')
  expect(shown).toHaveTextContent('“Writes the blog now”')
})

test('the filter is in the address, and Back restores the previous one', async () => {
  const { user, router } = openAdmin('/admin/audit-log', {
    api: {
      [auditLogCall]: page([entry]),
      [`${auditLogCall}?kind=setting`]: page([]),
      [`${auditLogCall}?person=m1`]: page([
        { ...entry, what: 'setting-changed', about: { kind: 'setting', id: 'fourEyesLimit', name: '' } },
      ]),
    },
  })
  await user.selectOptions(await screen.findByLabelText('Show'), 'Setting')
  expect(await screen.findByRole('heading', { name: 'No changes found' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?kind=setting')
  await act(() => router.navigate(-1))
  await user.click(await screen.findByRole('link', { name: 'All changes by Meera' }))
  expect(
    await screen.findByRole('heading', {
      name: 'Meera changed the setting “Refunds above this need a second person”',
    }),
  ).toBeInTheDocument()
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
  expect(await screen.findByRole('heading', { name: 'Meera invited Ravi' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Show older changes' })).toBeNull()
})

test('a credit note names the invoice that it corrects, and leads to it', async () => {
  const note: ShownEntry = {
    ...entry,
    what: 'credit-note-written',
    about: { kind: 'invoice', id: 'i-1', name: 'INV/26-27/00002' },
    before: null,
    after: { number: 'CRN/26-27/00001', total: 9500 },
  }
  openAdmin('/admin/audit-log', { api: { [auditLogCall]: page([note]) } })
  const name = 'Meera issued a credit note for invoice INV/26-27/00002'
  const heading = await screen.findByRole('heading', { name })
  expect(within(heading).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/invoices?words=INV%2F26-27%2F00002',
  )
})

test('a refund’s entry names the amount in rupees and links to the order', async () => {
  const refund: ShownEntry = {
    ...entry,
    what: 'refund-ordered',
    about: { kind: 'order', id: 'o-1', name: 'ORD-2011' },
    before: { left: 60000 },
    after: { amount: 60000, reason: 'No. 1: torn', refunds: ['r-1'] },
  }
  openAdmin('/admin/audit-log', { api: { [auditLogCall]: page([refund]) } })
  const heading = await screen.findByRole('heading', { name: 'Meera refunded Rs 600 for order ORD-2011' })
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '/admin/orders/o-1')
  expect(heading.closest('li')).not.toHaveTextContent(/60000|r-1/)
})

test('a downloaded report is named as in the list of reports, with its month', async () => {
  const about = { kind: 'setting', id: 'hsn-b2b 2026-11', name: '' } as const
  openAdmin('/admin/audit-log', {
    api: {
      [auditLogCall]: page([{ ...entry, what: 'accounts-exported', about, before: null, after: null }]),
    },
  })
  const name =
    'Meera downloaded the report “GSTR-1 HSN: summary by HSN code, sales to registered businesses” for November 2026'
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument()
})

test('kinds of items have the names that staff use', async () => {
  const about = { kind: 'business-details', id: 'shop', name: '' } as const
  openAdmin('/admin/audit-log', {
    api: { [auditLogCall]: page([{ ...entry, what: 'business-details-changed', about }]) },
  })
  expect(await screen.findByRole('link', { name: 'All changes to the business details' })).toBeInTheDocument()
  const kinds = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(kinds).toEqual(expect.arrayContaining(['Text', 'Settlement file', 'Payment item']))
})
