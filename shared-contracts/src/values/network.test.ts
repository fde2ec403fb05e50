import { toNetwork } from './network'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('a visitor at %s is counted with the network %s', (ip, network) => {
  expect(toNetwork(ip)).toBe(network)
})

test('another address of the same connection counts as the same visitor', () => {
  expect(toNetwork('2001:db8:1:2:aaaa::1')).toBe(toNetwork('2001:db8:1:2:bbbb::2'))
})
