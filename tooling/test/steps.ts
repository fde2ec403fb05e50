import { mkdtemp, rm } from 'node:fs/promises'
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
  again?: string,
): Step {
  return {
    name,
    ...(again && { again }),
    async run() {
      const { exitCode, lastLines } = await run()
      return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, lastLines }
    },
  }
}

/** Drills in their short form. */
function drills(root: string, name: string, ...names: string[]): Step {
  return check(
    name,
    () => showCommand('npm', ['run', '--silent', 'drill', '--', ...names, '--short'], root),
    `npm run drill -- ${names.join(' ')} --short`,
  )
}

interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** As a shell takes it for one word. */
function quoted(word: string): string {
  return /^[\w-]+$/.test(word) ? word : `'${word}'`
}

function jest(root: string, name: string, options: readonly string[], env = {}): Step {
  return {
    name,
    again: ['npx', 'jest', ...options.map(quoted)].join(' '),
    async run() {
      // What tests leave behind goes with it.
      const folder = await mkdtemp(path.join(tmpdir(), 'spice-shop-jest-'))
      const file = path.join(folder, 'report.json')
      const args = ['jest', '--ci', '--json', `--outputFile=${file}`, ...options]
      const shown = await showCommand('npx', args, root, { ...env, TMPDIR: folder })
      const read = (report: JestReport) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      })
      return counted(file, read, shown).finally(() => rm(folder, { recursive: true, force: true }))
    },
  }
}

/**
 * Where PostgreSQL is, the whole api is tested on it, and on the embedded database only what that could break: the
 * database's own code, and orders, which lean on its transactions. On CI both databases are asked everything.
 */
const LITTLE_OF_THE_API = '^(?!.*api/src/(?!db/|modules/orders/))'

function units(root: string, isApiOnPostgres: boolean): Step {
  const some = isApiOnPostgres ? ['--testPathPatterns', LITTLE_OF_THE_API] : []
  return jest(root, 'Units, pages and servers', ['--selectProjects', 'browser', 'node', ...some], {
    TEST_DATABASE_URL: '',
  })
}

function apiOnPostgres(root: string, postgres: TestPostgres): Step {
  return {
    name: 'The api on PostgreSQL',
    again: 'TEST_DATABASE_URL=<a server> npx jest api/src',
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
    check('Lint and format', () => showCommand('npx', ['biome', 'ci', '.'], root), 'npm run lint'),
    check('Dependency rules', () => showCommand('npm', ['run', '--silent', 'deps'], root), 'npm run deps'),
    check('Holes in packages', async () => ({ exitCode: await auditPackages(root) })),
    check('Types', () => showCommand('npx', ['tsc', '--noEmit'], root), 'npm run types'),
    units(root, postgres !== undefined && !process.env.CI),
    ...(postgres ? [apiOnPostgres(root, postgres)] : []),
    check(
      'Pictures and build',
      () =>
        prepareShopPictures(root, 'jpg', console.log)
          .then(() => buildAll(root))
          .then(
            () => ({ exitCode: 0 }),
            (error: unknown) => {
              console.error(error)
              return { exitCode: 1 }
            },
          ),
      'npm run build',
    ),
    jest(root, 'The publish gate', ['--selectProjects', 'built']),
    drills(root, 'Crashes amid orders and payments', 'crash', 'crash-on-postgres'),
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
    check('Sizes', () => showCommand('npm', ['run', '--silent', 'size'], root), 'npm run size'),
    playwright(root, 'The gallery in a browser', 'gallery.config.ts', 'gallery/test-results/report.json'),
    playwright(root, 'Journeys in a browser', 'playwright.config.ts', 'test-results/chromium.json'),
  ]
}
