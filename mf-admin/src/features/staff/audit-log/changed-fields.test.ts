import type { ShownEntry } from 'shared-contracts/staff/audit-log-schema'
import { changedFields } from './changed-fields'

const aboutPerson = { kind: 'person', id: 'a1', name: 'Asha' } as const

function fields(before: unknown, after: unknown, entry: Partial<ShownEntry> = {}) {
  return changedFields({ what: 'product-changed', about: aboutPerson, before, after, ...entry })
}

test('a change lists each changed field with its old and new value', () => {
  expect(fields({ role: 'packer', name: 'Asha' }, { role: 'owner', name: 'Asha' })).toEqual([
    { name: 'Role', was: 'packer', is: 'owner' },
  ])
})

test('an added value has no old value, and a removed one has no new value', () => {
  expect(fields(null, { email: 'a@example.com' })).toEqual([
    { name: 'Email', was: undefined, is: 'a@example.com' },
  ])
  expect(fields({ limit: 5 }, { limit: null })).toEqual([{ name: 'Limit', was: '5', is: undefined }])
  expect(fields(null, null)).toEqual([])
})

test('an amount is in rupees, in settings too', () => {
  expect(fields({ left: 60_000 }, { amount: 60_000 })).toEqual([
    { name: 'Refundable', was: 'Rs 600', is: undefined },
    { name: 'Amount', was: undefined, is: 'Rs 600' },
  ])
  const about = { kind: 'setting', id: 'fourEyesLimit', name: '' } as const
  expect(fields(50_000, { value: 100_000, dueAt: '2026-11-27T08:35:00.000Z' }, { about })).toEqual([
    { name: 'Value', was: 'Rs 500', is: 'Rs 1,000' },
    { name: 'Due', was: undefined, is: '27 Nov 2026, 2:05 pm' },
  ])
})

test('a pack’s price names the pack without the product’s code', () => {
  const about = { kind: 'product', id: 'turmeric-powder', name: 'Turmeric Powder' } as const
  const name = 'price of turmeric-powder-100g'
  expect(fields({ [name]: 12_000 }, { [name]: 12_550 }, { about })).toEqual([
    { name: 'Price (100g)', was: 'Rs 120', is: 'Rs 125.50' },
  ])
})

test('codes are readable, and internal references are left out', () => {
  expect(fields(null, { state: 'coming-back', order: '5bd0d6ea' })).toEqual([
    { name: 'State', was: undefined, is: 'coming back' },
  ])
})

test('items of an order are named, with quantity, batch and condition', () => {
  const items = ['Turmeric Powder 100 g', 'Masala Chai Pack of 3']
  const lines = [
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ]
  expect(fields(null, { lines }, { items })).toEqual([
    { name: 'Items', was: undefined, is: '2 × Turmeric Powder 100 g; 1 × Masala Chai Pack of 3' },
  ])
  const batches = [{ line: 0, quantity: 2, batch: 'B2611' }]
  expect(fields(null, { batches }, { items })).toEqual([
    { name: 'Batches', was: undefined, is: '2 × Turmeric Powder 100 g of batch B2611' },
  ])
  const back = { line: 1, quantity: 1, condition: 'opened', reason: 'wrong-goods', isForSale: true }
  expect(fields(null, { lines: [back] }, { items })).toEqual([
    { name: 'Items', was: undefined, is: '1 × Masala Chai Pack of 3 (opened, wrong item, for sale again)' },
  ])
  const damaged = { line: 0, quantity: 1, condition: 'damaged', reason: 'damaged', isForSale: false }
  expect(fields(null, { lines: [damaged] }, { items })).toEqual([
    { name: 'Items', was: undefined, is: '1 × Turmeric Powder 100 g (damaged in transit)' },
  ])
})

test('an item of an unknown order is called by its number', () => {
  expect(fields(null, { lines: [{ line: 1, quantity: 3 }] })).toEqual([
    { name: 'Items', was: undefined, is: '3 × item 2' },
  ])
})

test('a weight has its unit, and a percentage its sign', () => {
  expect(fields({ weight: null }, { weight: 2220 })).toEqual([
    { name: 'Weight', was: undefined, is: '2,220 g' },
  ])
  expect(fields({ percent: 5 }, { percent: 18 })).toEqual([{ name: 'GST rate', was: '5%', is: '18%' }])
})

test('a sign-in says by what means and on which kind of device', () => {
  const entry = { what: 'person-signed-in' } as const
  expect(fields(null, { way: 'app-code', isKnownDevice: false }, entry)).toEqual([
    { name: 'Signed in with', was: undefined, is: 'app code' },
    { name: 'New device', was: undefined, is: 'yes' },
  ])
  expect(fields(null, { way: 'passkey', isKnownDevice: true }, entry)).toEqual([
    { name: 'Signed in with', was: undefined, is: 'passkey' },
  ])
})

test('a batch names its pack without a code', () => {
  expect(fields(null, { variant: 'sambar-powder-500g' })).toEqual([
    { name: 'Pack', was: undefined, is: 'Sambar powder 500 g' },
  ])
})

test('a State’s name is spelled out', () => {
  expect(fields('29', '96', { what: 'place-answered' })).toEqual([
    { name: 'Value', was: 'Karnataka', is: 'outside India' },
  ])
})
