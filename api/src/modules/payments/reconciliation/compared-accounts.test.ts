import { accountsByProvider } from './compared-accounts'

const doneAt = new Date('2026-11-23T01:00:00Z')

test('an account with two protocols is listed once, as of the protocol that is furthest behind', () => {
  const cashfree = { title: 'Cashfree', night: '2026-11-22', doneAt }
  const old = { title: 'PhonePe', night: '2026-11-20', doneAt }
  const current = { title: 'PhonePe', night: '2026-11-22', doneAt }
  expect(accountsByProvider([cashfree, current, old])).toEqual([cashfree, old])
  expect(accountsByProvider([current, { title: 'PhonePe' }])).toEqual([{ title: 'PhonePe' }])
})
