import { readQueueAddress, writeQueueAddress } from './queue-address'

test('the queue begins with what is to be packed', () => {
  expect(readQueueAddress({ search: '', hash: '' })).toEqual({ words: '', parcels: 'to-pack', money: 'any' })
})

test('who looks for something looks in all orders', () => {
  expect(readQueueAddress({ search: '', hash: '#q=asha' }).parcels).toBe('all')
  expect(readQueueAddress({ search: '?parcels=shipped', hash: '#q=asha' }).parcels).toBe('shipped')
})

test('names and phone numbers stand where no server reads them', () => {
  const address = writeQueueAddress({ words: 'आशा & 9876', parcels: 'shipped', money: 'paid' })
  expect(address.search).toBe('?parcels=shipped&money=paid')
  expect(readQueueAddress(address)).toEqual({ words: 'आशा & 9876', parcels: 'shipped', money: 'paid' })
})

test('an address that names no list is the first', () => {
  expect(readQueueAddress({ search: '?parcels=x&money=__proto__', hash: '#%E0%A4' })).toEqual({
    ...{ words: '', parcels: 'to-pack', money: 'any' },
  })
})
