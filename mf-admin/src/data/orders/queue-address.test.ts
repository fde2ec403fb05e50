import { readQueueAddress, writeQueueAddress } from './queue-address'

test('the queue begins with what is to be packed', () => {
  expect(readQueueAddress({ search: '', hash: '' })).toEqual({
    words: '',
    shipments: 'to-pack',
    money: 'any',
  })
})

test('who looks for something looks in all orders', () => {
  expect(readQueueAddress({ search: '', hash: '#q=asha' }).shipments).toBe('all')
  expect(readQueueAddress({ search: '?shipments=shipped', hash: '#q=asha' }).shipments).toBe('shipped')
})

test('names and phone numbers stand where no server reads them', () => {
  const address = writeQueueAddress({ words: 'आशा & 9876', shipments: 'shipped', money: 'paid' })
  expect(address.search).toBe('?shipments=shipped&money=paid')
  expect(readQueueAddress(address)).toEqual({ words: 'आशा & 9876', shipments: 'shipped', money: 'paid' })
})

test('an address that names no list is the first', () => {
  expect(readQueueAddress({ search: '?shipments=x&money=__proto__', hash: '#%E0%A4' })).toEqual({
    ...{ words: '', shipments: 'to-pack', money: 'any' },
  })
})
