import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { counted } from './counted'
import type { Outcome } from './outcome'
import { showCommand } from './show-command'

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

function outcomeOf({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport): Outcome {
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

/**
 * Runs jest.
 * @param root the repository
 * @param projects of jest.config.mjs
 * @param paths which tests: patterns that their paths begin with; all of the projects' when there are none
 */
export async function runJest(
  root: string,
  projects: readonly string[],
  paths: readonly string[] = [],
  env = {},
  options: readonly string[] = [],
): Promise<Outcome> {
  // What tests leave behind goes with this folder.
  const folder = await mkdtemp(path.join(tmpdir(), 'spice-shop-jest-'))
  // A server of PostgreSQL runs as a user of its own, and has to get through.
  await chmod(folder, 0o711)
  const file = path.join(folder, 'report.json')
  const some = paths.length > 0 ? ['--testPathPatterns', ...paths.map((each) => `./${each}`)] : []
  const own = ['--ci', '--json', `--outputFile=${file}`, ...options]
  const args = ['jest', ...own, '--selectProjects', ...projects, ...some]
  const shown = await showCommand('npx', args, root, { ...env, TMPDIR: folder })
  return counted(file, outcomeOf, shown).finally(() => rm(folder, { recursive: true, force: true }))
}
