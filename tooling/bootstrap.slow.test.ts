import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/* A repository with a fake npm that logs its arguments and installs one package, tsx. */

let root: string
const started = new Set<ChildProcess>()
const inRoot = (...parts: string[]) => path.join(root, ...parts)
const write = async (file: string, content: string) => {
  await mkdir(path.dirname(inRoot(file)), { recursive: true })
  await writeFile(inRoot(file), content)
}
const npmCalls = () => readFile(inRoot('asked'), 'utf8').catch(() => '')

const tsx = path.resolve(__dirname, '../node_modules/tsx')
const npm = `#!/bin/sh
echo "$@" >> asked
mkdir -p node_modules
ln -sfn ${tsx} node_modules/tsx
echo '{}' > node_modules/.package-lock.json
`

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bootstrap-'))
  await cp(path.join(__dirname, 'bootstrap.mjs'), inRoot('tooling/bootstrap.mjs'))
  await write('package.json', '{"type":"module"}')
  await write(
    'package-lock.json',
    JSON.stringify({
      packages: {
        '': {},
        'node_modules/tsx': { dev: true },
        'api/node_modules/for-another-platform': { optional: true },
        'node_modules/for-another-platform': { optional: true },
        'node_modules/mf-removed-by-hand': { link: true, resolved: 'mf-removed-by-hand' },
      },
    }),
  )
  await write('tooling/start/main.ts', "console.log('The shop is open')")
  await write('bin/npm', npm)
  await chmod(inRoot('bin/npm'), 0o755)
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  started.clear()
  await rm(root, { recursive: true })
})

function bootstrap(env: NodeJS.ProcessEnv = {}, command: readonly string[] = [process.execPath]) {
  const [program = '', ...args] = [...command, inRoot('tooling/bootstrap.mjs'), 'start']
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, CI: '', PATH: pathWithNpm(), ...env },
  })
  started.add(child)
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      out += chunk
    })
  return { child, closed: once(child, 'close').then(() => out) }
}
const pathWithNpm = () => `${inRoot('bin')}:${process.env.PATH}`

test('a fresh clone gets the development packages even if NODE_ENV is production', async () => {
  expect(await bootstrap({ NODE_ENV: 'production' }).closed).toBe('Installing packages\nThe shop is open\n')
  expect(await npmCalls()).toMatch(/^install --no-save --include=dev /)
})

test('CI installs exactly the lock file', async () => {
  expect(await bootstrap({ CI: 'true' }).closed).toBe('Installing packages\nThe shop is open\n')
  expect(await npmCalls()).toMatch(/^ci --include=dev /)
})

test('installed packages are not installed again', async () => {
  await bootstrap().closed
  expect(await bootstrap().closed).toBe('The shop is open\n')
  expect((await npmCalls()).split('\n')).toHaveLength(2)
})

test('an incomplete or interrupted install is completed', async () => {
  await bootstrap().closed
  await rm(inRoot('node_modules/tsx'), { recursive: true })
  expect(await bootstrap().closed).toBe('Installing packages\nThe shop is open\n')
})

test('a partial package left by an interrupted install is removed', async () => {
  await write('node_modules/half/package.json', '{}')
  await write('api/node_modules/half/package.json', '{}')
  expect(await bootstrap().closed).toBe(
    'An earlier install was interrupted: reinstalling all packages\nThe shop is open\n',
  )
  await expect(readFile(inRoot('node_modules/half/package.json'))).rejects.toThrow('ENOENT')
  await expect(readFile(inRoot('api/node_modules/half/package.json'))).rejects.toThrow('ENOENT')
})

test('an interrupted install of a newer lock file starts again', async () => {
  await bootstrap().closed
  const later = Date.now() / 1000 + 60
  await utimes(inRoot('package-lock.json'), later, later)
  await write('bin/npm', '#!/bin/sh\nkill -TERM $$\n')
  expect(await bootstrap().closed).toContain('It was ended by SIGTERM.\nThe packages could not be installed')
  await write('bin/npm', npm)
  expect(await bootstrap().closed).toContain('An earlier install was interrupted')
})

test('a newer lock file is installed', async () => {
  await bootstrap().closed
  const later = Date.now() / 1000 + 60
  await utimes(inRoot('package-lock.json'), later, later)
  expect(await bootstrap().closed).toBe('Installing packages\nThe shop is open\n')
})

const staysUntilTold = `
const close = (why) => { console.log(why); process.exit(0) }
process.once('SIGTERM', () => close('told to close'))
process.once('disconnect', () => close('left alone'))
console.log('open ' + process.pid)
setInterval(() => {}, 1000)
`
let shop: number | undefined
const opened = async ({ stdout }: ChildProcess) => {
  while (stdout && !shop) shop = Number(/open (\d+)/.exec(String(await once(stdout, 'data')))?.[1])
}
/** Stops the shop, which would otherwise run forever. */
afterEach(() => {
  try {
    if (shop) process.kill(shop)
  } catch {
    // It has already ended.
  }
  shop = undefined
})

test('a shop closes when npm is stopped, even if the shell between them passes no signal on', async () => {
  await write('tooling/start/main.ts', staysUntilTold)
  const shell = ['sh', '-c', `"$@"; exit`, 'sh', process.execPath]
  const { child, closed } = bootstrap({ npm_lifecycle_event: 'start' }, shell)
  await opened(child)
  child.kill('SIGTERM')
  expect(await closed).toContain('told to close')
})

test('a shop notices that its bootstrap was killed', async () => {
  await write('tooling/start/main.ts', staysUntilTold)
  const { child, closed } = bootstrap()
  await opened(child)
  child.kill('SIGKILL')
  expect(await closed).toContain('left alone')
})

test('a prepared shop runs in the same process, and closes when npm is stopped', async () => {
  await write('shop.mjs', `console.log(process.env.TEA, process.cwd()); ${staysUntilTold}`)
  const next = JSON.stringify({ next: inRoot('shop.mjs'), env: { TEA: 'assam' } })
  await write('tooling/start/main.ts', `process.send?.(${next}); process.disconnect()`)
  const shell = ['sh', '-c', `cd /; "$@"; exit`, 'sh', process.execPath]
  const { child, closed } = bootstrap({ npm_lifecycle_event: 'start' }, shell)
  await opened(child)
  child.kill('SIGTERM')
  expect(await closed).toMatch(`assam ${root}\nopen ${shop}\ntold to close`)
})
