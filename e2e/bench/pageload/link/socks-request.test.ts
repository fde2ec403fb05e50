import { isLoopback, readSocksRequest } from './socks-request'

const request = (kind: number, ...address: number[]) => Buffer.from([5, 1, 0, kind, ...address])

test('a name, an address of four numbers and the loopback of six are understood', () => {
  const name = Buffer.from('localhost')
  expect(readSocksRequest(request(3, name.length, ...name, 0x0c, 0x94))).toMatchObject({
    host: 'localhost',
    port: 3220,
  })
  expect(readSocksRequest(request(1, 127, 0, 0, 1, 0, 80))).toEqual({
    host: '127.0.0.1',
    port: 80,
    length: 10,
  })
  expect(readSocksRequest(request(4, ...Array(15).fill(0), 1, 0, 80))).toMatchObject({
    host: '::1',
    port: 80,
  })
})

test('what has not come whole is waited for', () => {
  expect(readSocksRequest(Buffer.from([5, 1, 0]))).toBeUndefined()
  expect(readSocksRequest(request(1, 127, 0, 0, 1, 0))).toBeUndefined()
})

test.each(['127.0.0.1', 'localhost', 'shop.localhost', '::1'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each(['192.0.2.1', 'example.com', 'localhost.example.com', '1127.0.0.1'])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false)
})
