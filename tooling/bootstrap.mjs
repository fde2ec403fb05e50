/*
 * The first step of commands such as `npm start`, in plain JavaScript because a fresh clone has no packages.
 * Checks Node, installs missing packages, and runs the command's main.ts, such as start/main.ts.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const LOOK_FOR_PARENT_EVERY_MS = 500

// An outdated Node lacks import.meta.dirname, and must still get as far as its error message.
const root = path.resolve(fileURLToPath(import.meta.url), '../..')
const [name, ...rest] = process.argv.slice(2)
/** Commands whose code is not in `tooling/<command>`. */
const folders = {
  dev: 'composition/cli/dev',
  'new-remote': 'composition/create-remote/remote',
  'new-page': 'composition/create-remote/page',
}
const parent = process.ppid
/** The module to run in this process after the command has ended. */
let handedOver
/** The running command. */
let child
/** True once a stop was requested. */
let isAsked = false

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Runs a command. Its IPC channel closes if this process is killed, and receives the module to run next. */
function run(command, args) {
  child = spawn(command, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (message) => {
    handedOver = message
  })
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => {
      if (signal) process.stderr.write(`It was ended by ${signal}.\n`)
      resolve(code ?? 1)
    }),
  )
}

// Ctrl-C reaches the child by itself; a signal to this process does not.
process.on('SIGINT', () => {
  isAsked = true
})
process.on('SIGTERM', () => {
  isAsked = true
  child?.kill('SIGTERM')
})
// npm runs this process in a shell, which dies of a signal without passing it on.
if (process.env.npm_lifecycle_event)
  setInterval(
    () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'),
    LOOK_FOR_PARENT_EVERY_MS,
  ).unref()

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`The shop needs Node 20.19 or later, but this is ${process.versions.node}.`)

function modified(file) {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** True for packages needed here on every platform. A deleted workspace leaves its link in the lock file. */
function isNeeded([folder, { optional, link, resolved }]) {
  return folder.includes('node_modules/') && !optional && (!link || existsSync(path.join(root, resolved)))
}

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))

/** Returns true if all needed packages are present: an install may have skipped some. */
function isWhole() {
  return Object.entries(packages)
    .filter(isNeeded)
    .every(([folder]) => existsSync(path.join(root, folder, 'package.json')))
}

/** Returns the node_modules folders of the repository and of its workspaces. */
function packageFolders() {
  const all = Object.keys(packages).map((folder) => /^(.*?node_modules)\//.exec(folder)?.[1])
  return [...new Set(all)].filter((folder) => folder && existsSync(path.join(root, folder)))
}

/** npm's list of installed packages: written at the end of an install, and trusted afterwards. */
const INSTALLED = 'node_modules/.package-lock.json'
if (modified(INSTALLED) < modified('package-lock.json') || !isWhole()) {
  const remnants = existsSync(path.join(root, INSTALLED)) ? [] : packageFolders()
  process.stdout.write(
    remnants.length > 0
      ? 'An earlier install was interrupted: reinstalling all packages\n'
      : 'Installing packages\n',
  )
  // npm would mistake a partial package for a complete one.
  for (const folder of remnants) rmSync(path.join(root, folder), { recursive: true })
  // Without its list npm checks every package, and the next start notices if this install is interrupted.
  rmSync(path.join(root, INSTALLED), { force: true })
  // CI installs exactly what the lock file lists. Developers' packages may be newer and need no clean install.
  const install = process.env.CI ? ['ci'] : ['install', '--no-save']
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  if ((await run('npm', [...install, ...options])) !== 0)
    fail('The packages could not be installed. See the lines above.')
}

const task = [path.join(root, folders[name] ?? `tooling/${name}`, 'main.ts'), ...rest]
const code = await run(process.execPath, ['--import', 'tsx', ...task])
if (!handedOver || isAsked) process.exit(code)
Object.assign(process.env, handedOver.env)
process.chdir(root)
await import(pathToFileURL(handedOver.next).href)
