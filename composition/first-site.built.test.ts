import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '../tooling/start/free-port'
import { checkout } from '../tooling/testing/checkout'

/* Follows README.md word for word: writes its files, types its commands, and requests pages from its edge. The second
   remote is the first one under another name. */

const LINKED = ['shared-contracts', 'file-lock', 'tsconfig.json']
const STARTED_WITHIN_MS = 60_000

let root: string
let readme: string
let edge: ChildProcess | undefined
let origin: string
let complaints = ''

beforeAll(async () => {
  readme = await readFile(path.join(__dirname, 'README.md'), 'utf8')
  root = await checkout(LINKED)
})
afterAll(async () => {
  if (edge?.pid) {
    const closed = once(edge, 'close')
    // Stops npx and its child processes.
    process.kill(-edge.pid)
    await closed
  }
  await rm(root, { recursive: true })
})

const filesOf = (text: string) =>
  [...text.matchAll(/^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$/gms)].map(
    ([, file = '', code = '']) => [file, code] as const,
  )

/** Returns the commands of a section, without comments. */
function commandsOf(section: string): string[] {
  const [, text = ''] = readme.split(`\n## ${section}\n`)
  const [, commands = ''] = /^```sh\n(.*?)^```$/ms.exec(text) ?? []
  return commands.split('\n').flatMap((line) => line.replace(/ +#.*/, '') || [])
}

function type(command: string): string {
  return execFileSync('sh', ['-c', command], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: environment(),
  })
}

/** The test's own environment, without settings that would affect the site. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _, REGISTRY: __, DATA_DIR: ___, ...env } = process.env
  return { ...env, USER: 'a reader' }
}

async function write(file: string, code: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), code)
}

const inClock = (text: string) => text.replaceAll('hello', 'clock').replaceAll('Hello', 'Clock')

async function startEdge(command: string): Promise<void> {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  edge = spawn('sh', ['-c', `exec ${command}`], {
    cwd: root,
    env: { ...environment(), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  edge.stderr?.on('data', (bytes: Buffer) => {
    complaints += bytes.toString()
  })
  const deadline = Date.now() + STARTED_WITHIN_MS
  while (!(await fetch(`${origin}/remotes.json`).catch(() => undefined))) {
    if (Date.now() > deadline || edge.exitCode !== null)
      throw new Error(`The edge did not start: ${complaints}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Returns the page once its thread is warm: until then the browser has to render it. */
async function renderedPage(address: string): Promise<{ status: number; html: string }> {
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(origin + address)
    const html = await response.text()
    if (!html.includes('<div id="root"></div>')) return { status: response.status, html }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} was never rendered: ${complaints}`)
}

const heading = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]

test('a site of two remotes is written, built and published as the README says', async () => {
  const files = filesOf(readme)
  expect(files.map(([file]) => file)).toContain('edge/src/edge.ts')
  for (const [file, code] of files) {
    await write(file, code)
    if (file.startsWith('mf-hello/')) await write(inClock(file), inClock(code))
  }
  const commands = commandsOf('Publish')
  expect(commands).toHaveLength(4)
  for (const command of commands) type(command)
  for (const command of commands.filter((one) => one.includes('hello'))) type(inClock(command))
})

test('the site’s code satisfies the types of composition and contract', async () => {
  const own = ['mf-hello', 'mf-clock', 'shell', 'edge'].map((folder) => `${folder}/**/*.ts*`)
  await write(
    'tsconfig.site.json',
    JSON.stringify({ extends: './tsconfig.json', include: own, exclude: ['**/dist'] }),
  )
  type('node node_modules/typescript7/bin/tsc --noEmit --project tsconfig.site.json')
})

test('the site’s edge renders the pages of both remotes, and responds 404 to other addresses', async () => {
  const [, start = ''] = /^```sh\n(npx tsx edge.*?)\n```$/m.exec(readme) ?? []
  await startEdge(start)
  const hello = await renderedPage('/hello')
  expect(hello).toMatchObject({ status: 200, html: expect.stringContaining('<title>Hello</title>') })
  expect(heading(hello.html)).toBe('Hello from version one')
  expect(heading((await renderedPage('/clock')).html)).toBe('Clock from version one')
  expect(await renderedPage('/nowhere')).toMatchObject({
    status: 404,
    html: expect.stringContaining('<h1>Not found</h1>'),
  })
})

test('every file that a page names is served', async () => {
  const { html } = await renderedPage('/hello')
  const files = [...html.matchAll(/(?:href|src)="(\/(?:shell|remotes)\/[^"]+)"/g)].map(([, file]) => file)
  expect(files.some((file) => file?.startsWith('/remotes/mf-hello/'))).toBe(true)
  for (const file of files) expect((await fetch(`${origin}${file}`)).status).toBe(200)
})

test('another version appears without a restart, and the previous one after a rollback', async () => {
  const [change = '', publish = '', rollback = ''] = commandsOf('Publish another version, and roll back')
  for (const [file, from, to] of [
    ['mf-hello/src/module.ts', 'version one', 'version two'],
    ['mf-hello/package.json', '1.0.0', '1.1.0'],
  ] as const)
    await write(file, (await readFile(path.join(root, file), 'utf8')).replace(from, to))
  type(change)
  type(publish)
  expect(heading((await renderedPage('/hello')).html)).toBe('Hello from version two')
  expect(heading((await renderedPage('/clock')).html)).toBe('Clock from version one')
  type(rollback)
  expect(heading((await renderedPage('/hello')).html)).toBe('Hello from version one')
})

test('neither the site’s pages nor its files know what this shop sells', async () => {
  const { html } = await renderedPage('/hello')
  for (const text of [html, ...filesOf(readme).map(([, code]) => code)])
    expect(text).not.toMatch(/spice|kesar|clove/i)
})
