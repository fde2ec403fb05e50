import { guessCourier } from './guess-courier'

const all = ['india-post', 'delhivery', 'dtdc', 'blue-dart', 'other']

test.each([
  ['EE123456789IN', 'india-post'],
  ['RK987654321IN', 'india-post'],
  ['69812345670', 'blue-dart'],
  ['D12345678', 'dtdc'],
  ['2285922476214', 'delhivery'],
  ['19041194121234', 'delhivery'],
])('%s looks like a number of %s', (awb, courier) => {
  expect(guessCourier(awb, all)).toBe(courier)
})

test.each(['', 'EE123456789US', '1234567890', '149081012345', 'D1234567', 'ORD-1795000000001'])(
  '%j does not reveal its courier',
  (awb) => {
    expect(guessCourier(awb, all)).toBeUndefined()
  },
)

test('a courier that the shop does not use is not guessed', () => {
  expect(guessCourier('EE123456789IN', ['dtdc', 'other'])).toBeUndefined()
})
