import { fieldLabel } from './field-label'

test.each<[path: PropertyKey[], label: string]>([
  [['content', 'link'], 'Link'],
  [['address', 'firstName'], 'First name'],
  [['lines', 0, 'hsnCode'], 'HSN code'],
  [['customer_details', 'customer_phone'], 'Customer phone'],
  [['batches', 2], 'Batches'],
  [[], 'The request'],
])('the field %j is called by its label', (path, label) => {
  expect(fieldLabel(path)).toBe(label)
})
