import { availableParallelism } from 'node:os'
import path from 'node:path'
import { prepareShopPictures } from '../pictures/prepare-shop-pictures'
import { remoteFolders } from '../registry/remote-folders'
import { buildAll } from '../start/build/build-packages'
import { auditPackages } from './audit'
import { check, command, drills } from './command-steps'
import { runJest } from './jest-step'
import type { Step } from './outcome'
import { journeyParts, onePart, SERVERS, unitParts } from './parts'
import { playwright, runPlaywright } from './playwright-step'
import { showCommand } from './show-command'
import { findPostgres, type TestPostgres } from './test-postgres'

/**
 * Where PostgreSQL is, the whole api is tested on it, and on the embedded database only what that could break: the
 * database's own code, and orders, which lean on its transactions. Drills and journeys run on the embedded database besides.
 * `npm run unit` asks it everything.
 */
const LITTLE_OF_THE_API = ['api/src/db', 'api/src/modules/orders']

/** @param isApiOnPostgres whether another step tests the whole api */
export function units(
  root: string,
  remotes: readonly string[],
  isApiOnPostgres: boolean,
  env = {},
  projects = ['browser', 'node'],
): Step {
  return {
    name: 'Units, pages and servers',
    again: 'npm run unit',
    parts: unitParts(remotes),
    run: (parts) => {
      const paths = parts.flatMap((part) => (part === 'api' && isApiOnPostgres ? LITTLE_OF_THE_API : part))
      return runJest(root, projects, paths, { ...env, TEST_DATABASE_URL: '' })
    },
  }
}

function apiOnPostgres(root: string, remotes: readonly string[], postgres: TestPostgres): Step {
  return {
    name: 'The api on PostgreSQL',
    again: 'TEST_DATABASE_URL=<a server> npx jest api/src',
    parts: unitParts(remotes).filter(({ name }) => name === 'api'),
    async run() {
      const url = await postgres.start()
      try {
        // They wait for the database more than others do.
        const workers = ['--maxWorkers', String(2 * availableParallelism())]
        // Its embedded database is tested with the units.
        const tests = ['api/src/(?!db/embedded/)']
        return await runJest(root, ['node'], tests, { TEST_DATABASE_URL: url }, workers)
      } finally {
        await postgres.stop()
      }
    },
  }
}

export async function preparePicturesAndBuild(root: string): Promise<{ exitCode: number }> {
  await prepareShopPictures(root, 'jpg', console.log)
  await buildAll(root)
  return { exitCode: 0 }
}

/** Everything `npm test` does, in order: what fails quickly comes first. */
export async function testSteps(root: string): Promise<Step[]> {
  const everything = onePart('.')
  const remotes = (await remoteFolders(root)).map((folder) => path.basename(folder))
  const postgres = await findPostgres(process.env)
  return [
    check('Lint and format', 'npm run lint', everything, () =>
      showCommand('npx', ['biome', 'ci', '.'], root),
    ),
    check('Texts that survive page translation', 'npm run lint:texts', everything, () =>
      showCommand('npx', ['tsx', 'tooling/text-nodes/main.ts'], root),
    ),
    command(root, 'Dependency rules', 'deps', everything),
    check('Known holes in packages', 'npm audit --omit=dev', [], async () => ({
      exitCode: await auditPackages(root),
    })),
    command(root, 'Types', 'types', everything),
    units(root, remotes, postgres !== undefined),
    ...(postgres ? [apiOnPostgres(root, remotes, postgres)] : []),
    check('Pictures and build', 'npm run build', [], () => preparePicturesAndBuild(root)),
    {
      name: 'The publish gate',
      again: 'npx jest --selectProjects built',
      parts: everything,
      run: () => runJest(root, ['built']),
    },
    drills(root, 'Crashes, payments, gateways, nginx', SERVERS, 2, [
      // The longest first, so that no long one runs alone at the end.
      'ledger',
      'behind-nginx',
      'webhooks',
      'crash-on-postgres',
      'fuzz',
      'gateway-faults',
      'crash',
      'same-order',
      'two-customers',
      'reconcile',
    ]),
    drills(root, 'Remotes that fail, their publishers, the desk, and a phone without signal', ['.'], 1, [
      'two-publishers',
      'killed-publisher',
      'publish-and-rollback',
      'remote-faults',
      'throwing-canary',
      'desk',
      'offline',
    ]),
    command(root, 'Sizes', 'size', everything),
    {
      ...playwright(
        root,
        'The gallery in a browser',
        'gallery.config.ts',
        'gallery/test-results/report.json',
      ),
      parts: onePart('design-system', 'e2e', 'tooling', 'package.json'),
    },
    journeys(root, remotes),
  ]
}

/** The journeys in Chromium; where some remotes alone have changed, those that open pages of theirs. */
function journeys(root: string, remotes: readonly string[]): Step {
  const [config, report] = ['playwright.config.ts', 'test-results/chromium.json']
  return {
    ...playwright(root, 'Journeys in a browser', config, report),
    parts: journeyParts(remotes),
    run: (changed) =>
      runPlaywright(path.join(root, 'e2e'), config, report, {
        ...(changed.length < remotes.length && { CHANGED_REMOTES: changed.join(' ') }),
      }),
  }
}
