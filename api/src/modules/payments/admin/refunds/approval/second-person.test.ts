import { computeDependenceEnd, type Vouched } from './second-person'

const now = new Date('2026-11-28T12:00:00Z')
const DAY = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)

/** @param invitations each invited person, the person who invited them, and how many days ago */
function people(...invitations: [id: string, by: string | null, daysAgo: number][]): Vouched[] {
  const invited = invitations.map(([id, vouchedBy, days]) => ({ id, vouchedBy, vouchedAt: daysAgo(days) }))
  const settled = ['asha', 'meera'].map((id) => ({ id, vouchedBy: null, vouchedAt: null }))
  return [...settled.filter(({ id }) => !invited.some((one) => one.id === id)), ...invited]
}

test.each<[string, string, string, Vouched[]]>([
  ['whom they invited', 'ravi', 'asha', people(['ravi', 'asha', 1])],
  ['who invited them', 'asha', 'ravi', people(['ravi', 'asha', 1])],
  ['who was invited by the same person', 'ravi', 'kiran', people(['ravi', 'asha', 1], ['kiran', 'asha', 2])],
  ['who invited their inviter', 'kiran', 'asha', people(['ravi', 'asha', 1], ['kiran', 'ravi', 1])],
  [
    'who invited them and was invited by them',
    'ravi',
    'asha',
    people(['ravi', 'asha', 1], ['asha', 'ravi', 1]),
  ],
])('nobody approves a refund for somebody %s', (_, one, other, all) => {
  expect(computeDependenceEnd(one, other, all, now)).toEqual(expect.any(Date))
})

test('the wait ends a week after the person joined', () => {
  expect(computeDependenceEnd('ravi', 'asha', people(['ravi', 'asha', 1]), now)).toEqual(
    new Date(daysAgo(1).getTime() + 7 * DAY),
  )
  expect(computeDependenceEnd('ravi', 'asha', people(['ravi', 'asha', 7]), now)).toBeUndefined()
})

test.each<[string, string, string, Vouched[]]>([
  ['a new owner for somebody other than their inviter', 'ravi', 'meera', people(['ravi', 'asha', 1])],
  ['a person invited from the terminal', 'ravi', 'asha', people(['ravi', null, 1])],
  ['two established owners', 'asha', 'meera', people()],
])('%s may approve', (_, one, other, all) => {
  expect(computeDependenceEnd(one, other, all, now)).toBeUndefined()
})
