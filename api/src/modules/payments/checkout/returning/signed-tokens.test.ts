import { createSignedTokens } from './signed-tokens'

const now = new Date('2026-11-21T10:00:00Z')
const links = createSignedTokens('secret', 'pay', 30 * 60_000)
const token = links.make('record-1', now)

test('a pay link works for half an hour', () => {
  expect(links.read(token, new Date('2026-11-21T10:29:59Z'))).toBe('record-1')
  expect(links.read(token, new Date('2026-11-21T10:30:00Z'))).toBeUndefined()
})

test.each([
  ['with another id', token.replace('record-1', 'record-2')],
  ['with a longer life', token.replace(/\.(\w+)\./, '.zzzzzzzzz.')],
  ['cut short', token.slice(0, -2)],
  ['that is empty', ''],
])('a pay link %s is refused', (_, forged) => {
  expect(links.read(forged, now)).toBeUndefined()
})

test.each([
  ['with another secret', createSignedTokens('other', 'pay', 30 * 60_000)],
  ['for another purpose', createSignedTokens('secret', 'return', 30 * 60_000)],
])('a link made %s is refused', (_, others) => {
  expect(others.read(token, now)).toBeUndefined()
})
