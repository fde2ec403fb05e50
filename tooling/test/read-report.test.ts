import { readReport } from './read-report'

const reportOfJest = (testResults: readonly object[]) =>
  JSON.stringify({ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults })

test('a jest report has its tests with durations and failures', () => {
  const { passed, failed, tests } = readReport(
    reportOfJest([
      {
        name: 'cart.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'a cart is kept', status: 'passed', duration: 7, failureMessages: [] },
          { fullName: 'a cart is lost', status: 'failed', duration: 9, failureMessages: ['Expected 1'] },
        ],
      },
    ]),
  )
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(tests).toEqual([
    { title: 'a cart is kept', milliseconds: 7 },
    { title: 'a cart is lost', milliseconds: 9, failure: 'Expected 1' },
  ])
})

test('a file that jest could not run counts as failed', () => {
  const { failed, tests } = readReport(
    reportOfJest([{ name: 'cart.test.ts', message: 'Cannot find module', assertionResults: [] }]),
  )
  expect(failed).toBe(2)
  expect(tests).toEqual([{ title: 'cart.test.ts', milliseconds: 0, failure: 'Cannot find module' }])
})

test('a journey that passed at the second attempt counts as passed and is listed as flaky', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'buying.spec.ts',
    tests: [
      {
        status,
        projectName: 'phone',
        results: [{ duration: 2000, ...(message && { error: { message } }) }],
      },
    ],
  })
  const { passed, failed, flaky, tests } = readReport(
    JSON.stringify({
      stats: { expected: 0, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [spec('buys', 'unexpected', 'no button')],
          suites: [{ specs: [spec('pays', 'flaky', 'slow')] }],
        },
      ],
    }),
  )
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 })
  expect(flaky).toEqual(['pays (buying.spec.ts, phone)'])
  expect(tests[0]).toEqual({
    title: 'buys (buying.spec.ts, phone)',
    milliseconds: 2000,
    failure: 'no button',
  })
})

test('an error outside any journey fails the run', () => {
  const { failed } = readReport(
    JSON.stringify({
      stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
      suites: [],
      errors: [{ message: 'The shop did not open.' }],
    }),
  )
  expect(failed).toBe(1)
})
