import { changedFields } from './changed-fields'

test('a change lists each changed field with before and after', () => {
  expect(changedFields({ role: 'packer', name: 'Asha' }, { role: 'owner', name: 'Asha' })).toEqual([
    { name: 'role', was: 'packer', is: 'owner' },
  ])
})

test('a new value is empty before, and a removed one is empty after', () => {
  expect(changedFields(null, { email: 'a@example.com' })).toEqual([
    { name: 'email', was: undefined, is: 'a@example.com' },
  ])
  expect(changedFields({ limit: 50000 }, { limit: null })).toEqual([
    { name: 'limit', was: '50000', is: undefined },
  ])
  expect(changedFields(null, null)).toEqual([])
})

test('a single unnamed value is listed too, and so is a nested one', () => {
  expect(changedFields('blue', ['red', 1])).toEqual([{ name: 'value', was: 'blue', is: '["red",1]' }])
})
