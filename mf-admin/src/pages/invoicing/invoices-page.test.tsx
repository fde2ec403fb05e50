import { screen, within } from '@testing-library/react'
import type { AdminInvoice } from 'shared-contracts/invoicing/admin/invoices-schema'
import type { FakeApi } from 'shared-contracts/testing'
import { openAdmin } from '../../testing/open-admin'

const invoice: AdminInvoice = {
  ...{ id: 'i-1', number: 'INV/26-27/00001', isTaxInvoice: true, order: 'o-1', orderId: 'ORD-1' },
  ...{ issuedOn: '2026-11-26', name: 'Asha Rao', place: '29-Karnataka', total: 175, isCancelled: false },
  ...{ missing: [], tax: 8.34, cancelled: null, notes: [] },
  lines: [
    {
      ...{ line: 0, isShipping: false, description: 'Turmeric Powder, 100 g', hsn: '0910', rate: 5 },
      ...{ quantity: 1, total: 125, left: 125, leftQuantity: 1 },
    },
    {
      ...{ line: 1, isShipping: true, description: 'Shipping', hsn: '0910', rate: 5 },
      ...{ quantity: 1, total: 50, left: 50, leftQuantity: 1 },
    },
  ],
}
const other = { ...invoice, id: 'i-2', number: 'INV/26-27/00002' }
const registration = {
  ...{ legalName: 'Kesar and Clove Private Limited', address: '', gstin: '29AAPFU0939F1ZR' },
  ...{ signatory: '', undertaking: '', confirmedBy: '' },
}

const ok = (body: unknown) => ({ status: 200, body })
const api: FakeApi = {
  'POST /api/admin/invoices/search': ok({ invoices: [invoice, other] }),
  'GET /api/admin/invoices/i-1': ok(invoice),
  'GET /api/admin/tax-registration': ok({ registration, version: 1, missing: ['registered address'] }),
}

test('the owner selects invoices and prints them in one file', async () => {
  const { user } = openAdmin('/admin/invoices', { api })
  await user.click(await screen.findByRole('checkbox', { name: 'Print INV/26-27/00001' }))
  await user.click(screen.getByRole('checkbox', { name: 'Print INV/26-27/00002' }))
  expect(screen.getByRole('link', { name: 'Print 2 invoices' })).toHaveAttribute(
    'href',
    '/api/admin/invoices/print?ids=i-1,i-2',
  )
})

test('the owner credits a line with a reason', async () => {
  const noted = {
    ...invoice,
    notes: [{ id: 'n-1', number: 'CRN/26-27/00001', issuedOn: '2026-11-26', why: 'Broken', total: 125 }],
  }
  const { user } = openAdmin('/admin/invoices', {
    api: { ...api, 'POST /api/admin/invoices/i-1/credit-notes': ok(noted) },
  })
  await user.click(await screen.findByRole('button', { name: 'Open INV/26-27/00001' }))
  await user.selectOptions(await screen.findByLabelText('Action'), 'line 0')
  await user.click(screen.getByRole('button', { name: 'Issue credit note' }))
  expect(screen.getByText('Enter a reason')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Reason (printed on the document)'), 'Broken')
  await user.click(screen.getByRole('button', { name: 'Issue credit note' }))
  expect(await screen.findByText('Credit note issued.')).toBeInTheDocument()
})

test('a refusal is shown, and the input stays', async () => {
  const message = 'Its month is over. Please write a credit note instead.'
  const { user } = openAdmin('/admin/invoices', {
    api: {
      ...api,
      'POST /api/admin/invoices/i-1/cancellation': { status: 409, body: { code: 'INVOICE_CLOSED', message } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Open INV/26-27/00001' }))
  await user.selectOptions(await screen.findByLabelText('Action'), 'cancel')
  await user.type(screen.getByLabelText('Reason (printed on the document)'), 'Wrong State')
  await user.click(screen.getByRole('button', { name: 'Cancel invoice' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.getByLabelText('Reason (printed on the document)')).toHaveValue('Wrong State')
})

test('the admin says what is missing before invoices are tax invoices, and the owner fills it in', async () => {
  const { user } = openAdmin('/admin/invoices', {
    api: {
      ...api,
      'PUT /api/admin/tax-registration': ok({ registration, version: 2, missing: [] }),
    },
  })
  expect(await screen.findByText(/only samples until you add: registered address/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit tax registration' }))
  await user.type(screen.getByLabelText('Registered address'), '14 Spice Market Road')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. New invoices will show this.')).toBeInTheDocument()
})

test('an accountant reads invoices and exports sheets, and cannot change anything', async () => {
  const { user } = openAdmin('/admin/invoices', { role: 'accountant', api })
  await user.click(await screen.findByRole('button', { name: 'Open INV/26-27/00001' }))
  expect(await screen.findByText('Tax included: Rs 8.34')).toBeInTheDocument()
  expect(screen.queryByLabelText('Action')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit tax registration' })).not.toBeInTheDocument()
  const accounts = screen.getByRole('region', { name: 'For the accountant' })
  expect(within(accounts).getByRole('button', { name: 'Download' })).toBeInTheDocument()
})

test('a list that fails to load says so and can be retried', async () => {
  openAdmin('/admin/invoices', {
    api: { ...api, 'POST /api/admin/invoices/search': { status: 500, body: {} } },
  })
  expect(await screen.findByText('Couldn’t load the invoices')).toBeInTheDocument()
})
