/*
 * The first step of `npm start` and `npm test`: plain JavaScript without a package, since on a fresh clone there are
 * none. Checks Node, installs what is missing, and hands over to start/main.ts or test/main.ts.
 */
import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// A Node too old for the shop has no import.meta.dirname, and must still reach the sentence that says so.
const root = path.resolve(fileURLToPath(import.meta.url), '../..')
const [task, ...rest] = process.argv.slice(2)

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a command to its end. Ctrl-C reaches the child by itself; what is asked of us alone is passed on. */
function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`The shop needs Node 20.19 or later; this is ${process.versions.node}.`)

function modified(file) {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

if (modified('node_modules/.package-lock.json') < modified('package-lock.json')) {
  process.stdout.write('Installing packages\n')
  // Not `npm ci`: it refuses a lock file that was written where a package for another platform could not be had.
  if ((await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0)
    fail('The packages could not be installed: see the lines above.')
}

process.exit(
  await run(process.execPath, ['--import', 'tsx', path.join(root, `tooling/${task}/main.ts`), ...rest]),
)
