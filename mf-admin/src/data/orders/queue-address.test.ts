import { readQueueAddress, writeQueueAddress } from './queue-address'

test('the queue starts with the orders to pack', () => {
  expect(readQueueAddress({ search: '', hash: '' })).toEqual({
    words: '',
    shipments: 'to-pack',
    money: 'any',
  })
})

test('a search covers all orders', () => {
  expect(readQueueAddress({ search: '', hash: '#q=asha' }).shipments).toBe('all')
  expect(readQueueAddress({ search: '?shipments=shipped', hash: '#q=asha' }).shipments).toBe('shipped')
})

test('names and phone numbers are in the part of the address that browsers do not send', () => {
  const address = writeQueueAddress({ words: 'आशा & 9876', shipments: 'shipped', money: 'paid' })
  expect(address.search).toBe('?shipments=shipped&money=paid')
  expect(readQueueAddress(address)).toEqual({ words: 'आशा & 9876', shipments: 'shipped', money: 'paid' })
})

test('an address keeps the list’s sorting', () => {
  const sorting = { by: 'total', isDescending: true } as const
  const address = writeQueueAddress({ words: '', shipments: 'shipped', sorting })
  expect(address.search).toBe('?shipments=shipped&sort=-total')
  expect(readQueueAddress(address).sorting).toEqual(sorting)
  expect(readQueueAddress({ search: '?sort=-password', hash: '' }).sorting).toBeUndefined()
})

test('an address without a valid filter shows the orders to pack', () => {
  expect(readQueueAddress({ search: '?shipments=x&money=__proto__', hash: '#%E0%A4' })).toEqual({
    ...{ words: '', shipments: 'to-pack', money: 'any' },
  })
})
