import { changedFields } from './changed-fields'

test('a change tells each field as it was and as it is, and none that stayed', () => {
  expect(changedFields({ role: 'packer', name: 'Asha' }, { role: 'owner', name: 'Asha' })).toEqual([
    { name: 'role', was: 'packer', is: 'owner' },
  ])
})

test('what is new was nothing, and what is gone is nothing', () => {
  expect(changedFields(null, { email: 'a@example.com' })).toEqual([
    { name: 'email', was: undefined, is: 'a@example.com' },
  ])
  expect(changedFields({ limit: 50000 }, { limit: null })).toEqual([
    { name: 'limit', was: '50000', is: undefined },
  ])
  expect(changedFields(null, null)).toEqual([])
})

test('one value without a name is told too, and so is what has parts', () => {
  expect(changedFields('blue', ['red', 1])).toEqual([{ name: 'value', was: 'blue', is: '["red",1]' }])
})
