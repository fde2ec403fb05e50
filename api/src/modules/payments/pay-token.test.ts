import { payToken, readPayToken } from './pay-token'

const now = new Date('2026-11-21T10:00:00Z')
const token = payToken('secret', 'record-1', now)

test('a pay link works for half an hour', () => {
  expect(readPayToken('secret', token, new Date('2026-11-21T10:29:59Z'))).toBe('record-1')
  expect(readPayToken('secret', token, new Date('2026-11-21T10:30:00Z'))).toBeUndefined()
})

test.each([
  ['with another id', token.replace('record-1', 'record-2')],
  ['with a longer life', token.replace(/\.(\w+)\./, '.zzzzzzzzz.')],
  ['cut short', token.slice(0, -2)],
  ['that is empty', ''],
])('a pay link %s is refused', (_, forged) => {
  expect(readPayToken('secret', forged, now)).toBeUndefined()
})

test('a pay link made with another secret is refused', () => {
  expect(readPayToken('other', token, now)).toBeUndefined()
})
