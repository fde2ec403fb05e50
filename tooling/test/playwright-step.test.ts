import { outcomeOf } from './playwright-step'

test('a journey that passed only at the second try is named with its width', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: 'phone' }] })
  const outcome = outcomeOf({
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ specs: [spec('lists', 'expected')], suites: [{ specs: [spec('buying', 'flaky')] }] }],
  })
  expect(outcome).toEqual({ passed: 2, failed: 0, skipped: 0, flaky: ['buying (phone)'] })
})
