import type { FinishedTask } from './run-tasks'
import { countTests, formatSummary } from './summary'

const task = (changes: Partial<FinishedTask>): FinishedTask => ({
  name: 'api:test',
  isCached: false,
  hasPassed: true,
  seconds: 12,
  printed: '',
  ...changes,
})
const report = {
  passed: 3,
  failed: 0,
  skipped: 1,
  failedOutsideTests: false,
  flaky: [],
  tests: [{ title: 'a cart is kept', milliseconds: 1500 }],
}
const again = (name: string) => `npx nx run ${name}`

test('the summary totals the tests, with a check counted as one', () => {
  const tasks = [task({ report }), task({ name: 'spice-shop:lint' })]
  const lines = formatSummary(tasks, 20, again).split('\n')
  expect(lines).toContain('api:test                            3 passed, 0 failed, 1 skipped (12 s)')
  expect(lines).toContain('    1.5 s  a cart is kept')
  expect(lines.at(-1)).toBe('4 passed, 0 failed')
})

test('a cached task is named and not counted', () => {
  const tasks = [task({ isCached: true, report })]
  expect(formatSummary(tasks, 1, again)).toContain('unchanged since it passed')
  expect(countTests(tasks)).toEqual({ passed: 0, failed: 0 })
})

test('a failed test is shown with its reason and the command that repeats its task', () => {
  const tests = [{ title: 'a cart is kept', milliseconds: 1, failure: 'Expected 1\nReceived 2' }]
  const failed = task({ hasPassed: false, report: { ...report, failed: 1, tests } })
  const text = formatSummary([failed], 1, again)
  expect(text).toContain('FAILED in api:test: a cart is kept\nExpected 1\nReceived 2')
  expect(text).toContain('Repeat it with: npx nx run api:test')
})

test('a failed check is shown with the end of its output', () => {
  const failed = task({ name: 'spice-shop:types', hasPassed: false, printed: 'error TS2322: no' })
  expect(formatSummary([failed], 1, again)).toContain('FAILED: spice-shop:types\nerror TS2322: no')
  expect(countTests([failed])).toEqual({ passed: 0, failed: 1 })
})

test("a failure outside any test is shown with the end of its runner's output", () => {
  const tests = [{ title: 'outside of any test', milliseconds: 0, failure: 'Exit code: 1' }]
  const failed = task({
    name: 'e2e:smoke',
    hasPassed: false,
    report: { ...report, failed: 1, failedOutsideTests: true, tests },
    printed: 'The api was not ready within 300 s.',
  })
  const text = formatSummary([failed], 1, again)
  expect(text).toContain('FAILED in e2e:smoke: outside of any test\nExit code: 1')
  expect(text).toContain('FAILED: e2e:smoke\nThe api was not ready within 300 s.')
})

test('a runner that fails without a failed test counts as failed', () => {
  expect(countTests([task({ hasPassed: false, report })])).toEqual({ passed: 3, failed: 1 })
})
