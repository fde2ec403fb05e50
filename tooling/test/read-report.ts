/** The result of a test runner. */
export interface Report {
  passed: number
  failed: number
  skipped: number
  /** True if, for example, a test server failed to start. Only the runner's output says why. */
  failedOutsideTests: boolean
  /** Titles of tests that only passed on the second attempt. */
  flaky: readonly string[]
  tests: readonly ReportedTest[]
}

export interface ReportedTest {
  title: string
  milliseconds: number
  /** The failure as printed by the runner. */
  failure?: string
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: readonly {
    name: string
    /** The reason why the file could not be run. */
    message: string
    assertionResults: readonly {
      fullName: string
      status: string
      duration?: number | null
      failureMessages: readonly string[]
    }[]
  }[]
}

interface Suite {
  specs: readonly {
    title: string
    file: string
    tests: readonly {
      status: string
      projectName: string
      results: readonly { duration: number; error?: { message?: string } }[]
    }[]
  }[]
  suites?: readonly Suite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: readonly Suite[]
  /** Errors outside any test. */
  errors?: readonly { message?: string }[]
}

/** @param text a JSON report of jest or Playwright */
export function readReport(text: string): Report {
  const report = JSON.parse(text) as JestReport | PlaywrightReport
  return 'stats' in report ? ofPlaywright(report) : ofJest(report)
}

function ofJest({ numPassedTests, numFailedTests, numPendingTests, testResults }: JestReport): Report {
  const broken = testResults.filter(
    ({ assertionResults, message }) => message && assertionResults.length === 0,
  )
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration, failureMessages }) => ({
      title: fullName,
      milliseconds: duration ?? 0,
      ...(failureMessages.length > 0 && { failure: failureMessages.join('\n') }),
    })),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests,
    failedOutsideTests: false,
    flaky: [],
    tests: [
      ...tests,
      ...broken.map(({ name, message }) => ({ title: name, milliseconds: 0, failure: message })),
    ],
  }
}

function ofPlaywright({ stats, suites, errors = [] }: PlaywrightReport): Report {
  const all = suites.flatMap(listSpecs).flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      title: `${title} (${file}, ${projectName})`,
      status,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      message: results.findLast(({ error }) => error)?.error?.message ?? '',
    })),
  )
  const outside = errors.map(({ message = '' }) => ({
    title: 'outside of any test',
    milliseconds: 0,
    failure: message,
  }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    skipped: stats.skipped,
    failedOutsideTests: outside.length > 0,
    flaky: all.filter(({ status }) => status === 'flaky').map(({ title }) => title),
    tests: [
      ...all.map(({ title, milliseconds, status, message }) => ({
        title,
        milliseconds,
        ...(status === 'unexpected' && { failure: message }),
      })),
      ...outside,
    ],
  }
}

function listSpecs({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(listSpecs)]
}
