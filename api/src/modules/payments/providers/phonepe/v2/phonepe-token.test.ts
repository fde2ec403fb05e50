import { createPhonePeToken } from './phonepe-token'
import { phonePeWebhookKey } from './phonepe-v2'

let time = 0
let calls = 0
let isDown = false

async function issue() {
  calls += 1
  if (isDown) throw new Error('PhonePe is down.')
  // PhonePe's clock is a year ahead of the shop's.
  return { access_token: `token-${calls}`, issued_at: 31_536_000, expires_at: 31_536_000 + 3600 }
}

const minutes = (count: number) => count * 60_000
const tokens = () => createPhonePeToken(issue, () => new Date(time))

beforeEach(() => {
  time = 0
  calls = 0
  isDown = false
})

test('fifty payments at once request one token', async () => {
  const token = tokens()
  const given = await Promise.all(Array.from({ length: 50 }, () => token.get()))
  expect(new Set(given)).toEqual(new Set(['token-1']))
  expect(calls).toBe(1)
})

test('a token is renewed at half its life, by our own clock', async () => {
  const token = tokens()
  await token.get()
  time = minutes(29)
  expect(await token.get()).toBe('token-1')
  time = minutes(30)
  expect(await token.get()).toBe('token-2')
})

test('shoppers can pay with the old token until it expires if renewing fails', async () => {
  const token = tokens()
  await token.get()
  isDown = true
  time = minutes(59)
  expect(await token.get()).toBe('token-1')
  time = minutes(60)
  await expect(token.get()).rejects.toThrow('PhonePe is down.')
})

test('a rejected token is not used again', async () => {
  const token = tokens()
  const refused = await token.get()
  expect(await token.getOtherThan(refused)).toBe('token-2')
  expect(await token.getOtherThan(refused)).toBe('token-2')
})

test('the webhook key matches the documented one', () => {
  expect(phonePeWebhookKey('merchant_user', 'Passw0rd1')).toBe(
    '676768ea6f95c1d7241f28d6262462102c275af6a5eb71fcecdb6ed6f9a85f6e',
  )
})
