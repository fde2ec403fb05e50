import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/* `npm ci` installs exactly package-lock.json on every platform, so it must be complete. */

const root = path.resolve(__dirname, '../../..')

interface Locked {
  resolved?: string
  integrity?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const read = async () =>
  (
    JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as Record<
      'packages',
      Record<string, Locked>
    >
  ).packages

/** Returns the folders where Node looks for a package's dependency, nearest first. */
function listPlaces(folder: string, name: string): string[] {
  const steps = folder.split('/')
  return steps
    .map((_, index) => [...steps.slice(0, steps.length - index), 'node_modules', name].join('/'))
    .concat(`node_modules/${name}`)
}

test('the lock file has every package that other platforms need', async () => {
  const packages = await read()
  const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !listPlaces(folder, name).some((place) => packages[place]))
      .map((name) => `${folder} needs ${name}`),
  )
  // `npm install --package-lock-only` adds missing packages.
  expect(missing).toEqual([])
})

test('the lock file has a hash of every downloaded package', async () => {
  const downloaded = Object.entries(await read()).filter(
    ([folder, { link, inBundle }]) => folder.includes('node_modules/') && !link && !inBundle,
  )
  expect(downloaded.length).toBeGreaterThan(1000)
  expect(downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('the lock file names no registry', async () => {
  expect(Object.entries(await read()).filter(([, { resolved }]) => resolved?.includes('://'))).toEqual([])
})

test('install scripts are disabled on every machine, and only packages that work without theirs have one', async () => {
  expect(await readFile(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const withScript = Object.entries(await read()).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScript.map(([folder]) => folder.replace(/^.*node_modules\//, ''))
  expect([...new Set(names)].sort()).toEqual(['@parcel/watcher', '@swc/core', 'esbuild', 'nx'])
})

describe('npm ci', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lock-file-'))
    const files = Object.keys(await read())
      .filter((workspace) => !workspace.includes('node_modules'))
      .map((workspace) => path.join(workspace, 'package.json'))
    for (const file of ['package-lock.json', ...files])
      await cp(path.join(root, file), path.join(folder, file))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each([
    ['linux', 'x64', 'glibc', '@img/sharp-linux-x64'],
    ['linux', 'x64', 'musl', '@img/sharp-linuxmusl-x64'],
    ['linux', 'arm64', 'glibc', '@biomejs/cli-linux-arm64'],
    ['linux', 'arm64', 'musl', '@biomejs/cli-linux-arm64-musl'],
    ['darwin', 'x64', '', '@swc/core-darwin-x64'],
    ['darwin', 'arm64', '', '@rspack/binding-darwin-arm64'],
    ['win32', 'x64', '', '@esbuild/win32-x64'],
  ])(
    'installs the lock file on %s %s %s without a request to the registry',
    async (os, cpu, libc, ownPackage) => {
      const platform = [`--os=${os}`, `--cpu=${cpu}`, ...(libc && [`--libc=${libc}`])]
      const quietly = ['--offline', '--no-audit', '--no-fund', '--loglevel=error']
      const args = ['ci', '--dry-run', ...quietly, ...platform]
      const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, maxBuffer: 2 ** 26 })
      expect(stdout).toContain(`add ${ownPackage} `)
    },
  )
})
