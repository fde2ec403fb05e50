import { shelfWarning } from './shelf-life'

const today = '2026-11-26'

test.each([
  ['a pack whose day is past', { bestBefore: '2026-11-25' }, 'over'],
  ['a pack with 44 days left', { bestBefore: '2027-01-09' }, 'under-45-days'],
  ['a pack with 45 days left of an unknown life', { bestBefore: '2027-01-10' }, undefined],
  [
    'a pack with less than 30% of a year left',
    { bestBefore: '2027-02-28', madeOn: '2026-02-28' },
    'under-30-percent',
  ],
  ['the same by the months of its kind', { bestBefore: '2027-02-28', months: 12 }, 'under-30-percent'],
  ['a pack with more than that', { bestBefore: '2027-04-01', months: 12 }, undefined],
])('%s', (_, life, warning) => {
  expect(shelfWarning(life, today)).toBe(warning)
})
