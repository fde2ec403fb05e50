import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareShopPictures } from '../pictures/prepare-shop-pictures'
import { buildAll } from '../start/prepare-shop'
import { auditPackages } from './audit'
import { counted } from './counted'
import type { Step } from './outcome'
import { playwright } from './playwright-step'
import { type ShownCommand, showCommand } from './show-command'
import { findPostgres, type TestPostgres } from './test-postgres'

/** A check that either holds or doesn't counts as one test. */
function check(
  name: string,
  run: () => Promise<Pick<ShownCommand, 'exitCode'> & Partial<ShownCommand>>,
): Step {
  return {
    name,
    async run() {
      const { exitCode, lastLines } = await run()
      return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, lastLines }
    },
  }
}

/** Drills in their short form. */
function drills(root: string, name: string, ...names: string[]): Step {
  return check(name, () => showCommand('npm', ['run', '--silent', 'drill', '--', ...names, '--short'], root))
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

function jest(root: string, name: string, options: readonly string[], env = {}): Step {
  return {
    name,
    async run() {
      const file = path.join(await mkdtemp(path.join(tmpdir(), 'spice-shop-jest-')), 'report.json')
      const args = ['jest', '--ci', '--json', `--outputFile=${file}`, ...options]
      const shown = await showCommand('npx', args, root, env)
      const read = (report: JestReport) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      })
      return counted(file, read, shown)
    },
  }
}

function apiOnPostgres(root: string, postgres: TestPostgres): Step {
  return {
    name: 'The api on PostgreSQL',
    async run() {
      const url = await postgres.start()
      try {
        return await jest(root, '', ['--selectProjects', 'node', '--testPathPatterns', '^.*/api/src/'], {
          TEST_DATABASE_URL: url,
        }).run()
      } finally {
        await postgres.stop()
      }
    },
  }
}

/** Everything `npm test` does, in order: what is quick to fail comes first. */
export async function testSteps(root: string): Promise<Step[]> {
  const postgres = await findPostgres(process.env)
  return [
    check('Lint and format', () => showCommand('npx', ['biome', 'ci', '.'], root)),
    check('Dependency rules', () => showCommand('npm', ['run', '--silent', 'deps'], root)),
    check('Holes in packages', async () => ({ exitCode: await auditPackages(root) })),
    check('Types', () => showCommand('npx', ['tsc', '--noEmit'], root)),
    jest(root, 'Units, pages and servers', ['--selectProjects', 'browser', 'node']),
    ...(postgres ? [apiOnPostgres(root, postgres)] : []),
    check('Pictures and build', () =>
      prepareShopPictures(root, 'jpg', console.log)
        .then(() => buildAll(root))
        .then(
          () => ({ exitCode: 0 }),
          (error: unknown) => {
            console.error(error)
            return { exitCode: 1 }
          },
        ),
    ),
    jest(root, 'The publish gate', ['--selectProjects', 'built']),
    drills(root, 'Crashes amid orders and payments', 'killed-api', 'crash-on-postgres'),
    drills(
      root,
      'Payments with a failing gateway',
      'gateway-faults',
      'webhooks',
      'same-order',
      'two-customers',
      'fuzz',
    ),
    drills(root, 'The ledger and the gateways’ accounts', 'ledger', 'reconcile'),
    drills(root, 'Two of each behind nginx', 'behind-nginx'),
    drills(
      root,
      'Remotes that fail, and their publishers',
      'two-publishers',
      'killed-publisher',
      'publish-and-rollback',
      'remote-faults',
      'throwing-canary',
    ),
    check('Sizes', () => showCommand('npm', ['run', '--silent', 'size'], root)),
    playwright(root, 'The gallery in a browser', 'gallery.config.ts', 'gallery/test-results/report.json'),
    playwright(root, 'Journeys in a browser', 'playwright.config.ts', 'test-results/chromium.json'),
  ]
}
