import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { showCommand } from './show-command'
import { findPostgres } from './test-postgres'

/*
 * `tsx tooling/test/unit.ts <package>` runs the jest tests of one package. The api's tests use a private
 * PostgreSQL if one is installed. Otherwise, or if TEST_DATABASE_URL is empty, they use the embedded database.
 * The target `embedded` repeats the tests in which engines could differ: transactions, queues and money. Every
 * journey runs on that database too. `with-remotes` runs the tests that read the remotes' sources.
 */

const root = path.resolve(import.meta.dirname, '../..')
const [name = '', target = process.env.NX_TASK_TARGET_TARGET ?? 'test'] = process.argv.slice(2)
const report = path.join(root, `test-results/reports/${path.basename(name)}-${target}.json`)
await mkdir(path.dirname(report), { recursive: true })

/** Folders of the api whose tests depend most on how the database runs transactions. */
const transactional = [
  'db',
  'jobs/queue',
  'modules/orders/placing',
  'modules/payments/(inbox|ledger|refunds|status-requests)',
  'modules/invoicing/numbering',
]
const files = target === 'with-remotes' ? '\\.with-remotes\\.test' : '(?<!\\.with-remotes)\\.test'
const chosen =
  target === 'embedded'
    ? ['--testPathPatterns', `./api/src/(${transactional.join('|')})/`]
    : ['--testPathPatterns', `./${name}/${name === 'composition' ? '(?!registry/)' : ''}.*${files}`]
// Temporary files of tests are deleted with this folder.
const folder = await mkdtemp(path.join(tmpdir(), 'spice-shop-jest-'))
// PostgreSQL runs as its own user, which must be able to enter the folder.
await chmod(folder, 0o711)

const isOnPostgres = name === 'api' && process.env.TEST_DATABASE_URL !== ''
const postgres = isOnPostgres ? await findPostgres(process.env) : undefined
try {
  const env = { TMPDIR: folder, TEST_DATABASE_URL: (await postgres?.start()) ?? '' }
  // One more for the api, whose tests also wait for the database.
  const workers = String(availableParallelism() + (name === 'api' ? 1 : 0))
  const { exitCode } = await showCommand(
    'npx',
    [
      'jest',
      '--ci',
      '--json',
      `--outputFile=${report}`,
      '--selectProjects',
      'browser',
      'node',
      '--maxWorkers',
      workers,
      ...chosen,
    ],
    root,
    env,
  )
  process.exitCode = exitCode
} finally {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
}
