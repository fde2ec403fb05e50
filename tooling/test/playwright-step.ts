import path from 'node:path'
import { counted } from './counted'
import type { Outcome, Step } from './outcome'
import { showCommand } from './show-command'

interface Suite {
  specs: readonly { title: string; tests: readonly { status: string; projectName: string }[] }[]
  suites?: readonly Suite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: readonly Suite[]
}

/** Counts what Playwright's report says, and names what passed only at the second try. */
export function outcomeOf({ stats, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: suites.flatMap(flakyIn),
  }
}

function flakyIn({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${title} (${projectName})`),
  )
  return [...own, ...suites.flatMap(flakyIn)]
}

/**
 * Runs Playwright.
 * @param config a file in the folder e2e
 * @param report where that configuration writes its report, in the same folder
 */
export function playwright(root: string, name: string, config: string, report: string, env = {}): Step {
  const folder = path.join(root, 'e2e')
  return {
    name,
    again: `cd e2e && npx playwright test --config ${config}`,
    run: () => runPlaywright(folder, config, report, env),
  }
}

/** @param folder e2e */
export async function runPlaywright(
  folder: string,
  config: string,
  report: string,
  env = {},
  filters: readonly string[] = [],
): Promise<Outcome> {
  const args = ['playwright', 'test', '--config', config, ...filters]
  const shown = await showCommand('npx', args, folder, env)
  return counted(path.join(folder, report), outcomeOf, shown)
}
