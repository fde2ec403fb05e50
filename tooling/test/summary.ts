import { stripVTControlCharacters } from 'node:util'
import type { Report, ReportedTest } from './read-report'
import type { FinishedTask } from './run-tasks'

interface TestCounts {
  passed: number
  failed: number
}

const SLOWEST = 10
/** Maximum number of lines for one failed test. */
const FAILURE_LINES = 25
/** Maximum number of lines, from the end, for a task that failed outside its tests. */
const LAST_LINES = 40

/** Lists failures first. A task without a report is one test. @param again returns the command to repeat it */
export function formatSummary(
  tasks: readonly FinishedTask[],
  seconds: number,
  again: (task: string) => string,
): string {
  const { passed, failed } = countTests(tasks)
  const ran = tasks.filter(({ isCached }) => !isCached)
  return [
    ...ran.flatMap(formatFailures),
    ...tasks.flatMap((task) => formatTask(task, again)),
    ...formatSlowest(ran),
    `Finished in ${seconds} s.`,
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

export function countTests(tasks: readonly FinishedTask[]): TestCounts {
  const counts = tasks.filter(({ isCached }) => !isCached).map(countTask)
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function countTask({ hasPassed, report }: FinishedTask): TestCounts {
  if (!report) return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  // A runner may fail outside its tests.
  return { passed: report.passed, failed: hasPassed ? report.failed : Math.max(1, report.failed) }
}

function formatTask(task: FinishedTask, again: (task: string) => string): string[] {
  const name = task.name.padEnd(36)
  if (task.isCached) return [`${name}unchanged since it passed`]
  const { passed, failed } = countTask(task)
  const { skipped = 0, flaky = [] }: Partial<Report> = task.report ?? {}
  return [
    `${name}${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${task.seconds} s)`,
    ...flaky.map((title) => `  passed on the second attempt: ${title}`),
    ...(failed > 0 ? [`  Repeat it with: ${again(task.name)}`] : []),
  ]
}

function formatFailures({ name, hasPassed, report, printed }: FinishedTask): string[] {
  if (hasPassed) return []
  const failed = report?.tests.filter(({ failure }) => failure !== undefined) ?? []
  const inTests = failed.flatMap(({ title, failure = '' }) => [
    `FAILED in ${name}: ${title}`,
    ...stripVTControlCharacters(failure).split('\n').slice(0, FAILURE_LINES),
    '',
  ])
  if (failed.length > 0 && !report?.failedOutsideTests) return inTests
  return [...inTests, `FAILED: ${name}`, ...printed.trimEnd().split('\n').slice(-LAST_LINES), '']
}

function formatSlowest(tasks: readonly FinishedTask[]): string[] {
  const all = tasks.flatMap(({ report }) => report?.tests ?? [])
  if (all.length === 0) return []
  const slowest = [...all].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, SLOWEST)
  return ['', 'The slowest tests:', ...slowest.map(formatTime), '']
}

const formatTime = ({ title, milliseconds }: ReportedTest) =>
  `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${title}`
