import { cleanAwb } from './awb'

test.each([
  ['EE123456789IN', 'EE123456789IN'],
  [' ee 123 456 789 in ', 'EE123456789IN'],
  ['1490\u00a08101\u200b2345\n', '149081012345'],
  ['D-12/34', 'D-12/34'],
])('a tracking number typed as %j is stored as %s', (typed, awb) => {
  expect(cleanAwb(typed)).toBe(awb)
})

test.each(['', '   ', '123', '<script>', 'EE1234;DROP', 'एक दो तीन', 'A'.repeat(41)])(
  '%j is not a tracking number',
  (typed) => {
    expect(cleanAwb(typed)).toBeUndefined()
  },
)
