import { fireEvent, screen, within } from '@testing-library/react'
import { strToU8, unzipSync } from 'fflate'
import { accountSheets } from 'shared-contracts/invoicing/admin/accounts'
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
  copies: ['original'],
}

const ok = (body: unknown) => ({ status: 200, body })
const api: FakeApi = {
  'POST /api/admin/invoices/search': ok({ invoices: [invoice, other] }),
  'GET /api/admin/invoices/i-1': ok(invoice),
  'GET /api/admin/tax-registration': ok({
    registration,
    version: 1,
    missing: ['registered address'],
    sampleInvoices: 2,
  }),
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
  const message = 'The month of this invoice is over. Issue a credit note instead.'
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

test('the admin lists the missing tax details, and the owner fills them in', async () => {
  const { user, requests } = openAdmin('/admin/invoices', {
    api: {
      ...api,
      'PUT /api/admin/tax-registration': ok({ registration, version: 2, missing: [], sampleInvoices: 2 }),
    },
  })
  expect(await screen.findByText(/only samples until you add: registered address/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Edit tax registration' }))
  expect(screen.queryByRole('button', { name: /tax invoices$/ })).toBeNull()
  await user.type(screen.getByLabelText('Registered address'), '14 Spice Market Road')
  await user.click(screen.getByLabelText('Original for recipient'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Choose at least one copy')).toBeInTheDocument()
  await user.click(screen.getByLabelText('Triplicate for supplier'))
  await user.click(screen.getByLabelText('Original for recipient'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved. New invoices will show this.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    registration: { copies: ['original', 'triplicate'] },
  })
})

test('once the GST details are complete, all sample invoices become tax invoices in one step', async () => {
  const { user } = openAdmin('/admin/invoices', {
    api: {
      ...api,
      'GET /api/admin/tax-registration': ok({ registration, version: 1, missing: [], sampleInvoices: 2 }),
      'POST /api/admin/invoices/samples': ok({
        issued: 1,
        left: [
          { number: 'SPC/26-27/00002', order: 'o-2', orderId: 'ORD-2', why: 'Saffron has no HSN code.' },
        ],
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Issue 2 tax invoices' }))
  expect(await screen.findByText('Tax invoices issued: 1.')).toBeInTheDocument()
  const left = within(screen.getByRole('list', { name: 'Still samples' }))
  expect(left.getByRole('link', { name: 'ORD-2' })).toHaveAttribute('href', '/admin/orders/o-2')
})

test('an accountant reads invoices and downloads reports, and cannot change anything', async () => {
  const { user } = openAdmin('/admin/invoices', { role: 'accountant', api })
  await user.click(await screen.findByRole('button', { name: 'Open INV/26-27/00001' }))
  expect(screen.getAllByText('Asha Rao, Rs 175')).toHaveLength(2)
  expect(await screen.findByText('Tax included: Rs 8.34')).toBeInTheDocument()
  expect(screen.queryByLabelText('Action')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Edit tax registration' })).not.toBeInTheDocument()
  const accounts = screen.getByRole('region', { name: 'For the accountant' })
  expect(within(accounts).getByRole('button', { name: 'Download report' })).toBeInTheDocument()
})

/** jsdom's blobs have no `arrayBuffer`. */
function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(blob)
  })
}

describe('all reports of a month', () => {
  const saved: string[] = []
  let archive = new Blob()
  beforeEach(() => {
    saved.length = 0
    const createObjectURL = (blob: Blob) => {
      archive = blob
      return 'blob:x'
    }
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => jest.restoreAllMocks())

  const address = (sheet: string) => `POST /api/admin/accounts/2026-10/${sheet}`
  const sheets = Object.fromEntries(
    accountSheets.map((sheet) => [address(sheet), { status: 200, body: 'Number' }]),
  )

  async function downloadAll(answers: object) {
    const { user } = openAdmin('/admin/invoices', { role: 'accountant', api: { ...api, ...answers } })
    fireEvent.change(await screen.findByLabelText('Month'), { target: { value: '2026-10' } })
    await user.click(screen.getByRole('button', { name: 'Download all reports' }))
  }

  test('an accountant downloads every report of a month with one button', async () => {
    await downloadAll(sheets)
    expect(
      await screen.findByText(`${accountSheets.length} reports downloaded.`, undefined, { timeout: 10_000 }),
    ).toBeVisible()
    expect(saved).toEqual(['reports-2026-10.zip'])
    const files = unzipSync(await readBytes(archive))
    expect(Object.keys(files)).toEqual(accountSheets.map((sheet) => `${sheet}-2026-10.csv`))
    expect(files['docs-2026-10.csv']).toEqual(strToU8('\ufeffNumber'))
  })

  test('a report that fails saves no part of the month', async () => {
    await downloadAll({ ...sheets, [address('docs')]: { status: 500, body: {} } })
    expect(await screen.findByText(/isn’t responding/, undefined, { timeout: 10_000 })).toBeVisible()
    expect(saved).toEqual([])
    expect(screen.getByRole('button', { name: 'Download all reports' })).toBeEnabled()
  })
})

test('a list that fails to load can be retried', async () => {
  openAdmin('/admin/invoices', {
    api: { ...api, 'POST /api/admin/invoices/search': { status: 500, body: {} } },
  })
  expect(await screen.findByText('Couldn’t load the invoices')).toBeInTheDocument()
})
