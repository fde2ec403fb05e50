import argon2 from '@node-rs/argon2'
import { hashPassword, isPassword } from './passwords'

let verify: jest.SpyInstance
beforeEach(() => {
  verify = jest.spyOn(argon2, 'verify')
})
afterEach(() => jest.restoreAllMocks())

/** Returns a hash's algorithm, version and parameters, which decide the cost of verifying it. */
const costs = (hash: unknown) => String(hash).split('$').slice(0, 4)

test('a login with an unknown address costs one verification, as much as a known address [22.5]', async () => {
  const stored = await hashPassword('cardamom')
  expect(await isPassword('clove', stored)).toBe(false)
  expect(await isPassword('clove', undefined)).toBe(false)
  const verified = verify.mock.calls.map(([hash]) => hash)
  expect(verified).toHaveLength(2)
  expect(costs(verified[1])).toEqual(costs(stored))
  expect(costs(stored).join('$')).toMatch(/^\$argon2id\$/)
})

test('nobody can log in to an account that does not exist, whatever the password', async () => {
  expect(await isPassword('nobody has this password', undefined)).toBe(false)
})

test.each([
  ['typed in one character', 'caf\u00e9', 'cafe\u0301'],
  ['typed in two characters', 'cafe\u0301', 'caf\u00e9'],
  ['in Hindi, with a separate nukta', '\u0958\u0932\u092e', '\u0915\u093c\u0932\u092e'],
  ['in Korean, as separate letters', '\u1112\u1161\u11ab', '\ud55c'],
])('a password %s works from a keyboard that encodes it differently', async (_, set, typed) => {
  expect(await isPassword(typed, await hashPassword(set))).toBe(true)
})

test('a password matches a hash of the text as it was sent', async () => {
  const sent = 'cafe\u0301'
  const made = await argon2.hash(sent)
  expect(await isPassword(sent, made)).toBe(true)
  expect(await isPassword('cafe', made)).toBe(false)
})

test('a password with two encodings takes as many checks for an unknown address as for a known one [22.5]', async () => {
  const stored = await hashPassword('cardamom')
  for (const known of [stored, undefined]) {
    verify.mockClear()
    expect(await isPassword('cafe\u0301', known)).toBe(false)
    expect(verify).toHaveBeenCalledTimes(2)
  }
})
